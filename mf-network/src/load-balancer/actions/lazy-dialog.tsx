import { lazyScreen } from '@console/area';

/** The dialog of an action on one load balancer; its code comes when one is opened. */
export const BalancerDialog = lazyScreen(
  () => import(/* webpackChunkName: "network-load_balancer-dialogs" */ './dialogs').then((m) => m.BalancerDialog),
  null,
);
