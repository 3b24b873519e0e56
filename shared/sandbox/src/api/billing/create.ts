import type { createBillingAccount as endpoint } from '@console/contract/billing-account-create';
import type { HandlerParamsOf } from '@console/contract/endpoint';
import { VALIDATED_AFTER } from '../../billing/policy';
import { payPromotions } from '../../billing/promotions';
import type { AccountRow } from '../../model/billing';
import { secureText } from '../../seed/random';
import type { SiteRuntime } from '../../site';
import type { Context, Handler } from '../context';
import { invalid } from '../errors';
import { fieldsOf, missingFields, vatFor } from './fields';
import { presentAccount } from './present';

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
export const createBillingAccount: Handler<'createBillingAccount'> = async (ctx, params) => {
  ctx.requireUnbound();
  const given = { ...params, email: params.email?.trim() ? params.email : params.client_email };
  const faults = missingFields(ctx.site, given);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const account = await ctx.store.transact(() => newAccount(ctx, given));
  return presentAccount(ctx.site, account);
};
