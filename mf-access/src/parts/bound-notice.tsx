import { Notice } from '@console/ui';
import { useBound } from './may-change';

/** Says above a list or form why nothing in it can be changed; nothing where it can. */
export function BoundNotice() {
  const reason = useBound();
  return reason === undefined ? null : <Notice>{reason}</Notice>;
}
