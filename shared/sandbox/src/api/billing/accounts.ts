import type { updateBillingAccount } from '@console/contract/billing-account-change';
import type { createBillingAccount as endpoint } from '@console/contract/billing-account-create';
import type { HandlerParamsOf } from '@console/contract/endpoint';
import { closeAccount } from '../../billing/close-account';
import { resourcesOn } from '../../billing/empty-account';
import { VALIDATED_AFTER, vatOf } from '../../billing/policy';
import { payPromotions } from '../../billing/promotions';
import type { AccountRow, CustomerFields } from '../../model/billing';
import { secureText } from '../../seed/random';
import type { SiteRuntime } from '../../site';
import type { Context, Handler, HandlersOf } from '../context';
import { invalid, refused } from '../errors';
import { presentAccount } from './present';

/** What a customer has said of an account. */
type GivenFields = Omit<HandlerParamsOf<typeof updateBillingAccount>, 'billing_account_id'>;

/** What the site's field rules miss, by field; the e-mail address is required everywhere. (spec 2, section 3) */
function missingFields({ config }: SiteRuntime, given: GivenFields): Record<string, string> {
  const rules = config.billingFields ?? [];
  const required = rules.filter((rule) => rule.required && rule.visible).map((rule) => rule.field);
  const values: Readonly<Record<string, unknown>> = { ...given };
  const missing = ['email', ...required].filter((field) => {
    const value = values[field];
    return typeof value !== 'string' || value.trim() === '';
  });
  return Object.fromEntries(missing.map((field) => [field, 'This field is required']));
}

/** The fields as they are kept; what is left out is empty. */
function fieldsOf(given: GivenFields): CustomerFields {
  const text = (value: string | undefined) => value?.trim() ?? '';
  return {
    title: text(given.title),
    email: text(given.email),
    address_line1: text(given.address_line1),
    address_line2: text(given.address_line2),
    city: text(given.city),
    county: text(given.county),
    post_index: text(given.post_index),
    country: text(given.country).toUpperCase(),
    company_name: text(given.company_name),
    company_reg_code: text(given.company_reg_code),
    company_vat_number: text(given.company_vat_number),
    customer_id_number: text(given.customer_id_number),
    customer_name: text(given.customer_name),
    customer_phone: text(given.customer_phone),
    lang: text(given.lang),
  };
}

/** VAT by the country of the customer; the site's own where there is none. */
const vatFor = ({ config }: SiteRuntime, { country }: CustomerFields): number => vatOf(country || config.siteCountry);

type Params = HandlerParamsOf<typeof endpoint>;
type Promotions = AccountRow['promotions'];

const SHARE_CODE = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Credit that a referral brings once it is earned; nothing for a code that nobody has. */
function referralOf({ config, store }: SiteRuntime, code: string | undefined): Promotions {
  const amounts = config.referralCreditAmounts;
  const wanted = code?.trim().toLowerCase();
  const isKnown = wanted && store.accounts.by('share_code', wanted).some((row) => !row.is_deleted);
  if (!amounts || !isKnown || !config.referralCodeEnabled) return [];
  return [
    {
      credit_type: 'referral_receiver',
      amount: amounts.receiver_credit,
      top_up_requirement: amounts.referral_credit_receiver_precondition_topup_sum,
      top_up_done: 0,
    },
  ];
}

/** Credit that a site gives with the first account of a user, whatever became of that account. */
function firstCreditOf({ site, store, userId }: Context): Promotions {
  const amount = site.config.firstAccountCredit ?? 0;
  if (amount <= 0 || store.accounts.of(userId).length > 0) return [];
  return [{ credit_type: 'first_free', amount, top_up_requirement: 0, top_up_done: 0 }];
}

/** Whether somebody has to look at an account first: the site demands a document. */
const needsValidation = ({ config }: SiteRuntime): boolean =>
  config.billingFields?.some((rule) => rule.field === 'document' && rule.required && rule.visible) ?? false;

