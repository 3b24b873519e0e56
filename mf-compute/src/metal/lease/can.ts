import type { MetalLease } from '@console/contract/metal';
import type { MetalId } from './texts';

export type LeaseAction = 'rename' | 'release';

/**
 * Why something cannot be done with a leased server now; undefined where it can be tried. Whether it is too soon to
 * release it, only the server knows: that is not foreseen here. (spec 3, sections 4 and 8)
 */
export function whyNot(action: LeaseAction, { status }: Pick<MetalLease, 'status'>): MetalId | undefined {
  if (status === 'deleted') return 'can.deleted';
  return action === 'release' && status === 'cleaning' ? 'can.cleaning' : undefined;
}
