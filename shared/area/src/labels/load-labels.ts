import { onDemand } from '@console/ui';

/** Labels and their texts: in one chunk, which no first page pays for. They have been read when it is there. */
export const labelPart = onDemand(() => import(/* webpackChunkName: "labels" */ './loaded'));