function newAccount(ctx: Context, params: Params): AccountRow {
  const { site, store, userId, now } = ctx;
  const number = site.nextNumber();
  const fields = fieldsOf({ ...params, country: params.country || site.config.siteCountry });
  const isWaiting = needsValidation(site);
  const account = store.accounts.put({
    id: String(number),
    user_id: userId,
    fields,
    integration_id: `${site.config.siteCountry}-${number}`,
    status: isWaiting ? 'PENDING_VALIDATION' : 'ACTIVE',
    restriction_level: 'CLEAR',
    suspend_reason: null,
    is_default: !store.accounts.of(userId).some((row) => !row.is_deleted),
    is_deleted: false,
    paying_by_invoice: params.type === 'invoice',
    send_invoice_email: params.send_invoice_email ?? true,
    allow_debt: site.config.allowDebt ?? false,
    vat_percentage: vatFor(site, fields),
    discount_percentage: 0,
    recurring: null,
    low_balance: { is_enabled: false, threshold: 0 },
    referral_code: params.referral_code?.trim() || null,
    referral_share_code: secureText(6, SHARE_CODE),
    promotions: [...firstCreditOf(ctx), ...referralOf(site, params.referral_code)],
    document_name: params.document_name?.trim() || null,
    created: now,
    ...(isWaiting ? { validate_at: now + VALIDATED_AFTER } : {}),
  });
  payPromotions(site, account.id, now);
  return store.accounts.get(account.id) ?? account;
}

/**
 * Creates an account by the site's field rules; the first one is the default and gets the site's first credit. Where
 * the site demands a document the account waits a day for its validation. Documents are checked and forgotten.
 */
const createBillingAccount: Handler<'createBillingAccount'> = async (ctx, params) => {
  ctx.requireUnbound();
  const given = { ...params, email: params.email?.trim() ? params.email : params.client_email };
  const faults = missingFields(ctx.site, given);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const account = await ctx.store.transact(() => newAccount(ctx, given));
  return presentAccount(ctx.site, account);
};

const counted = (count: number): string => (count === 1 ? 'One resource runs' : `${count} resources run`);

export const accountHandlers = {
  /** What is left out is cleared, except the e-mail address and whether invoices are mailed. */
  async updateBillingAccount(ctx, { billing_account_id, ...given }) {
    const { site, store } = ctx;
    const account = await store.transact((): AccountRow => {
      const row = ctx.account(billing_account_id);
      const whole = { ...given, email: given.email?.trim() ? given.email : row.fields.email };
      // The document stays what it was: it is asked for once.
      const { document: _, ...faults } = missingFields(site, whole);
      if (Object.keys(faults).length > 0) throw invalid(faults);
      const fields = fieldsOf(whole);
      return store.accounts.put({
        ...row,
        fields,
        vat_percentage: fields.country === row.fields.country ? row.vat_percentage : vatFor(site, fields),
        send_invoice_email: given.send_invoice_email ?? row.send_invoice_email,
        document_name: given.document_name?.trim() || row.document_name,
      });
    });
    return presentAccount(site, account);
  },

  async setDefaultBillingAccount(ctx, { billing_account_id }) {
    const { store, userId } = ctx;
    await store.transact(() => {
      const wanted = ctx.account(billing_account_id);
      for (const row of store.accounts.of(userId)) {
        const is_default = row.id === wanted.id;
        if (row.is_default !== is_default) store.accounts.update(row.id, { is_default });
      }
    });
    return { success: true };
  },

  /**
   * Closes an account that nothing runs on and that owes nothing: what it used this month is invoiced, what is left of
   * its credit is lost.
   */
  async deleteBillingAccount(ctx, { billing_account_id }) {
    const { site, store } = ctx;
    ctx.requireUnbound();
    await store.transact(() => {
      const account = ctx.account(billing_account_id);
      const count = resourcesOn(site, billing_account_id);
      if (count > 0) throw refused(`${counted(count)} on this billing account. Delete or move them first.`);
      if (site.ledger.of(billing_account_id, ctx.now).unpaid > 0)
        throw refused('This billing account has unpaid invoices. Pay them first.');
      closeAccount(site, account, ctx.now);
    });
    return { success: true };
  },

  createBillingAccount,

  listBillingAccounts: (ctx, { show_shadow }) =>
    ctx.store.accounts
      .of(ctx.userId)
      .filter((row) => ctx.reaches(Number(row.id)) && (!row.is_deleted || show_shadow === true))
      .map((row) => presentAccount(ctx.site, row)),
} satisfies HandlersOf<
  | 'updateBillingAccount'
  | 'setDefaultBillingAccount'
  | 'deleteBillingAccount'
  | 'createBillingAccount'
  | 'listBillingAccounts'
>;
