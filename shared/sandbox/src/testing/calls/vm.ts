import type { Rows } from './row';
import { first, SECOND, TLL } from './world';

const NO_CAPACITY =
  'Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location.';

type Names =
  | 'listHostPools'
  | 'listVms'
  | 'createVm'
  | 'updateVm'
  | 'deleteVm'
  | 'startVm'
  | 'stopVm'
  | 'getVm'
  | 'toggleVmBackup'
  | 'cloneVm'
  | 'rebuildVm'
  | 'reinstallVm'
  | 'startVmRescue'
  | 'listVmReplicas'
  | 'createVmReplica'
  | 'deleteVmReplica'
  | 'addVmDisk'
  | 'resizeVmDisk'
  | 'deleteVmDisk'
  | 'changeVmPassword'
  | 'moveVmBilling'
  | 'listVmInterfaces'
  | 'addVmSubinterface'
  | 'deleteVmSubinterface';

const noSuch = { message: 'No such virtual machine exists: x', params: () => ({ ...TLL, uuid: 'x' }) };

export const vmRows: Rows<Names> = {
  listHostPools: {
    params: () => TLL,
    refusals: [{ message: 'Failed to list host pools', params: () => ({ location: 'soon01' }) }],
  },
  listVms: { params: () => TLL },
  createVm: {
    params: ({ order }) => order,
    refusals: [
      { message: NO_CAPACITY, params: ({ order }) => ({ ...order, name: 'no-capacity' }) },
      { message: 'name: This field is required', params: ({ order }) => ({ ...order, name: '' }) },
    ],
  },
  updateVm: {
    params: async ({ machine }) => ({ ...(await machine()), name: 'web-02' }),
    refusals: [
      {
        message: 'Failed to update virtual machine',
        params: async ({ machine }) => ({ ...(await machine()), vcpu: 2 }),
      },
    ],
  },
  deleteVm: {
    params: ({ machine }) => machine(),
    refusals: [noSuch, { message: 'Failed to delete virtual machine', isSlow: true, params: ({ busy }) => busy() }],
  },
  startVm: {
    params: ({ stopped }) => stopped(),
    refusals: [{ message: 'Failed to start virtual machine', params: ({ machine }) => machine() }],
  },
  stopVm: {
    params: ({ machine }) => machine(),
    refusals: [{ message: 'Failed to stop virtual machine', params: ({ stopped }) => stopped() }],
  },
  getVm: { params: ({ machine }) => machine(), refusals: [noSuch] },
  toggleVmBackup: {
    params: ({ machine }) => machine(),
    refusals: [
      { message: 'Failed to enable backup', isSlow: true, params: ({ busy }) => busy() },
      {
        message: 'Failed to disable backup',
        async params({ machine, call, beginsToStop }) {
          const vm = await machine();
          await call('toggleVmBackup', vm);
          await beginsToStop(vm);
          return vm;
        },
      },
    ],
  },
  cloneVm: {
    params: async ({ stopped }) => ({ ...(await stopped()), name: 'web-02' }),
    refusals: [
      {
        message: 'Failed to clone virtual machine',
        isSlow: true,
        params: async ({ busy }) => ({ ...(await busy()), name: 'web-02' }),
      },
    ],
  },
  rebuildVm: {
    async params({ withCopies }) {
      const { vm, replica_uuid } = await withCopies();
      return { ...vm, replica_uuid, type: 'snapshot' };
    },
    refusals: [
      {
        message: 'Failed to rebuild virtual machine',
        async params({ withCopies, beginsToStop }) {
          const { vm, replica_uuid } = await withCopies();
          await beginsToStop(vm);
          return { ...vm, replica_uuid, type: 'snapshot' };
        },
      },
    ],
  },
  reinstallVm: {
    params: ({ stopped }) => stopped(),
    refusals: [{ message: 'Failed to rebuild virtual machine', isSlow: true, params: ({ busy }) => busy() }],
  },
  startVmRescue: {
    params: ({ stopped }) => stopped(),
    refusals: [{ message: 'Failed to start virtual machine', isSlow: true, params: ({ busy }) => busy() }],
  },
  listVmReplicas: { params: ({ machine }) => machine() },
  createVmReplica: {
    params: ({ machine }) => machine(),
    refusals: [{ message: 'Failed to create snapshot', isSlow: true, params: ({ busy }) => busy() }],
  },
  deleteVmReplica: {
    async params({ withCopies }) {
      const { replica_uuid } = await withCopies();
      return { ...TLL, replica_uuid, type: 'snapshot' };
    },
    refusals: [
      {
        message: 'Failed to delete snapshot',
        async params({ withCopies, beginsToStop }) {
          const { vm, replica_uuid } = await withCopies();
          await beginsToStop(vm);
          return { ...TLL, replica_uuid, type: 'snapshot' };
        },
      },
    ],
  },
  addVmDisk: {
    params: async ({ machine }) => ({ ...(await machine()), size_gb: 20 }),
    refusals: [
      { message: 'Failed to add disk', isSlow: true, params: async ({ busy }) => ({ ...(await busy()), size_gb: 20 }) },
    ],
  },
  resizeVmDisk: {
    async params({ withCopies }) {
      const { vm, disk_uuid } = await withCopies();
      return { ...vm, disk_uuid, size_gb: 40 };
    },
    refusals: [
      {
        message: 'Failed to resize disk',
        isSlow: true,
        params: async ({ busy }) => ({ ...(await busy()), size_gb: 900 }),
      },
    ],
  },
  deleteVmDisk: {
    async params({ withCopies }) {
      const { vm, disk_uuid } = await withCopies();
      return { ...vm, storage_uuid: disk_uuid };
    },
    refusals: [
      {
        message: 'Failed to delete disk',
        isSlow: true,
        async params({ busy }) {
          const vm = await busy();
          return { ...vm, storage_uuid: vm.disk_uuid };
        },
      },
    ],
  },
  changeVmPassword: {
    params: async ({ machine }) => ({ ...(await machine()), username: 'deploy', password: 'Changed-2026' }),
    refusals: [
      {
        message: 'Failed to update virtual machine',
        params: async ({ stopped }) => ({ ...(await stopped()), username: 'deploy', password: 'Changed-2026' }),
      },
    ],
  },
  moveVmBilling: { params: async ({ machine }) => ({ ...(await machine()), billing_account_id: SECOND }) },
  listVmInterfaces: { params: ({ machine }) => machine() },
  addVmSubinterface: {
    async params({ machine, call, network }) {
      const vm = await machine();
      const [main] = await call('listVmInterfaces', vm);
      return { ...vm, if_uuid: main?.vmi_uuid ?? '', network_uuid: await network(), vlan_tag: 100 };
    },
  },
  deleteVmSubinterface: {
    async params({ machine, call, network }) {
      const vm = await machine();
      const [main] = await call('listVmInterfaces', vm);
      const added = { if_uuid: main?.vmi_uuid ?? '', network_uuid: await network(), vlan_tag: 100 };
      await call('addVmSubinterface', { ...vm, ...added });
      const sub = (await call('listVmInterfaces', vm)).flatMap(({ subinterfaces }) => subinterfaces);
      return { ...vm, if_uuid: first(sub).vmi_uuid ?? '' };
    },
  },
};
