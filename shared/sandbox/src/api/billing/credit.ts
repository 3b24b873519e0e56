import { topUpByItself } from '../../billing/automated-top-up';
import { cardsHoldUntil, primaryCardOf } from '../../billing/account';
import { clearIfToppedUp, clearThreshold } from '../../billing/restrictions';
import { runningTotals } from '../../billing/ledger';
import { moneyText } from '../../billing/exact';
import { payPromotions } from '../../billing/promotions';
import { campaignOf } from '../../catalogue/campaigns';
import type { AccountRow } from '../../model/billing';
import type { Context, HandlersOf } from '../context';
import { invalid, named, refused } from '../errors';
import { isAdministrator, notAdministrator } from '../user/administrator';
import { presentAccount } from './present';

interface Wanted {
  readonly amount: number;
  readonly threshold: number;
}

/** What speaks against charging an account by itself. @throws ApiFault */
function check({ site, now }: Context, account: AccountRow, { amount }: Wanted): void {
  const { config } = site;
  if (!config.recurringPaymentsEnabled) throw refused('Automated top-up is not available');
  const least = config.minimumTopupAmount ?? 0;
  if (amount <= 0 || amount < least)
    throw invalid({ recurring_payment_amount: `The amount must be at least ${Math.max(least, 0.01)}` });
  const card = primaryCardOf(site, Number(account.id));
  const processor = config.paymentProcessors?.find((row) => row.keyword === card?.keyword);
  if (
    !card ||
    cardsHoldUntil([card]) < now ||
    processor?.supports_auto_topup === false ||
    processor?.type !== 'creditcard'
  )
    throw refused('Automated top-up needs a verified card as the primary way to pay');
}

export const creditHandlers = {
  /** Switches the automated top-up on or off; where the balance is below the threshold already it is made at once. */
  async setRecurringPayment(ctx, params) {
    const { site, store, now } = ctx;
    const wanted: Wanted | null = params.is_recurring_payment_enabled
      ? { amount: params.recurring_payment_amount ?? 0, threshold: params.recurring_payment_threshold ?? 0 }
      : null;
    const report = await store.transact(() => {
      const before = ctx.account(params.billing_account_id);
      if (wanted) check(ctx, before, wanted);
      const account = store.accounts.put({ ...before, recurring: wanted, recurring_tried: undefined });
      const { ongoing } = runningTotals(account, site.ledger.of(params.billing_account_id, now));
      if (!wanted || account.status === 'PENDING_VALIDATION' || ongoing >= wanted.threshold)
        return { triggered: false, errors: [] };
      const made = topUpByItself(site, account, now);
      return { triggered: true, errors: made.ok ? [] : [made.message] };
    });
    return { payment_report: report, account: presentAccount(site, ctx.account(params.billing_account_id)) };
  },

  async setLowBalanceNotice(ctx, { billing_account_id, threshold, is_enabled }) {
    const account = await ctx.store.transact(() =>
      ctx.store.accounts.put({
        ...ctx.account(billing_account_id),
        low_balance: { is_enabled, threshold },
        is_low_noticed: false,
      }),
    );
    return presentAccount(ctx.site, account);
  },

  /** Each campaign once for each account. */
  async activateCampaign(ctx, { billing_account_id, campaign_code }) {
    const { site, store, now } = ctx;
    const campaign = campaignOf(site.config.siteCurrency, campaign_code);
    await store.transact(() => {
      const account = ctx.account(billing_account_id);
      if (!campaign || campaign.hasEnded) throw named('Invalid campaign.');
      if (account.campaigns?.includes(campaign.code)) throw refused('This campaign was activated before');
      store.accounts.update(account.id, {
        campaigns: [...(account.campaigns ?? []), campaign.code],
        promotions: [
          ...account.promotions,
          {
            credit_type: 'signup_campaign',
            amount: campaign.amount,
            top_up_requirement: campaign.topUp,
            top_up_done: 0,
          },
        ],
      });
      payPromotions(site, account.id, now);
    });
    const amount = moneyText(site.config, campaign?.amount ?? 0);
    const topUp = campaign?.topUp ?? 0;
    return {
      message:
        topUp > 0
          ? `${amount} of credit follow when you have topped up ${moneyText(site.config, topUp)}.`
          : `${amount} of credit were added.`,
    };
  },

  getClearThreshold: ({ site }) => ({ restriction_level_clear_topup_threshold: clearThreshold(site) }),

  /** Limited accounts whose top-ups reach the new threshold are clear at once. */
  async setClearThreshold(ctx, { restriction_level_clear_topup_threshold: wanted }) {
    if (!isAdministrator(ctx)) throw notAdministrator();
    const { site, store } = ctx;
    await store.transact(() => {
      site.remember({ clear_topup_threshold: wanted });
      for (const { id } of store.accounts.all()) clearIfToppedUp(site, id, wanted);
    });
    return { restriction_level_clear_topup_threshold: wanted };
  },
} satisfies HandlersOf<
  'setRecurringPayment' | 'setLowBalanceNotice' | 'activateCampaign' | 'getClearThreshold' | 'setClearThreshold'
>;
