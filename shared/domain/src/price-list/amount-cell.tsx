import type { Money } from '@console/api';
import { Skeleton, useFormat } from '@console/ui';
import { NoneCell } from '@console/ui/data';

export interface AmountCellProps {
  /** Undefined where it is not known (yet). */
  readonly amount: Money | undefined;
  readonly isLoading: boolean;
  /** Hourly prices show four digits or more. (design language, section 4) */
  readonly per?: 'hour';
  readonly isStrong?: boolean;
}

/** An amount in a table. */
export function AmountCell({ amount, isLoading, per, isStrong }: AmountCellProps) {
  const { money } = useFormat();
  if (!amount) return isLoading ? <Skeleton width={44} /> : <NoneCell />;
  const text = money(amount, per ? { per } : {});
  return isStrong ? <b className="ui-strong">{text}</b> : text;
}

/** An amount as what a table sorts by. */
export const amountKey = (amount: Money | undefined): number | null => (amount ? Number(amount) : null);
