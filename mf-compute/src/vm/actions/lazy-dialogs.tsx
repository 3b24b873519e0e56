import { lazyPart } from './lazy-part';

/** Gives a machine another name; its code comes when it is opened. */
export const RenameDialog = lazyPart(
  'vm rename dialog',
  () => import(/* webpackChunkName: "compute-vm-dialogs" */ './rename-dialog').then((m) => m.RenameDialog),
  null,
);

/** Asks before a machine is stopped or restarted; its code comes when it is opened. */
export const StopDialog = lazyPart(
  'vm stop dialog',
  () => import(/* webpackChunkName: "compute-vm-dialogs" */ './stop/stop-dialog').then((m) => m.StopDialog),
  null,
);

/** Deletes one machine: what goes, what stays and is still charged; its code comes when it is opened. */
export const VmDeleteDialog = lazyPart(
  'vm delete dialog',
  () => import(/* webpackChunkName: "compute-vm-dialogs" */ './delete/delete-dialog').then((m) => m.VmDeleteDialog),
  null,
);
