import type { BucketRow } from '../rows';
import type { BucketId } from '../texts';

export type BucketAction = 'moveAccount' | 'cors' | 'delete';

/** Why something cannot be done, as a text about buckets. */
export interface Blocked {
  readonly id: BucketId;
  readonly values?: Readonly<Record<string, number>>;
}

/**
 * Why something cannot be done with a bucket now; undefined where it can be tried. The server deletes empty ones only; of one
 * whose objects are not counted it says itself whether it is empty.
 */
export function whyNot(
  action: BucketAction,
  { pending, num_objects: n }: Pick<BucketRow, 'pending' | 'num_objects'>,
): Blocked | undefined {
  if (pending) return { id: pending === 'delete' ? 'can.deleting' : 'can.changing' };
  return action === 'delete' && n != null && n > 0 ? { id: 'can.notEmpty', values: { n } } : undefined;
}
