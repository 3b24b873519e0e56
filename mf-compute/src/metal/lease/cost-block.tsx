import { serverNow } from '@console/api';
import { useTaxLabel } from '@console/area';
import { useMonthCosts } from '@console/domain/charges';
import { Price, SidebarBlock, Skeleton, useFormat } from '@console/ui';
import type { LeaseRow } from '../rows';
import { useLeaseText } from './texts';

/** What the server has cost this month, and what a whole month and an hour cost. */
export function CostBlock({ lease }: { lease: LeaseRow }) {
  const t = useLeaseText();
  const { money, date } = useFormat();
  const tax = useTaxLabel();
  const costs = useMonthCosts();
  const soFar = costs.of(lease.uuid);
  const { monthly, hourly } = lease;
  return (
    <SidebarBlock title={t('cost.title')} note={t('cost.period', { month: date(serverNow(), 'month'), tax })}>
      <p className="compute-cost">
        {soFar ? <Price amount={soFar} size="fig" /> : costs.isLoading ? <Skeleton width={120} height={32} /> : null}
        {monthly ? (
          <span className="ui-mut">
            {t(soFar || costs.isLoading ? 'cost.ofAbout' : 'cost.about', { amount: money(monthly) })}
          </span>
        ) : (
          <span className="ui-mut">{t('cost.unknown')}</span>
        )}
      </p>
      {hourly ? <p className="ui-mut">{t('cost.hourly', { amount: money(hourly, { per: 'hour' }) })}</p> : null}
    </SidebarBlock>
  );
}
