import { onDemand } from '@console/ui';

/** The search, loaded when the page is idle: no first load carries it. */
export const palette = onDemand(() => import(/* webpackChunkName: "search" */ './palette'));
