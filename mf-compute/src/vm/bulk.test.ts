import { allowed, forEachVm } from './bulk';
import type { VmRow } from './rows';

const row = (uuid: string, status: string, more: Partial<VmRow> = {}): VmRow => ({
  uuid,
  name: uuid,
  location: 'tll',
  status,
  vcpu: 1,
  memory: 1024,
  memoryGb: 1,
  diskGb: 20,
  storage: [],
  addresses: [],
  image: '',
  accountName: undefined,
  monthly: undefined,
  pending: undefined,
  ...more,
});

it('applies to those of a selection that it is possible for', () => {
  const rows = [
    row('a', 'running'),
    row('b', 'stopped'),
    row('c', 'creating'),
    row('d', 'running', { pending: 'stop' }),
    row('e', 'creating', { jobId: 'e' }),
  ];
  expect(allowed('stop', rows).map(({ uuid }) => uuid)).toEqual(['a']);
  expect(allowed('start', rows).map(({ uuid }) => uuid)).toEqual(['b']);
  expect(allowed('delete', rows).map(({ uuid }) => uuid)).toEqual(['a', 'b']);
});

it('does at most three at a time, and one failure stops no other', async () => {
  let running = 0;
  let most = 0;
  const rows = ['a', 'b', 'c', 'd', 'e'].map((uuid) => row(uuid, 'running'));
  const { done, failures } = await forEachVm(rows, async ({ uuid }) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    await Promise.resolve();
    running -= 1;
    if (uuid === 'b') throw new Error('no');
  });
  expect(most).toBe(3);
  expect(done.map(({ uuid }) => uuid)).toEqual(['a', 'c', 'd', 'e']);
  expect(failures).toMatchObject([{ name: 'b', error: new Error('no') }]);
});
