import { useTaxLabel } from '@console/area';
import type { MonthCosts } from '@console/domain/charges';
import { MonthlyTotal, RowCount } from '@console/domain/list';
import { sumPrices } from '@console/domain/price';
import { atLeast, Icon, Skeleton, useFormat } from '@console/ui';
import type { LeaseRow } from '../lease/rows';
import { useMetalText } from '../lease/texts';

/** The foot of the list: how many are shown, and what they cost. */
export function LeaseTotals({
  rows,
  isPartial,
  costs,
}: {
  rows: readonly LeaseRow[];
  isPartial: boolean;
  costs: MonthCosts;
}) {
  const t = useMetalText();
  const { money, number } = useFormat();
  const monthly = sumPrices(
    rows.map((lease) => lease.monthly),
    isPartial,
  );
  const soFar = costs.isLoading
    ? undefined
    : sumPrices(
        rows.map((lease) => costs.of(lease.uuid)),
        isPartial,
      );
  const inUse = rows.filter(({ status }) => status === 'in_use').length;
  const shownInUse = isPartial ? atLeast(number(inUse)) : number(inUse);
  return (
    <>
      <RowCount text={t('list.count', { n: rows.length })} isPartial={isPartial} />
      {isPartial && inUse === 0 ? null : <span>{t('list.inUse', { n: shownInUse })}</span>}
      {soFar?.amount.gt(0) ? <span>{t('list.soFar', { amount: money(soFar.amount, soFar) })}</span> : null}
      <MonthlyTotal sum={monthly} />
    </>
  );
}

interface RailPriceProps {
  readonly rows: readonly LeaseRow[];
  readonly isPartial: boolean;
  /** Servers or prices are on their way. */
  readonly isLoading: boolean;
}

/** What all servers cost, at the end of the rail, whose cells stay where they are when it comes. */
export function RailPrice({ rows, isPartial, isLoading }: RailPriceProps) {
  const t = useMetalText();
  const tax = useTaxLabel();
  const { money } = useFormat();
  const monthly = sumPrices(
    rows.map((lease) => lease.monthly),
    isPartial,
  );
  const hourly = sumPrices(
    rows.map((lease) => lease.hourly),
    isPartial,
  );
  const isKnown = rows.length > 0 && monthly && hourly;
  if (!isKnown && !isLoading) return null;
  return (
    <div className="metal-rail-price ui-only-wide">
      <span>
        <Icon name="receipt" size={14} />
        <span>{t('field.perMonth')}</span>
        <b>{isKnown ? money(monthly.amount, monthly) : <Skeleton width={72} />}</b>
      </span>
      <small>
        {isKnown ? (
          t('list.beforeHourly', {
            tax,
            amount: money(hourly.amount.round(4), { per: 'hour', isAtLeast: hourly.isAtLeast }),
          })
        ) : (
          <Skeleton width={140} />
        )}
      </small>
    </div>
  );
}
