import { lazyPart } from './lazy-part';

/** Gives a machine another name; its code comes when it is opened. */
export const RenameDialog = lazyPart(
  'vm rename dialog',
  () => import(/* webpackChunkName: "compute-vm-dialogs" */ './detail/dialogs/vm-dialogs').then((m) => m.RenameDialog),
  null,
);
