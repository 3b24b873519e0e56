import { MonthlyTotal, RowCount } from '@console/domain/list';
import { sumPrices } from '@console/domain/price';
import { atLeast, useFormat } from '@console/ui';
import { useMemo } from 'react';
import { useText } from '../../texts';
import type { JoinedVm } from '../machine/rows';

/** What machines add up to, in one walk: there may be thousands, and a keystroke in the search makes other ones. */
function totalsOf(rows: readonly JoinedVm[], areMissing: boolean) {
  let [vcpu, memoryGb, diskGb] = [0, 0, 0];
  const places = new Set<string>();
  const prices: JoinedVm['monthly'][] = [];
  let isPartial = areMissing;
  for (const row of rows) {
    vcpu += row.vcpu;
    memoryGb += row.memoryGb;
    diskGb += row.diskGb;
    places.add(row.location);
    if (row.jobId === undefined) prices.push(row.monthly);
    if (row.isPriceAtLeast) isPartial = true;
  }
  return { vcpu, memoryGb, diskGb, places: places.size, monthly: sumPrices(prices, isPartial) };
}

/** The foot of the list: what the shown machines add up to. */
export function ListTotals({ rows, isPartial }: { rows: readonly JoinedVm[]; isPartial: boolean }) {
  const t = useText();
  const { number } = useFormat();
  const { vcpu, memoryGb, diskGb, places, monthly } = useMemo(() => totalsOf(rows, isPartial), [rows, isPartial]);
  const shown = (amount: string) => (isPartial ? atLeast(amount) : amount);
  return (
    <>
      <RowCount text={t('vms.inLocations', { n: rows.length, places })} isPartial={isPartial} />
      <span>{t('total.vcpu', { n: shown(number(vcpu)) })}</span>
      <span>{t('total.memory', { n: shown(number(memoryGb, { digits: 1 })) })}</span>
      <span>{t('total.disk', { n: shown(number(diskGb)) })}</span>
      <MonthlyTotal sum={monthly} />
    </>
  );
}
