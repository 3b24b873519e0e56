import { parameterFault } from '../../catalogue/vm-parameters';
import type { VmRow } from '../../model/compute';
import type { Context, HandlersOf } from '../context';
import { invalid } from '../errors';
import { after, operateOn, settled } from './operation';
import { replicaOf } from './replica';
import { sourceOf } from './source';

const failure = 'Failed to rebuild virtual machine';

/** The system that a machine is to have; it has to be large enough for it. @throws ApiFault 400 */
function newSystem(ctx: Context, vm: VmRow, names: { os_name: string; os_version: string }) {
  const { system, fault = {} } = sourceOf(ctx, names);
  const sizes = { vcpu: vm.vcpu, ram: vm.memory, disks: vm.disks.find((disk) => disk.primary)?.size ?? 0 };
  const tooSmall = Object.entries(sizes).flatMap(([field, size]) => {
    const text = parameterFault(field, size, system.os_name);
    return text ? [[field, text] as const] : [];
  });
  const faults = { ...Object.fromEntries(tooSmall), ...fault };
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return system;
}

export const rebuildHandlers = {
  /** A running machine is stopped for it, and left stopped. */
  async rebuildVm(ctx, { uuid, replica_uuid, type }) {
    await operateOn(ctx, uuid, {
      kind: 'vm.rebuild',
      from: settled,
      failure,
      begin(vm) {
        replicaOf(vm, replica_uuid, type);
        return vm.status === 'running' ? { during: 'stopping' } : {};
      },
    });
    return after(ctx, uuid);
  },

  /** Others see the machine as 'creating' until the new system runs. Disks, snapshots and addresses stay. */
  async reinstallVm(ctx, { uuid, os_name, os_version }) {
    await operateOn(ctx, uuid, {
      kind: 'vm.reinstall',
      from: settled,
      failure,
      begin(vm) {
        const names = { os_name: os_name || vm.os_name, os_version: os_version || (os_name ? '' : vm.os_version) };
        const system = newSystem(ctx, vm, names);
        const { license_type, ...detail } = system;
        return { during: 'creating', detail: { ...detail, license_type: license_type ?? '' } };
      },
    });
    return after(ctx, uuid);
  },
} satisfies HandlersOf<'rebuildVm' | 'reinstallVm'>;
