import { onDemand } from '../root/on-demand';

/** Draws what is in sight of a list: most lists are short enough to be drawn whole. */
export const longLists = onDemand(() => import(/* webpackChunkName: "long-lists" */ './long-lists'));
