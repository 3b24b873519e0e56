import { placeOf } from '../../store/store';
import type { HandlersOf } from '../context';
import { toggleVmBackup } from './backup';
import { changeHandlers } from './change';
import { cloneVm } from './clone';
import { createVm } from './create';
import { interfaceHandlers } from './interface';
import { ownVm } from './own';
import { powerHandlers } from './power';
import { presentVm } from './present';
import { rebuildHandlers } from './rebuild';
import { replicaHandlers } from './replica';
import { storageHandlers } from './storage';

const lists = {
  getVm: (ctx, { uuid }) => presentVm(ownVm(ctx, uuid)),
  listVms: (ctx, { billing_account_id }) =>
    ctx.store.vms
      .by('place', placeOf({ user_id: ctx.userId, location: ctx.location.slug }))
      .filter((vm) => ctx.reaches(vm.account_id, billing_account_id))
      .map(presentVm),
} satisfies HandlersOf<'getVm' | 'listVms'>;

/** Everything that can be asked of and done to virtual machines. */
export const vmHandlers = {
  ...lists,
  ...powerHandlers,
  ...changeHandlers,
  ...rebuildHandlers,
  ...replicaHandlers,
  ...storageHandlers,
  ...interfaceHandlers,
  createVm,
  cloneVm,
  toggleVmBackup,
};
