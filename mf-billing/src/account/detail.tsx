import { useQuery } from '@console/api';
import { Page, useTaxLabel } from '@console/area';
import { useParams, useSearchParams } from '@console/area/router';
import type { BillingAccount } from '@console/contract/billing-account';
import { accountTitle } from '@console/contract/billing-account';
import { listCards } from '@console/contract/card';
import { listCredit } from '@console/contract/credit';
import { listInvoices } from '@console/contract/invoice';
import { paths } from '@console/contract/paths';
import { listUsage } from '@console/contract/usage';
import { DetailFrame } from '@console/domain/detail';
import { Badge, Notice, PageHead, Tabs, useFormat } from '@console/ui';
import { CardList } from '../card/list';
import { CreditList } from '../credit/list';
import { InvoiceList } from '../invoice/list';
import { useText } from '../texts';
import { UsageList } from '../usage/list';
import { WriteAboutAccount } from './contact';
import { AccountFacts } from './facts';
import { AccountOverview } from './overview';
import { ShownStatus } from './shown-status';
import { AccountSidebar } from './sidebar';
import { accountStatus, restriction } from './state';
import { useAccounts } from './use-account';

/** Parts of an account's page; the name stands in the address as `tab`. */
const accountTabs = ['overview', 'usage', 'invoices', 'credit', 'cards', 'details'] as const;
type AccountTab = (typeof accountTabs)[number];

/** The part that an address asks for; unknown ones lead to the overview. */
const tabOf = (value: string | null): AccountTab => accountTabs.find((tab) => tab === value) ?? 'overview';

/** One billing account, to read. */
export function AccountDetail() {
  const t = useText();
  const { id = '' } = useParams();
  const accounts = useAccounts();
  return (
    <DetailFrame
      row={accounts.data?.find((row) => String(row.id) === id)}
      title={t('account.number', { id })}
      breadcrumbs={[{ label: t('account.back'), to: paths.billing() }]}
      isLoading={accounts.isLoading}
      error={accounts.data ? undefined : accounts.error}
      onRetry={() => void accounts.reload()}
      id={id}
      unread={accounts.unread}
      list={paths.billing()}
      hasSidebar
      texts={{
        failed: t('accounts.failed'),
        missing: t('account.missing', { id }),
        missingText: t('account.missingText'),
        toList: t('account.all'),
      }}
    >
      {(account) => <LoadedAccount key={account.id} account={account} />}
    </DetailFrame>
  );
}

function LoadedAccount({ account }: { account: BillingAccount }) {
  const t = useText();
  const tax = useTaxLabel();
  const format = useFormat();
  const [params] = useSearchParams();
  const tab = tabOf(params.get('tab'));
  const ofAccount = { billing_account_id: account.id };
  const invoices = useQuery(listInvoices, ofAccount);
  const cards = useQuery(listCards, ofAccount);
  const usage = useQuery(listUsage, ofAccount);
  const credit = useQuery(listCredit, tab === 'credit' ? ofAccount : null);
  const title = accountTitle(account);
  const address = paths.billingAccount(account);
  const counts: Partial<Record<AccountTab, number | undefined>> = {
    usage: usage.data?.length,
    invoices: invoices.data?.length,
    cards: cards.data?.filter((card) => !card.is_deleted).length,
  };

  return (
    <Page
      title={title}
      breadcrumbs={[{ label: t('account.back'), to: paths.billing() }]}
      sidebar={<AccountSidebar account={account} cards={cards} />}
    >
      <PageHead
        title={title}
        facts={
          <>
            <ShownStatus shown={accountStatus(account)} />
            {account.is_default ? <Badge>{t('account.default')}</Badge> : null}
            {restriction(account).state === 'good' ? null : <ShownStatus shown={restriction(account)} />}
            <span className="ui-mut">
              {[
                t('account.number', { id: account.id }),
                account.company_vat_number && t('account.vatNumber', { tax, number: account.company_vat_number }),
                account.vat_percentage ? format.percent(account.vat_percentage / 100) : undefined,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </>
        }
      />
      {account.status === 'SUSPENDED' ? (
        <Notice tone="warn" action={<WriteAboutAccount account={account} />}>
          {account.suspend_reason
            ? t('account.suspendedReason', { reason: account.suspend_reason })
            : t('account.suspended')}
        </Notice>
      ) : null}
      <Tabs
        label={t('tab.label')}
        value={tab}
        items={accountTabs.map((id) => ({
          id,
          label: t(`tab.${id}`),
          to: id === 'overview' ? address : `${address}?tab=${id}`,
          ...(counts[id] === undefined ? {} : { count: counts[id] }),
        }))}
      />
      {tab === 'overview' ? <AccountOverview account={account} invoices={invoices} usage={usage} /> : null}
      {tab === 'usage' ? <UsageList usage={usage} /> : null}
      {tab === 'invoices' ? <InvoiceList invoices={invoices} /> : null}
      {tab === 'credit' ? <CreditList credit={credit} /> : null}
      {tab === 'cards' ? <CardList cards={cards} /> : null}
      {tab === 'details' ? <AccountFacts account={account} /> : null}
    </Page>
  );
}
