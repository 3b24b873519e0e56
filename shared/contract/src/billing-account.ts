import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { datetime, flag, maybe, number, openEnum } from './schema';

export const accountStatuses = ['ACTIVE', 'SUSPENDED', 'PENDING_VALIDATION'] as const;
export const restrictionLevels = ['CLEAR', 'LIMITED', 'FROZEN', 'TERMINATED'] as const;

/** What credit is given for. (spec 2, section 9) */
export const promotionTypes = ['first_free', 'referral_receiver', 'signup_campaign'] as const;
/** Ways in which an account pays. (spec 2, section 9) */
export const accountCardTypes = ['creditcard', 'paying_by_invoice'] as const;

/** Money in the site's currency. */
export const RunningTotals = v.object({
  credit_amount: maybe(number()),
  credit_available: maybe(number()),
  discount_amount: maybe(number()),
  ongoing: maybe(number()),
  ongoing_negative_since: maybe(datetime()),
  subtotal: maybe(number()),
  subtotal_resource_usage: maybe(number()),
  total_before_tax: maybe(number()),
  total: maybe(number()),
  vat_tax: maybe(number()),
});

export const EligiblePromotion = v.object({
  credit_type: openEnum(promotionTypes),
  amount: number(),
  top_up_requirement: maybe(number()),
  top_up_done: maybe(number()),
});

const PrimaryCard = v.looseObject({
  id: maybe(number()),
  last4: maybe(v.string()),
  card_type: maybe(v.string()),
  card_holder: maybe(v.string()),
  expire_month: maybe(number()),
  expire_year: maybe(number()),
  type: maybe(openEnum(accountCardTypes)),
  is_verified: maybe(v.boolean()),
});

const text = () => maybe(v.string());

/** Fields that a customer fills in. Country: 2 letters; lang: 2-3 letters or empty. (spec 2, section 5) */
const customerFields = {
  title: text(),
  email: text(),
  address_line1: text(),
  address_line2: text(),
  city: text(),
  county: text(),
  post_index: text(),
  country: text(),
  company_name: text(),
  company_reg_code: text(),
  company_vat_number: text(),
  customer_id_number: text(),
  customer_name: text(),
  customer_phone: text(),
  lang: text(),
};

/** An account that resources are charged to. Money in the site's currency. (spec 2, section 3) */
export const BillingAccount = v.object({
  id: number(),
  site: text(),
  ...customerFields,
  integration_id: text(),
  allow_debt: maybe(v.boolean()),
  can_pay: maybe(v.boolean()),
  credit_amount: maybe(number()),
  discount_percentage: maybe(number()),
  vat_percentage: maybe(number()),
  is_active: maybe(v.boolean()),
  is_default: maybe(v.boolean()),
  is_deleted: maybe(v.boolean()),
  is_recurring_payment_enabled: maybe(v.boolean()),
  recurring_payment_amount: maybe(number()),
  recurring_payment_threshold: maybe(number()),
  paying_by_invoice: maybe(v.boolean()),
  primary_card: maybe(PrimaryCard),
  referral_code: text(),
  referral_share_code: text(),
  reseller: text(),
  restriction_level: maybe(openEnum(restrictionLevels)),
  running_totals: maybe(RunningTotals),
  send_invoice_email: maybe(v.boolean()),
  status: maybe(openEnum(accountStatuses)),
  suspend_reason: text(),
  unpaid_amount: maybe(number()),
  user_id: maybe(number()),
  eligible_promotions: maybe(v.array(EligiblePromotion)),
  low_balance_notice_settings: maybe(v.object({ is_enabled: maybe(v.boolean()), threshold: maybe(number()) })),
  document: text(),
  document_name: text(),
  created: maybe(datetime()),
});
export type BillingAccount = v.InferOutput<typeof BillingAccount>;

/** What a person calls an account: its title, else the company, the customer, the e-mail, else its number. */
export const accountTitle = (
  account: Pick<BillingAccount, 'id' | 'title' | 'company_name' | 'customer_name' | 'email'>,
): string => account.title || account.company_name || account.customer_name || account.email || String(account.id);

/** The name of an account by its number; a number that is not among them stands for itself, '' for none. */
export type AccountName = (id: number | null | undefined) => string;

/**
 * Names accounts by their number, as resources refer to them.
 * @param accounts undefined while they are on their way: a number would become a name a moment later, and '…' holds its place
 */
export function accountNames(accounts: readonly Parameters<typeof accountTitle>[0][] | undefined): AccountName {
  if (!accounts) return (id) => (id ? '…' : '');
  const titles = new Map(accounts.map((account) => [account.id, accountTitle(account)]));
  return (id) => (id ? (titles.get(id) ?? String(id)) : '');
}

export const listBillingAccounts = defineEndpoint({
  name: 'listBillingAccounts',
  method: 'GET',
  path: '/payment/billing_account/list',
  params: v.object({ show_shadow: v.optional(flag()) }),
  response: v.array(BillingAccount),
  rowId: 'id',
  source: 'spec 2, section 7',
});
