import { onDemand, toast } from '@console/ui';
import { text } from '../messages';

/** The writers of programs and what shows them: in one chunk, which no first page pays for. */
export const codeView = onDemand(
  () => import(/* webpackChunkName: "code" */ './loaded'),
  (retry) => toast.error(text('slot.failed'), { retry }),
);
