import { lazyScreen } from '@console/area';

/** The dialog about one card; its code comes when one is opened. */
export const CardDialog = lazyScreen(
  () => import(/* webpackChunkName: "billing-card-dialogs" */ './dialogs').then((m) => m.CardDialog),
  null,
);
