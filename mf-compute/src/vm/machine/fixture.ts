import { call } from '@console/api';
import { diskSize, listVms, type VmReplica, type VmStorage } from '@console/contract/vm';
import type { PriceList } from '@console/contract/pricing';
import { fakeServer } from '@console/domain/testing/fake-server';
import type { JoinedVm } from './rows';

export const aReplica = (uuid: string, more: Partial<VmReplica> = {}): VmReplica => ({
  uuid,
  master_uuid: 'disk-a',
  type: 'snapshot',
  size: 40,
  created_at: new Date('2026-11-19T16:42:00Z'),
  ...more,
});

export const aDisk = (uuid: string, more: Partial<VmStorage> = {}): VmStorage => ({
  uuid,
  name: 'vda',
  size: 40,
  primary: true,
  replica: [],
  ...more,
});

/** A running machine with one disk of 40 GB. */
export const aVm = (more: Partial<JoinedVm> = {}): JoinedVm => ({
  uuid: 'vm-1',
  name: 'web-01',
  location: 'jhv',
  status: 'running',
  vcpu: 2,
  memory: 4096,
  memoryGb: 4,
  storage: [aDisk('disk-a')],
  diskGb: 40,
  addresses: [],
  addressUuids: [],
  addressState: 'ready',
  network: undefined,
  networkState: 'ready',
  image: 'Ubuntu 24.04 LTS',
  accountName: 'Main',
  hourly: undefined,
  monthly: undefined,
  isPriceAtLeast: false,
  pending: undefined,
  ...more,
});

/** The same machine with disks as a response tells them, of which some may not be readable. */
export async function aReadVm(...storage: readonly object[]): Promise<JoinedVm> {
  const row = { uuid: 'vm-1', name: 'web-01', status: 'stopped', vcpu: 2, memory: 4096, storage };
  fakeServer({ 'GET /jhv/user-resource/vm/list': [[row]] });
  const [vm] = await call(listVms, { location: 'jhv' });
  return aVm({ ...vm, diskGb: vm ? diskSize(vm) : 0 });
}

/** Prices by the hour in jhv: round, so that sums can be done in the head. */
export const somePrices: PriceList = {
  EUR: {
    jhv: {
      CPU: [{ price_per_unit: 0.006, price_per_unit_month: 4 }],
      RAM: [{ price_per_unit: 0.003, price_per_unit_month: 2 }],
      STORAGE: [{ price_per_unit: 0.0001, price_per_unit_month: 0.1 }],
      BLOCK_STORAGE: [
        { price_per_unit: 0.0002, price_per_unit_month: 0.2 },
        { price_per_unit: 0.0001, price_per_unit_month: 0.15, gigabytes_from: 100 },
      ],
      BLOCK_STORAGE_SNAPSHOT: [{ price_per_unit: 0.00002, price_per_unit_month: 0.02 }],
      BLOCK_STORAGE_BACKUP: [{ price_per_unit: 0.00005, price_per_unit_month: 0.05 }],
      ASSIGNED_FLOATING_IP: [{ price_per_unit: 0.004, price_per_unit_month: 3 }],
      UNASSIGNED_FLOATING_IP: [{ price_per_unit: 0.005, price_per_unit_month: 3.65 }],
    },
  },
};
