import type { Job } from '@console/area';
import { creatingRows } from './creating-rows';
import { imagesByName } from '../machine/image';
import { vmRows } from '../machine/rows';

const job: Job = {
  id: 'job-1',
  kind: 'virtual_machine',
  name: 'web-02',
  location: 'tll',
  area: 'mf-compute',
  startedAt: 0,
  expectedMs: 33_000,
  state: 'running',
  match: { known: ['old'], vcpu: 2, ram: 4096, disk: 60, image: 'Ubuntu 24.04 LTS', account: 'Main' },
};
const listed = (uuid: string) =>
  vmRows([{ uuid, name: 'web-02', status: 'creating', vcpu: 2, memory: 4096, storage: [], location: 'tll' }], {
    addresses: [],
    accounts: [],
    images: imagesByName([]),
    prices: undefined,
    terms: { currency: 'EUR', tiers: 'whole' },
    pending: new Map(),
  });

it('shows a creation as a row until the list has it', () => {
  expect(creatingRows([job], [])).toMatchObject([
    { name: 'web-02', status: 'creating', vcpu: 2, memoryGb: 4, diskGb: 60, image: 'Ubuntu 24.04 LTS' },
  ]);
  expect(creatingRows([job], listed('new'))).toEqual([]);
});

it('is not taken in by an older machine of the same name', () => {
  expect(creatingRows([job], listed('old'))).toHaveLength(1);
});

it('leaves out what is over, and other kinds', () => {
  expect(
    creatingRows(
      [
        { ...job, state: 'failed' },
        { ...job, kind: 'bucket' },
      ],
      [],
    ),
  ).toEqual([]);
});
