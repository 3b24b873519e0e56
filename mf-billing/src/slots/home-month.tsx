import { serverNow } from '@console/api';
import { useTaxLabel } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import type { UsageEntry } from '@console/contract/usage';
import { MoneyBar, Price, SidebarBlock, useFormat } from '@console/ui';
import { creditFacts } from '../account/credit-facts';
import { partsByGroup } from '../usage/groups';
import { useHomeText } from './home-texts';
import { useMainAccount } from './use-main-account';

/** What this month has cost so far, by kind. While that is read, and where no account could be, its credit says so. */
export default function HomeMonth() {
  const { account, usage } = useMainAccount();
  if (!account || (!usage.data && !usage.error)) return null;
  return <MonthBlock account={account} usage={usage.data} />;
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
