import { serverNow } from '@console/api';
import { useTaxLabel } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import type { UsageEntry } from '@console/contract/usage';
import { monthSoFar } from '@console/domain/credit';
import { Delayed, MoneyBar, MoneyBarWaiting, Price, SidebarBlock, Skeleton, useFormat } from '@console/ui';
import { partsByGroup } from '../usage/groups';
import { useHomeText } from './home-texts';
import { useMainAccount } from './use-main-account';

/** What this month has cost so far, by kind. Where no account could be read, its credit says so. */
export default function HomeMonth() {
  const { accounts, account, usage } = useMainAccount();
  if (account ? !usage.data && !usage.error : !accounts.data && !accounts.error) return <MonthSkeleton />;
  if (!account) return null;
  return <MonthBlock account={account} usage={usage.data} />;
}

/** The name of the month, and which day of how many it is. */
function useMonth() {
  const t = useHomeText();
  const { locale, title } = useFormat();
  const now = serverNow();
  const days = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate();
  return {
    title: title(new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(now)),
    extra: <span className="ui-mut">{t('month.dayOf', { day: now.getUTCDate(), days })}</span>,
  };
}

/** Kinds that are told of, the rest among them as one. */
const LIKELY_PARTS = 5;

/** The amount, its bar, and a line for each of some kinds. */
const MonthSkeleton = () => (
  <SidebarBlock {...useMonth()}>
    <Delayed hasPlace>
      <div className="ui-stack tight">
        <Skeleton width={112} height={24} />
        <MoneyBarWaiting parts={LIKELY_PARTS} />
      </div>
    </Delayed>
  </SidebarBlock>
);

interface MonthBlockProps {
  readonly account: BillingAccount;
  /** Undefined where it could not be read: what is known then is what the account says itself. */
  readonly usage: readonly UsageEntry[] | undefined;
}

function MonthBlock({ account, usage }: MonthBlockProps) {
  const t = useHomeText();
  const tax = useTaxLabel();
  const monthSpent = monthSoFar(account, usage);
  const isKnown = usage !== undefined || account.running_totals?.total_before_tax != null;
  const parts = partsByGroup(account, usage ?? [], (group) => t(`group.${group}`));
  return (
    <SidebarBlock {...useMonth()}>
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
