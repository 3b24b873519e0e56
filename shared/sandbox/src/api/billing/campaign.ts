import { campaignOf } from '../../catalogue/campaigns';
import { moneyText } from '../../billing/money-text';
import { payPromotions } from '../../billing/promotions';
import type { HandlersOf } from '../context';
import { named, refused } from '../errors';

export const campaignHandlers = {
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
} satisfies HandlersOf<'activateCampaign'>;
