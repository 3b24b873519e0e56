import type { createBillingAccount as endpoint } from '@console/contract/billing-account';
import type { HandlerParamsOf } from '@console/contract/endpoint';
import type { AccountRow, CustomerFields } from '../../model/billing';
import { secureText } from '../../seed/random';
import type { SiteRuntime } from '../../site';
import { vatOf } from '../../billing/vat';
import type { Context, Handler } from '../context';
import { invalid } from '../errors';
import { presentAccount } from './present';

type Params = HandlerParamsOf<typeof endpoint>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What the site's field rules and the formats find wrong, by field. (spec 2, sections 3 and 5) */
function fieldFaults({ config }: SiteRuntime, params: Params): Record<string, string> {
  const faults: Record<string, string> = {};
  const email = params.email ?? params.client_email;
  const given: Readonly<Record<string, unknown>> = { ...params, email };
  const rules = config.billingFields ?? [];
  const required = new Set([
    'email',
    ...rules.filter((rule) => rule.required && rule.visible).map((rule) => rule.field),
  ]);
  for (const field of required) {
    const value = given[field];
    if (typeof value !== 'string' || value.trim() === '') faults[field] = 'This field is required';
  }
  if (email?.trim() && !EMAIL.test(email.trim())) faults['email'] = 'Not an e-mail address';
  return faults;
}

const fieldsOf = (params: Params, config: SiteRuntime['config']): CustomerFields => {
  const text = (value: string | undefined) => value?.trim() ?? '';
  return {
    title: text(params.title),
    email: text(params.email ?? params.client_email),
    address_line1: text(params.address_line1),
    address_line2: text(params.address_line2),
    city: text(params.city),
    county: text(params.county),
    post_index: text(params.post_index),
    country: text(params.country).toUpperCase() || config.siteCountry,
    company_name: text(params.company_name),
    company_reg_code: text(params.company_reg_code),
    company_vat_number: text(params.company_vat_number),
    customer_id_number: text(params.customer_id_number),
    customer_name: text(params.customer_name),
    customer_phone: text(params.customer_phone),
    lang: text(params.lang),
  };
};

/** Credit that a referral brings once it is earned; nothing for a code that nobody has. */
function referralOf({ site, store }: Context, code: string | undefined): AccountRow['promotions'] {
  const amounts = site.config.referralCreditAmounts;
  const isKnown =
    code && store.accounts.find((row) => row.referral_share_code.toLowerCase() === code.trim().toLowerCase());
  if (!amounts || !isKnown || !site.config.referralCodeEnabled) return [];
  return [
    {
      credit_type: 'referral_receiver',
      amount: amounts.receiver_credit,
      top_up_requirement: amounts.referral_credit_receiver_precondition_topup_sum,
      top_up_done: 0,
    },
  ];
}

function newAccount(ctx: Context, params: Params): AccountRow {
  const { config } = ctx.site;
  const isFirst = !ctx.store.accounts.find((row) => row.user_id === ctx.userId && !row.is_deleted);
  const number = ctx.site.nextNumber();
  const fields = fieldsOf(params, config);
  const account = ctx.store.accounts.put({
    id: String(number),
    user_id: ctx.userId,
    fields,
    integration_id: `${config.siteCountry}-${number}`,
    status: 'ACTIVE',
    restriction_level: 'CLEAR',
    suspend_reason: null,
    is_default: isFirst,
    is_deleted: false,
    paying_by_invoice: params.type === 'invoice',
    send_invoice_email: params.send_invoice_email ?? true,
    allow_debt: config.allowDebt ?? false,
    vat_percentage: vatOf(fields.country),
    discount_percentage: 0,
    recurring: null,
    low_balance: { is_enabled: false, threshold: 0 },
    referral_code: params.referral_code ?? null,
    referral_share_code: secureText(6),
    promotions: referralOf(ctx, params.referral_code),
    document_name: params.document_name ?? null,
    created: ctx.now,
  });
  const credit = config.firstAccountCredit ?? 0;
  if (isFirst && credit > 0) {
    ctx.store.credits.put({
      id: String(ctx.site.nextNumber()),
      user_id: ctx.userId,
      account_id: number,
      amount: credit,
      description: 'First billing account',
      reference: null,
      created: ctx.now,
    });
  }
  return account;
}

/** Creates an account by the site's field rules; the first one is the default and gets the site's first credit. */
export const createBillingAccount: Handler<'createBillingAccount'> = async (ctx, params) => {
  const faults = fieldFaults(ctx.site, params);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const account = await ctx.store.transact(() => newAccount(ctx, params));
  return presentAccount(ctx.site, account);
};
