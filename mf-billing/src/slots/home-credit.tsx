import type { BillingAccount } from '@console/contract/billing-account';
import { accountTitle } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import type { UsageEntry } from '@console/contract/usage';
import {
  Delayed,
  ErrorPanel,
  Link,
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
import { useHomeText } from './home-texts';
import { useMainAccount } from './use-main-account';

/** Credit with its runway. */
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
        <Delayed hasPlace>
          <CreditSkeleton />
        </Delayed>
      </SidebarBlock>
    );
  }
  // One that could not be read is there.
  if (!account && accounts.unread.length > 0) return <SidebarBlock title={t('home.credit')} note={t('home.failed')} />;
  if (!account) {
    // The way to create one is the first step of the way to start.
    return (
      <SidebarBlock
        title={t('home.credit')}
        extra={<Link to={paths.billing()}>{t('home.accounts')}</Link>}
        note={t('home.noAccount')}
      />
    );
  }
  return <CreditBlock account={account} usage={usage.data} />;
}

/** The amount, its bars with the days below them, and two lines about them. */
const CreditSkeleton = () => (
  <>
    <div style={{ paddingBlock: 4 }}>
      <Skeleton width={160} height={32} />
    </div>
    <Skeleton width="100%" height={20} />
    <SkeletonText lines={3} />
  </>
);

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
      extra={
        <span className="ui-cut" title={accountTitle(account)}>
          <Link to={paths.billingAccount(account)}>{accountTitle(account)}</Link>
        </span>
      }
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
