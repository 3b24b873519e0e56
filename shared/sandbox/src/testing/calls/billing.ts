import type { Rows } from './row';
import { first, MAIN, ORIGIN, SECOND } from './world';

type Names =
  | 'listBillingAccounts'
  | 'createBillingAccount'
  | 'updateBillingAccount'
  | 'deleteBillingAccount'
  | 'setDefaultBillingAccount'
  | 'setRecurringPayment'
  | 'setLowBalanceNotice'
  | 'activateCampaign'
  | 'getClearThreshold'
  | 'setClearThreshold'
  | 'getInvoicePdf'
  | 'payInvoice'
  | 'listUsage'
  | 'listInvoices'
  | 'listCredit';

const fields = { title: 'Studio', email: 'studio@example.com', customer_phone: '+372 5555 0114', country: 'EE' };
/** Somebody else's. */
const FOREIGN = 1_048_003;
const foreign = {
  message: 'Consumer not allowed to access resource.',
  params: () => ({ billing_account_id: FOREIGN }),
};

export const billingRows: Rows<Names> = {
  listBillingAccounts: { params: () => ({}) },
  createBillingAccount: {
    params: () => fields,
    refusals: [{ message: 'country: ', params: () => ({ ...fields, country: 'Estonia' }) }],
  },
  updateBillingAccount: { params: () => ({ ...fields, billing_account_id: SECOND }) },
  deleteBillingAccount: {
    params: async ({ call }) => ({ billing_account_id: (await call('createBillingAccount', fields)).id }),
    refusals: [foreign],
  },
  setDefaultBillingAccount: { params: () => ({ billing_account_id: SECOND }), refusals: [foreign] },
  setRecurringPayment: {
    async params({ verifiedCard }) {
      await verifiedCard();
      return {
        billing_account_id: SECOND,
        is_recurring_payment_enabled: true,
        recurring_payment_amount: 20,
        recurring_payment_threshold: 5,
      };
    },
  },
  setLowBalanceNotice: { params: () => ({ billing_account_id: MAIN, threshold: 10, is_enabled: true }) },
  activateCampaign: {
    params: () => ({ billing_account_id: MAIN, campaign_code: 'WELCOME10' }),
    refusals: [
      { message: 'Invalid campaign.', params: () => ({ billing_account_id: MAIN, campaign_code: 'SUMMER2020' }) },
    ],
  },
  getClearThreshold: { params: () => ({}) },
  setClearThreshold: {
    as: 'admin',
    params: () => ({ restriction_level_clear_topup_threshold: 20 }),
    refusals: [
      {
        message: 'User is not an administrator',
        params: () => ({ restriction_level_clear_topup_threshold: 20 }),
      },
    ],
  },
  getInvoicePdf: {
    async params({ call }) {
      const rows = await call('listInvoices', { billing_account_id: MAIN });
      return { invoice_id: first(rows, ({ id }) => id !== 'current').id };
    },
  },
  payInvoice: {
    async params({ call }) {
      const rows = await call('listInvoices', { billing_account_id: MAIN });
      const unpaid = rows.find(({ id, status }) => id !== 'current' && status === 5);
      return { invoice_id: (unpaid ?? first(rows, ({ id }) => id !== 'current')).id };
    },
  },
  listUsage: { params: () => ({ billing_account_id: MAIN }), refusals: [foreign] },
  listInvoices: { params: () => ({ billing_account_id: MAIN }), refusals: [foreign] },
  listCredit: { params: () => ({ billing_account_id: MAIN }), refusals: [foreign] },
};

/** Where processors lead back to. */
export const FRONT = `${ORIGIN}/app`;
