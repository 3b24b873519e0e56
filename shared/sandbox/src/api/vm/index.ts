import type { HandlersOf } from '../context';
import { changeHandlers } from './change';
import { createVm } from './create';
import { presentVm } from './present';

export const vmHandlers = {
  ...changeHandlers,
  createVm,
  listVms: (ctx, { billing_account_id }) =>
    ctx.store.vms
      .where(
        (vm) =>
          vm.user_id === ctx.userId &&
          vm.location === ctx.location.slug &&
          ctx.reaches(vm.account_id, billing_account_id),
      )
      .map(presentVm),
} satisfies HandlersOf<'listVms' | 'createVm' | 'updateVm' | 'deleteVm' | 'startVm' | 'stopVm'>;
