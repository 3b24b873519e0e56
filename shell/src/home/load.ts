import { onDemand } from '@console/ui';

/** The home page, loaded when it is shown: other pages do not carry it. */
export const home = onDemand(() => import(/* webpackChunkName: "home" */ './home').then((module) => module.default));
