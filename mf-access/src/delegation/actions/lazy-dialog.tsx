import { lazyScreen } from '@console/area';

/** The dialog of an action on one delegation; its code comes when one is opened. */
export const DelegationDialog = lazyScreen(
  () => import(/* webpackChunkName: "access-delegation-dialogs" */ './dialogs').then((m) => m.DelegationDialog),
  null,
);

/** Takes back what one person was given. */
export const RemoveGranteeDialog = lazyScreen(
  () => import(/* webpackChunkName: "access-delegation-dialogs" */ './dialogs').then((m) => m.RemoveGranteeDialog),
  null,
);

/** The plan of deleting several delegations. */
export const BulkDelete = lazyScreen(
  () => import(/* webpackChunkName: "access-delegation-dialogs" */ './dialogs').then((m) => m.BulkDelete),
  null,
);
