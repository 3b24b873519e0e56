import { lazyScreen } from '@console/area';

/** What pays comes when somebody is about to. */
export const PayDialog = lazyScreen(
  () => import(/* webpackChunkName: "billing-pay" */ './pay-dialog').then((m) => m.PayDialog),
  null,
);
export const PayMany = lazyScreen(
  () => import(/* webpackChunkName: "billing-pay" */ './pay-many').then((m) => m.PayMany),
  null,
);
