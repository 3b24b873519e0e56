import type { Query } from '@console/api';
import { serverNow } from '@console/api';
import { useTaxLabel } from '@console/area';
import type { BillingAccount } from '@console/contract/billing-account';
import { paths } from '@console/contract/paths';
import type { UsageEntry } from '@console/contract/usage';
import { monthSoFar } from '@console/domain/credit';
import { Card, ErrorPanel, Link, MoneyBar, MoneyBarWaiting, Price, Skeleton, useFormat } from '@console/ui';
import { useText } from '../../texts';
import { partsByGroup } from '../../usage/groups';

/** Kinds that most accounts pay for. */
const LIKELY_PARTS = 4;

/** What an account has spent this month, by kind, before tax. (spec 2, section 3) */
export function MonthCard({ account, usage }: { account: BillingAccount; usage: Query<UsageEntry[]> }) {
  const t = useText();
  const format = useFormat();
  const tax = useTaxLabel();
  const monthSpent = monthSoFar(account, usage.data);
  const parts = partsByGroup(account, usage.data ?? [], (group) => t(`group.${group}`));
  const title = format.date(serverNow(), 'month');
  if (usage.error && !usage.data) return <ErrorPanel error={usage.error} onRetry={usage.reload} />;
  return (
    <Card
      title={title}
      note={t('month.beforeTax', { tax })}
      actions={<Link to={paths.spending(account)}>{t('tab.spending')}</Link>}
    >
      {usage.data === undefined ? (
        <div className="ui-stack tight">
          <Skeleton width={120} height={24} />
          <MoneyBarWaiting parts={LIKELY_PARTS} />
        </div>
      ) : (
        <div className="ui-stack tight">
          <Price size="lg" amount={monthSpent.toString()} />
          {parts.length === 0 ? (
            <p className="ui-mut">{t('month.none')}</p>
          ) : (
            <MoneyBar total={monthSpent} parts={parts} />
          )}
        </div>
      )}
    </Card>
  );
}
