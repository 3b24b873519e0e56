import { lazyScreen } from '@console/area';

/** The dialog of an action on one bucket; its code comes when one is opened. */
export const BucketDialogs = lazyScreen(
  () => import(/* webpackChunkName: "storage-bucket-dialogs" */ './bucket-dialogs').then((m) => m.BucketDialogs),
  null,
);

/** The same for several. */
export const BucketBulkDialogs = lazyScreen(
  () => import(/* webpackChunkName: "storage-bucket-bulk" */ './bulk-dialogs').then((m) => m.BucketBulkDialogs),
  null,
);
