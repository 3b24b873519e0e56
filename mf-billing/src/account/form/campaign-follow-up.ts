import * as v from 'valibot';
import { ApiError, call, invalidate } from '@console/api';
import { defineFollowUp } from '@console/area/progress';
import { listBillingAccounts, type BillingAccount } from '@console/contract/billing-account';
import { activateCampaign } from '@console/contract/campaign';
import { listCredit } from '@console/contract/credit';
import { toast } from '@console/ui';
import { campaignDoneText } from '../campaign-done';
import { accountText } from '../texts';

const Campaign = v.object({
  code: v.string(),
  email: v.string(),
  /** Ids of the accounts that were there before. */
  known: v.array(v.number()),
});
type Campaign = v.InferOutput<typeof Campaign>;

/** The account that was made for a code: there was none like it before. */
export const madeFor = (
  accounts: readonly Pick<BillingAccount, 'id' | 'email' | 'is_deleted'>[],
  { email, known }: Pick<Campaign, 'email' | 'known'>,
): number | undefined =>
  accounts.find((account) => !known.includes(account.id) && !account.is_deleted && account.email === email)?.id;

const find = async (campaign: Campaign): Promise<number | undefined> =>
  madeFor(await call(listBillingAccounts, {}), campaign);

/**
 * The code of a campaign that is used once its account is there: a call of its own, which a reload in between must not forget.
 * The id of the account is the subject's, where the creation has told it.
 */
export const campaignFollowUp = defineFollowUp({
  name: 'account.campaign',
  area: 'mf-billing',
  schema: Campaign,
  run: async ({ uuid }, campaign) => {
    const id = uuid === '' ? await find(campaign) : Number(uuid);
    if (id === undefined) throw new ApiError({ kind: 'general', text: accountText('form.campaignNoAccount') });
    try {
      const done = await call(activateCampaign, { billing_account_id: id, campaign_code: campaign.code });
      toast.success(campaignDoneText(done));
    } finally {
      for (const changed of [listBillingAccounts, listCredit]) void invalidate(changed);
    }
  },
  // A code that is used twice may count twice.
  unsure: (_account, { code, email }) => accountText('form.campaignUnsure', { code, email }),
  failed: (_account, { code }, { message, isRefused }) =>
    accountText(isRefused ? 'form.campaignRefused' : 'form.campaignFailed', { code, reason: message }),
  afterReload: {
    isDue: async (_account, campaign) => (await find(campaign)) !== undefined,
    dropped: (_account, { code }) => accountText('form.campaignDropped', { code }),
  },
});
