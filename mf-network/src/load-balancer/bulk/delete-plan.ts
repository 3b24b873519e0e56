import { countOf, type Money } from '@console/api';
import { planRow } from '@console/domain/bulk';
import { fateOf, spendWithout, type AddressFate } from '@console/domain/deletion';
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

export interface DeletePlanOptions extends AddressFate {
  readonly t: (id: TextId, values?: Readonly<Record<string, string | number>>) => string;
  /** Display name of a location. */
  readonly placeOf: (slug: string) => string;
  readonly money: (amount: Money) => string;
  readonly monthly: MonthlyPrice;
}

/** What it costs a month with its floating IPs; undefined where that is not known in full. */
function priceOf(row: BalancerRow, monthly: MonthlyPrice): Money | undefined {
  const price = row.addressState === 'ready' ? balancerPrices(row, row.addresses.length, monthly).total : undefined;
  return price?.isAtLeast ? undefined : price?.amount;
}

/** What deleting will do to each load balancer: what is erased, and what stays and is charged. */
export const deletePlan = (rows: readonly BalancerRow[], options: DeletePlanOptions): BulkRow[] =>
  rows.map((row) => {
    const { t, placeOf, money, monthly } = options;
    const holder = { ...row, payer: row.billing_account_id };
    const effect = [
      t('effect.parts', { rules: countOf(row.forwarding_rules), targets: countOf(row.targets) }),
      ...fateOf(holder, options, money, (fate, values) => t(`effect.${fate}`, values)),
      ...(row.addressState === 'failed' ? [t('effect.addressesUnknown')] : []),
    ];
    return planRow({
      id: row.uuid,
      name: row.display_name || row.uuid,
      place: placeOf(row.location),
      effect: effect.join(' '),
      spend: spendWithout(holder, priceOf(row, monthly), options),
      blocked: row.pending && t(`can.${row.pending}`),
    });
  });
