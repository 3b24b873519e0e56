import type { Query } from '@console/api';
import { big, serverNow } from '@console/api';
import { useFeature, useTaxLabel } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import type { Invoice } from '@console/contract/invoice';
import { paths } from '@console/contract/paths';
import type { UsageEntry } from '@console/contract/usage';
import {
  Card,
  ColumnChart,
  DateTime,
  ErrorPanel,
  FactSection,
  Link,
  MoneyBar,
  Price,
  Runway,
  Skeleton,
  Tooltip,
  useFormat,
} from '@console/ui';
import { byNewest } from '../invoice/kind';
import { InvoiceTable, OpenedInvoice } from '../invoice/list';
import { spendByMonth } from '../invoice/months';
import { useText } from '../texts';
import { costByGroup } from '../usage/groups';
import { useCreditFacts } from './credit-facts';

interface OverviewProps {
  readonly account: BillingAccount;
  readonly invoices: Query<Invoice[]>;
  readonly usage: Query<UsageEntry[]>;
}

const RECENT = 5;

/** What is left, what it is spent on, and what came before. */
export function AccountOverview({ account, invoices, usage }: OverviewProps) {
  const t = useText();
  const rows = invoices.data ?? [];
  return (
    <>
      <Credit account={account} usage={usage.data} />
      <Month account={account} usage={usage} />
      <Months invoices={rows} />
      {invoices.error && !invoices.data ? (
        <ErrorPanel error={invoices.error} onRetry={invoices.reload} />
      ) : (
        <Card
          flush
          title={t('invoices.title')}
          actions={
            rows.length > RECENT ? (
              <Link to={`${paths.billingAccount(account)}?tab=invoices`}>{t('invoices.all', { n: rows.length })}</Link>
            ) : undefined
          }
        >
          <InvoiceTable simple invoices={[...rows].sort(byNewest).slice(0, RECENT)} loading={invoices.isLoading} />
        </Card>
      )}
      <Totals account={account} />
      <OpenedInvoice invoices={invoices.data} />
    </>
  );
}

function Credit({ account, usage }: { account: BillingAccount; usage: readonly UsageEntry[] | undefined }) {
  const t = useText();
  const format = useFormat();
  const tax = useTaxLabel();
  const { credit, perDay, days, noticeDays, lasts } = useCreditFacts()(account, usage);
  const notice = account.low_balance_notice_settings;
  const hasTopUp = useFeature('recurringPaymentsEnabled');
  const topUp = account.is_recurring_payment_enabled;
  const watched = [
    notice?.is_enabled ? t('runway.notice', { amount: format.money(notice.threshold ?? 0) }) : undefined,
    !hasTopUp
      ? undefined
      : topUp
        ? t('runway.topUpOn', { amount: format.money(account.recurring_payment_threshold ?? 0) })
        : t('runway.topUpOff'),
  ];
  const unpaid = account.unpaid_amount ?? 0;
  const negativeSince = account.running_totals?.ongoing_negative_since;
  return (
    <Card>
      <div className="ui-row wrap" style={{ gap: 24, alignItems: 'flex-start' }}>
        <div style={{ flex: '1 1 200px' }}>
          <div className="ui-mut">
            {negativeSince ? t('credit.inDebt', { date: format.date(negativeSince) }) : t('credit.left')}
          </div>
          <Price size="fig" amount={credit.toString()} />
          <div className="ui-mut">
            <Tooltip title={t('unpaid.tooltip', { tax })}>
              <span tabIndex={0}>{t('credit.unpaid')}</span>
            </Tooltip>{' '}
            {unpaid > 0 ? <b className="ui-danger-text">{format.money(unpaid)}</b> : t('value.none')}
          </div>
        </div>
        <div style={{ flex: '2 1 340px' }}>
          <div className="ui-row wrap" style={{ marginBottom: 12 }}>
            <span className="ui-mut">{t('credit.lasts')}</span>
            <b>{lasts}</b>
            <span className="ui-mut ui-push">
              {perDay.gt(0) ? t('credit.perDay', { amount: format.money(perDay), tax }) : t('credit.spentNothing')}
            </span>
          </div>
          <Runway
            days={days}
            {...(noticeDays === undefined ? {} : { noticeDays })}
            labels={{
              start: t('runway.today'),
              middle: <span className="ui-mut">{watched.filter(Boolean).join(', ')}</span>,
              end: t('runway.end'),
            }}
          />
        </div>
      </div>
    </Card>
  );
}

function Month({ account, usage }: { account: BillingAccount; usage: Query<UsageEntry[]> }) {
  const t = useText();
  const format = useFormat();
  const tax = useTaxLabel();
  const { monthSpent } = useCreditFacts()(account, usage.data);
  const groups = costByGroup(usage.data ?? []);
  const title = format.date(serverNow(), 'month');
  if (usage.error && !usage.data) return <ErrorPanel error={usage.error} onRetry={usage.reload} />;
  return (
    <Card
      title={title}
      note={t('month.beforeTax', { tax })}
      actions={<Link to={`${paths.billingAccount(account)}?tab=usage`}>{t('tab.usage')}</Link>}
    >
      {usage.data === undefined ? (
        <Skeleton width="100%" height={24} />
      ) : (
        <div className="ui-stack tight">
          <Price size="lg" amount={monthSpent.toString()} />
          {groups.length === 0 ? (
            <p className="ui-mut">{t('month.none')}</p>
          ) : (
            <MoneyBar
              total={monthSpent}
              parts={groups.map(({ group, cost }) => ({
                id: group,
                label: t(`group.${group}`),
                amount: cost.toString(),
              }))}
            />
          )}
        </div>
      )}
    </Card>
  );
}

function Months({ invoices }: { invoices: readonly Invoice[] }) {
  const t = useText();
  const tax = useTaxLabel();
  const { locale } = useFormat();
  const months = spendByMonth(invoices);
  const monthName = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  if (months.length < 2) return null;
  return (
    <div className="ui-only-wide">
      <Card title={t('months.title')} note={t('months.note', { tax })}>
        <ColumnChart
          label={t('months.title')}
          series={[t('months.series')]}
          columns={months.map(({ month, amount }) => ({
            id: month.toISOString(),
            label: monthName.format(month),
            parts: [Number(amount)],
          }))}
        />
      </Card>
    </div>
  );
}

function Totals({ account: { running_totals: totals } }: { account: BillingAccount }) {
  const t = useText();
  const format = useFormat();
  const tax = useTaxLabel();
  if (!totals) return null;
  const money = (value: number | null | undefined) => format.money(big(value));
  return (
    <FactSection
      columns={5}
      title={t('totals.title')}
      items={[
        { label: t('totals.usage'), value: money(totals.subtotal_resource_usage) },
        { label: t('totals.subtotal'), value: money(totals.subtotal) },
        { label: t('totals.discount'), value: money(totals.discount_amount) },
        { label: t('totals.beforeTax', { tax }), value: money(totals.total_before_tax) },
        { label: t('totals.tax', { tax }), value: money(totals.vat_tax) },
        { label: t('totals.total'), value: money(totals.total) },
        { label: t('totals.credit'), value: money(totals.credit_amount) },
        { label: t('totals.available'), value: money(totals.credit_available) },
        { label: t('totals.ongoing'), value: money(totals.ongoing) },
        {
          label: t('totals.negativeSince'),
          value: totals.ongoing_negative_since ? (
            <DateTime value={totals.ongoing_negative_since} />
          ) : (
            <span className="ui-mut">{t('value.none')}</span>
          ),
        },
      ]}
    />
  );
}
