import type { BillingAccount } from '@console/contract/billing-account';
import { text } from './messages';

/** Of a machine, or of all nodes of a service together; memory in MB. */
interface Size {
  readonly vcpu: number;
  readonly memory: number;
}

type Limit = { readonly vcpu: number; readonly ram_mb: number } | undefined;

/** Why a resource is too large for an account: a limited one takes no more than its limits. (spec 3, section 9) */
export const limitReason = (account: BillingAccount, { vcpu, memory }: Size, limit: Limit): string | undefined =>
  account.restriction_level === 'LIMITED' && limit && (vcpu > limit.vcpu || memory > limit.ram_mb)
    ? text('limited', { vcpu: limit.vcpu, memory: limit.ram_mb / 1024 })
    : undefined;
