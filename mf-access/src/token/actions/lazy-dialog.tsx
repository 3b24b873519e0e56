import { lazyScreen } from '@console/area';

/** The dialog of an action on one token; its code comes when one is opened. */
export const TokenDialog = lazyScreen(
  () => import(/* webpackChunkName: "access-token-dialogs" */ './dialogs').then((m) => m.TokenDialog),
  null,
);

/** The plan of deleting several tokens. */
export const BulkDelete = lazyScreen(
  () => import(/* webpackChunkName: "access-token-dialogs" */ './dialogs').then((m) => m.BulkDelete),
  null,
);
