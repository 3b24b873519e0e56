import { onDemand, toast } from '@console/ui';
import { text } from '../messages';

/** The journal and its texts: in one chunk, which no first page pays for. */
export const journalPart = onDemand(
  () => import(/* webpackChunkName: "journal" */ './loaded'),
  (retry) => toast.error(text('slot.failed'), { retry }),
);
