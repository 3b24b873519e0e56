import { lazyScreen } from '@console/area';

/** The dialog of an action on one network; its code comes when one is opened. */
export const NetworkDialog = lazyScreen(
  () => import(/* webpackChunkName: "network-vpc-dialogs" */ './dialogs').then((m) => m.NetworkDialog),
  null,
);
