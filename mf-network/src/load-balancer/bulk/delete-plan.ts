import { big, type Money } from '@console/api';
import { planRow } from '@console/domain/bulk';
import type { MonthlyPrice } from '@console/domain/price';
import type { BulkRow } from '@console/ui';
import { balancerPrices } from '../facts';
import type { BalancerRow } from '../rows';

type TextId =
  | 'effect.parts'
  | 'effect.released'
  | 'effect.kept'
  | 'effect.keptFor'
  | 'effect.addressesUnknown'
  | 'can.change'
  | 'can.delete';

export interface DeletePlanOptions {
  readonly t: (id: TextId, values?: Readonly<Record<string, string | number>>) => string;
  /** Display name of a location. */
  readonly placeOf: (slug: string) => string;
  readonly money: (amount: Money) => string;
  /** Its floating IPs go with a load balancer. */
  readonly releases: boolean;
  /** What a number of addresses of a location costs a month while they are not assigned; undefined: not known. */
  readonly keptCost: (location: string, addresses: number) => Money | undefined;
  readonly monthly: MonthlyPrice;
}

/** What of its price a month goes with a load balancer: what is kept of its addresses costs on, at another price. */
function spendOf(row: BalancerRow, { releases, keptCost, monthly }: DeletePlanOptions): Money | undefined {
  const { length } = row.addresses;
  const price = row.addressState === 'ready' ? balancerPrices(row, length, monthly).total : undefined;
  if (!price || price.isAtLeast) return undefined;
  const kept = releases || length === 0 ? big(0) : keptCost(row.location, length);
  return kept?.minus(price.amount);
}

/** What becomes of the addresses of a load balancer. */
function addressEffect(row: BalancerRow, { t, money, releases, keptCost }: DeletePlanOptions): string {
  const values = { n: row.addresses.length, list: row.addresses.join(', ') };
  if (releases) return t('effect.released', values);
  const cost = keptCost(row.location, row.addresses.length);
  return cost ? t('effect.keptFor', { ...values, amount: money(cost) }) : t('effect.kept', values);
}

/** What deleting will do to each load balancer: what is erased, and what stays and is charged. */
export const deletePlan = (rows: readonly BalancerRow[], options: DeletePlanOptions): BulkRow[] =>
  rows.map((row) => {
    const { t, placeOf } = options;
    const effect = [
      t('effect.parts', { rules: row.forwarding_rules.length, targets: row.targets.length }),
      ...(row.addresses.length > 0 ? [addressEffect(row, options)] : []),
      ...(row.addressState === 'failed' ? [t('effect.addressesUnknown')] : []),
    ];
    return planRow({
      id: row.uuid,
      name: row.display_name || row.uuid,
      place: placeOf(row.location),
      effect: effect.join(' '),
      spend: spendOf(row, options),
      blocked: row.pending && t(`can.${row.pending}`),
    });
  });
