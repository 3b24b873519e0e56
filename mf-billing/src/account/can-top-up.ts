import type { BillingAccount } from '@console/contract/billing-account';
import type { PaymentProcessor } from '@console/contract/payment-processor';

type Processors = readonly Pick<PaymentProcessor, 'type'>[];

/** Whether a site has a way to pay that brings credit: an invoice is paid after the month. */
export const takesTopUps = (processors: Processors): boolean => processors.some(({ type }) => type !== 'invoice');

/** Whether an account can be topped up now. (spec 2, sections 3 and 4) */
export const canTopUp = ({ status }: Pick<BillingAccount, 'status'>, processors: Processors): boolean =>
  takesTopUps(processors) && status !== 'PENDING_VALIDATION';
