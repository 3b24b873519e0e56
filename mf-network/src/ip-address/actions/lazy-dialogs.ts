import { lazyScreen } from '@console/area';

/** The dialog of an action on one floating IP; its code comes when one is opened. */
export const IpDialogs = lazyScreen(
  () => import(/* webpackChunkName: "network-ip_address-dialogs" */ './ip-dialogs').then((m) => m.IpDialogs),
  null,
);

/** The same for several. */
export const IpBulkDialogs = lazyScreen(
  () => import(/* webpackChunkName: "network-ip_address-bulk" */ './bulk-dialogs').then((m) => m.IpBulkDialogs),
  null,
);
