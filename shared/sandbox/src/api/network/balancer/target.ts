import type { Context } from '../../context';
import { networksOfVm } from '../../vm/networks-of';

/** Why a machine cannot be a target in a network, in words; undefined where it can. */
export function targetFault(ctx: Context, uuid: string, networkUuid: string): string | undefined {
  const vm = ctx.store.vms.get(uuid);
  const isOwn = vm?.user_id === ctx.userId && vm.location === ctx.location.slug && ctx.reaches(vm.account_id);
  if (!isOwn || vm.status === 'deleted') return `No such virtual machine exists: ${uuid}`;
  return networksOfVm(vm).includes(networkUuid)
    ? undefined
    : `The virtual machine ${vm.name} is not in the network of the load balancer`;
}
