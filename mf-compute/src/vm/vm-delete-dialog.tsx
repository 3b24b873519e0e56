import { lazyPart } from './lazy-part';

/** Deletes one machine: what goes, what stays and is still charged; its code comes when it is opened. */
export const VmDeleteDialog = lazyPart(
  'vm delete dialog',
  () =>
    import(/* webpackChunkName: "compute-vm-dialogs" */ './detail/dialogs/vm-dialogs').then((m) => m.VmDeleteDialog),
  null,
);
