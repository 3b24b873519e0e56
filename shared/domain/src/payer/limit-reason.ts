import type { BillingAccount } from '@console/contract/billing-account';
import type { LimitedSize } from '../order';
import { text } from './messages';

/** Of a machine, or of all nodes of a service together; memory in MB. */
export interface TakenSize {
  readonly vcpu: number;
  readonly memory: number;
}

/** What the site allows a limited account, and what one has left of it; undefined where that is not known. */
interface AccountLimits {
  readonly most: LimitedSize | undefined;
  readonly left: LimitedSize | undefined;
}

const isOver = ({ vcpu, memory }: TakenSize, limit: LimitedSize): boolean => vcpu > limit.vcpu || memory > limit.ram_mb;

/**
 * Why a resource is too large for an account: all that a limited one has stays within its limits. Where nobody knows what it
 * has, the resource alone does. (spec 2, section 4; spec 3, section 9)
 */
export function limitReason(
  account: BillingAccount,
  size: TakenSize,
  { most, left }: AccountLimits,
): string | undefined {
  if (account.restriction_level !== 'LIMITED' || !most) return undefined;
  if (isOver(size, most)) return text('limited', { vcpu: most.vcpu, memory: most.ram_mb / 1024 });
  return left && isOver(size, left) ? text('limitedLeft', { vcpu: left.vcpu, memory: left.ram_mb / 1024 }) : undefined;
}
