import type { Query } from '@console/api';
import { accountTitle, type BillingAccount } from '@console/contract/billing-account';
import type { Card } from '@console/contract/card';
import { LabelBlock } from '@console/domain/detail';
import { labelId } from '@console/domain/labels';
import { PaymentBlock } from '../../card/payment-block';
import { AutomaticTopUpBlock } from '../../automatic-top-up/block';
import { LowBalanceBlock } from '../../low-balance/block';
import { CampaignBlock } from './campaign-block';
import { CompanyBlock } from './company-block';
import { BillingContact } from '../contact';
import { PromotionsBlock } from './promotions-block';
import { ReferralBlock } from './referral-block';

interface AccountLeadProps {
  readonly account: BillingAccount;
  readonly cards: Query<Card[]>;
  /** The page shows the cards themselves: they are not said again beside it. */
  readonly hasCards: boolean;
}

/** What pays for an account, and what tops it up. */
export const AccountLead = ({ account, cards, hasCards }: AccountLeadProps) => (
  <>
    {hasCards ? null : <PaymentBlock account={account} cards={cards} />}
    <AutomaticTopUpBlock account={account} cards={cards} />
  </>
);

/** What watches over an account, and whose it is. A block that has nothing to show is not there. */
export function AccountSidebar({ account }: { account: BillingAccount }) {
  return (
    <>
      <LowBalanceBlock account={account} />
      <CompanyBlock account={account} />
      <PromotionsBlock account={account} />
      <CampaignBlock account={account} />
      <ReferralBlock account={account} />
      <LabelBlock id={labelId('billing_account', account.id)} name={accountTitle(account)} />
      <BillingContact account={account} />
    </>
  );
}
