import type { HandlersOf } from '../context';
import { campaignHandlers } from './campaign';
import { accountChangeHandlers } from './change';
import { clearThresholdHandlers } from './clear-threshold';
import { createBillingAccount } from './create';
import { invoiceHandlers } from './invoices';
import { invoicePaymentHandlers } from './pay-invoice';
import { invoicePdfHandlers } from './pdf';
import { presentAccount } from './present';
import { recurringHandlers } from './recurring';
import { accountRemovalHandlers } from './remove';
import { usageHandlers } from './usage';

const accountHandlers = {
  createBillingAccount,

  listBillingAccounts: (ctx, { show_shadow }) =>
    ctx.store.accounts
      .of(ctx.userId)
      .filter((row) => ctx.reaches(Number(row.id)) && (!row.is_deleted || show_shadow === true))
      .map((row) => presentAccount(ctx.site, row)),
} satisfies HandlersOf<'createBillingAccount' | 'listBillingAccounts'>;

export const billingHandlers = {
  ...accountHandlers,
  ...accountChangeHandlers,
  ...accountRemovalHandlers,
  ...campaignHandlers,
  ...clearThresholdHandlers,
  ...invoiceHandlers,
  ...invoicePaymentHandlers,
  ...invoicePdfHandlers,
  ...recurringHandlers,
  ...usageHandlers,
};
