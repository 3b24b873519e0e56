import { countOf, useQuery, type Query } from '@console/api';
import { lazyScreen, Page } from '@console/area';
import { useSearchParams } from '@console/area/router';
import type { BillingAccount } from '@console/contract/billing-account';
import { accountTitle } from '@console/contract/billing-account';
import { listCards } from '@console/contract/card';
import { listCredit } from '@console/contract/credit';
import { listInvoices } from '@console/contract/invoice';
import { paths } from '@console/contract/paths';
import { listUsage } from '@console/contract/usage';
import { DetailTabs } from '@console/domain/detail';
import { staleOf, StaleStrip } from '@console/domain/stale';
import { TabPanel } from '@console/ui';
import { CardDialog } from '../../card/lazy-dialog';
import { CardList } from '../../card/list';
import { useCardDialog } from '../../card/use-card-dialog';
import { CreditList } from '../../credit/list';
import { InvoiceList } from '../../invoice/list';
import { useText } from '../../texts';
import { AccountFacts } from './facts';
import { AccountFrame } from '../frame';
import { AccountHead } from './head';
import { AccountOverview } from './overview';
import { AccountLead, AccountSidebar } from './sidebar';
import { AccountSkeleton } from './skeleton';
import { AccountStanding } from '../standing';

const SpendingTab = lazyScreen(() =>
  import(/* webpackChunkName: "billing-spending" */ '../../spending/spending').then((m) => m.SpendingTab),
);

/** Parts of an account's page; the name stands in the address as `tab`. */
const accountTabs = ['overview', 'spending', 'invoices', 'credit', 'cards', 'details'] as const;
type AccountTab = (typeof accountTabs)[number];

/** The part that an address asks for; unknown ones lead to the overview. Spending was called usage. */
const tabOf = (value: string | null): AccountTab =>
  accountTabs.find((tab) => tab === (value === 'usage' ? 'spending' : value)) ?? 'overview';

/** How many a tab has: what could not be read is there, too. null while they are on their way; undefined where nobody knows. */
const tabCount = ({ data, isLoading }: Query<readonly unknown[]>, hidden = 0) =>
  data ? countOf(data) - hidden : isLoading ? null : undefined;

/** One billing account. */
export function AccountDetail() {
  return (
    <AccountFrame hasSidebar skeleton={<AccountSkeleton />}>
      {(account) => <LoadedAccount key={account.id} account={account} />}
    </AccountFrame>
  );
}

function LoadedAccount({ account }: { account: BillingAccount }) {
  const t = useText();
  const [params] = useSearchParams();
  const tab = tabOf(params.get('tab'));
  const ofAccount = { billing_account_id: account.id };
  const invoices = useQuery(listInvoices, ofAccount);
  const cards = useQuery(listCards, ofAccount);
  const usage = useQuery(listUsage, ofAccount);
  const credit = useQuery(listCredit, tab === 'credit' ? ofAccount : null);
  const shown = {
    overview: [invoices, usage],
    spending: [usage, invoices],
    invoices: [invoices],
    credit: [credit, invoices],
    cards: [cards],
    details: [],
  }[tab];
  const stale = staleOf(shown);
  const card = useCardDialog();
  const title = accountTitle(account);
  const address = paths.billingAccount(account);
  const counts: Partial<Record<AccountTab, number | null | undefined>> = {
    invoices: tabCount(invoices),
    cards: tabCount(cards, cards.data?.filter((card) => card.is_deleted).length),
  };

  return (
    <Page
      title={title}
      breadcrumbs={[{ label: t('account.back'), to: paths.billing() }]}
      lead={<AccountLead account={account} cards={cards} hasCards={tab === 'cards'} />}
      sidebar={<AccountSidebar account={account} />}
    >
      <AccountHead account={account} />
      <AccountStanding account={account} />
      <DetailTabs
        label={t('tab.label')}
        value={tab}
        items={accountTabs.map((id) => ({
          id,
          label: t(`tab.${id}`),
          to: id === 'overview' ? address : `${address}?tab=${id}`,
          ...(counts[id] === undefined ? {} : { count: counts[id] }),
        }))}
      />
      {stale ? <StaleStrip query={stale} /> : null}
      <TabPanel label={t(`tab.${tab}`)}>
        {tab === 'overview' ? <AccountOverview account={account} invoices={invoices} usage={usage} /> : null}
        {tab === 'spending' ? <SpendingTab account={account} invoices={invoices} usage={usage} /> : null}
        {tab === 'invoices' ? <InvoiceList account={account.id} invoices={invoices} /> : null}
        {tab === 'credit' ? <CreditList account={account.id} credit={credit} invoices={invoices} /> : null}
        {tab === 'cards' ? <CardList account={account} cards={cards} /> : null}
        {tab === 'details' ? <AccountFacts account={account} /> : null}
      </TabPanel>
      {card.dialog && cards.data ? (
        <CardDialog
          key={`${card.dialog} ${card.item}`}
          name={card.dialog}
          item={card.item}
          account={account}
          cards={cards.data}
          onClose={card.close}
        />
      ) : null}
    </Page>
  );
}
