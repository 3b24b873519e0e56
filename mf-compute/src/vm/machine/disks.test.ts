import { resetApi } from '@console/api';
import type { PriceTerms } from '@console/domain/price';
import { copySource } from '../create/copy-source';
import { requestsOf } from '../actions/requests';
import { diskPrices } from './disk-prices';
import { areDisksRead, bootDisk } from './disks';
import { aReadVm, somePrices } from './fixture';
import { machineNeeds } from './machine-price';
import { machinePricer } from './machine-pricer';

const terms: PriceTerms = { currency: 'EUR', tiers: 'whole' };
const vda = { uuid: 'disk-a', name: 'vda', size: 40, primary: true, replica: [] };
const vdb = { uuid: 'disk-b', name: 'vdb', size: 50, replica: [] };
const broken = { ...vda, size: 'large' };

afterEach(() => resetApi());

it('takes no data disk for the boot disk where that one could not be read', async () => {
  expect(bootDisk(await aReadVm(vdb, vda))?.uuid).toBe('disk-a');
  expect(bootDisk(await aReadVm(vdb))?.uuid).toBe('disk-b');
  expect(bootDisk(await aReadVm(broken, vdb))).toBeUndefined();
});

it('knows whether a disk or copy is missing, not only a part of one', async () => {
  expect(areDisksRead(await aReadVm({ ...vda, pool: 7 }))).toBe(true);
  expect(areDisksRead(await aReadVm(broken, vdb))).toBe(false);
  expect(areDisksRead(await aReadVm({ ...vda, replica: [{ type: 'backup' }] }))).toBe(false);
});

it('charges a data disk as one, whatever could not be read beside it', async () => {
  const vm = await aReadVm(broken, vdb);
  expect(machineNeeds(vm, 0)).toMatchObject({ diskGb: 0, addedDisksGb: 50 });
  // 50 GB at 0.20; as a boot disk it would be 5.
  expect(String(diskPrices(somePrices, terms, vm).change([]))).toBe('-10');
  const pricer = machinePricer({ prices: somePrices, terms });
  expect(String(pricer(await aReadVm(vdb), 0)?.monthly)).toBe('21');
  expect(String(pricer(vm, 0)?.monthly)).toBe('26');
});

it('asks of a copy for no room that only a data disk needs', async () => {
  const values = { origin: 'copy', location: 'jhv', sourceVm: 'vm-1', sourceReplica: '' } as const;
  const leastGb = async (...storage: readonly object[]) =>
    copySource({ machines: [await aReadVm(...storage)] }, values)?.leastGb;
  expect(await leastGb(vda, vdb)).toBe(40);
  expect(await leastGb(broken, vdb)).toBeUndefined();
});

it('asks for a snapshot of the boot disk, though it could not be read, and to grow a disk that could', async () => {
  const vm = await aReadVm(broken, vdb);
  expect(JSON.stringify(requestsOf('snapshot', vm))).not.toContain('disk-b');
  expect(JSON.stringify(requestsOf('diskGrow', vm))).toContain('disk-b');
});
