import { serverNow } from '@console/api';
import { useTaxLabel } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { accountTitle } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import type { UsageEntry } from '@console/contract/usage';
import {
  Delayed,
  ErrorPanel,
  Link,
  LinkButton,
  MoneyBar,
  Price,
  Runway,
  runwayBars,
  SidebarBlock,
  Skeleton,
  SkeletonText,
  useFormat,
} from '@console/ui';
import { creditFacts } from '../account/credit-facts';
import { useLasts } from '../account/use-lasts';
import { partsByGroup } from '../usage/groups';
import { useHomeText } from './home-texts';
import { useMainAccount } from './use-main-account';

/** Credit with its runway, and what this month has cost so far by kind. */
export default function HomeCredit() {
  const t = useHomeText();
  const { accounts, account, usage } = useMainAccount();
  if (accounts.error && !accounts.data) {
    return (
      <SidebarBlock title={t('home.credit')}>
        <ErrorPanel title={t('home.failed')} error={accounts.error} onRetry={accounts.reload} />
      </SidebarBlock>
    );
  }
  if (!accounts.data || (account && !usage.data && !usage.error)) {
    return (
      <SidebarBlock title={t('home.credit')}>
        <Delayed>
          <Skeleton width={160} height={32} />
          <SkeletonText lines={3} />
        </Delayed>
      </SidebarBlock>
    );
  }
  // One that could not be read is there.
  if (!account && accounts.unread.length > 0) return <SidebarBlock title={t('home.credit')} note={t('home.failed')} />;
  if (!account) {
    return (
      <SidebarBlock title={t('home.credit')} note={t('home.noAccount')}>
        <LinkButton full icon="plus" to={paths.billingCreate()}>
          {t('home.create')}
        </LinkButton>
      </SidebarBlock>
    );
  }
  return (
    <>
      <CreditBlock account={account} usage={usage.data} />
      <MonthBlock account={account} usage={usage.data} />
    </>
  );
}

function CreditBlock({ account, usage }: { account: BillingAccount; usage: readonly UsageEntry[] | undefined }) {
  const t = useHomeText();
  const format = useFormat();
  const lasts = useLasts();
  const facts = creditFacts(account, usage);
  const { credit, perDay, days, noticeDays } = facts;
  const notice = account.low_balance_notice_settings;
  const amount = format.money(notice?.threshold ?? 0);
  const bars = runwayBars(days, noticeDays).underNotice;
  const note = [
    perDay.gt(0) ? t('home.perDay', { amount: format.money(perDay) }) : `${t('credit.spentNothing')}.`,
    notice?.is_enabled
      ? bars > 0 && bars < days
        ? t('home.notice', { n: bars, amount })
        : t('home.noticePassed', { amount })
      : '',
  ];
  return (
    <SidebarBlock
      title={t('home.credit')}
      extra={<Link to={paths.billingAccount(account)}>{accountTitle(account)}</Link>}
    >
      <Price size="fig" amount={credit.toString()} />
      <Runway
        days={days}
        {...(noticeDays === undefined ? {} : { noticeDays })}
        labels={{ start: t('runway.today'), middle: lasts(facts), end: t('runway.end') }}
        note={note.filter(Boolean).join(' ')}
      />
    </SidebarBlock>
  );
}

interface MonthBlockProps {
  readonly account: BillingAccount;
  /** Undefined where it could not be read: what is known then is what the account says itself. */
  readonly usage: readonly UsageEntry[] | undefined;
}

function MonthBlock({ account, usage }: MonthBlockProps) {
  const t = useHomeText();
  const tax = useTaxLabel();
  const { locale, title } = useFormat();
  const { monthSpent } = creditFacts(account, usage);
  const isKnown = usage !== undefined || account.running_totals?.total_before_tax != null;
  const now = serverNow();
  const days = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate();
  const parts = partsByGroup(account, usage ?? [], (group) => t(`group.${group}`));
  const monthName = title(new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(now));
  return (
    <SidebarBlock
      title={monthName}
      extra={<span className="ui-mut">{t('month.dayOf', { day: now.getUTCDate(), days })}</span>}
    >
      <div className="ui-stack tight">
        <div className="ui-row" style={{ alignItems: 'baseline' }}>
          {isKnown ? <Price size="lg" amount={monthSpent.toString()} /> : null}
          {isKnown ? <span className="ui-mut">{t('month.beforeTax', { tax })}</span> : null}
        </div>
        {parts.length === 0 ? (
          <p className="ui-mut">{t(usage ? 'month.none' : 'month.failed')}</p>
        ) : (
          <MoneyBar total={monthSpent} parts={parts} />
        )}
      </div>
    </SidebarBlock>
  );
}
