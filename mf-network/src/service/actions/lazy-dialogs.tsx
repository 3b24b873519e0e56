import { lazyScreen } from '@console/area';

/** The dialogs about one service; their code comes when one is opened. */
export const ServiceDialogs = lazyScreen(
  () => import(/* webpackChunkName: "services-dialogs" */ './dialogs').then((m) => m.ServiceDialogs),
  null,
);

/** The plans of what is done to many services. */
export const BulkDialogs = lazyScreen(
  () => import(/* webpackChunkName: "services-bulk" */ '../bulk/dialogs').then((m) => m.BulkDialogs),
  null,
);
