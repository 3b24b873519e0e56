import type { BillingAccount } from '@console/contract/billing-account';

/** A billing account that can be charged. */
export const aBillingAccount = (id: number, more: Partial<BillingAccount> = {}): BillingAccount => ({
  id,
  title: `Account ${id}`,
  status: 'ACTIVE',
  restriction_level: 'CLEAR',
  can_pay: true,
  ...more,
});
