import type { BillingAccount } from '@console/contract/billing-account';
import type { JoinedVm } from '../../machine/rows';
import { actionsText } from '../texts';

type Machine = Pick<JoinedVm, 'vcpu' | 'memory'>;

type Limit = { readonly vcpu: number; readonly ram_mb: number } | undefined;

/** Why a machine is too large for an account: a limited one takes no more than its limits. (spec 3, section 9) */
export const limitReason = (account: BillingAccount, vm: Machine, limit: Limit): string | undefined =>
  account.restriction_level === 'LIMITED' && limit && (vm.vcpu > limit.vcpu || vm.memory > limit.ram_mb)
    ? actionsText('account.limited', { vcpu: limit.vcpu, memory: limit.ram_mb / 1024 })
    : undefined;
