import type { Money } from '@console/api';
import { Skeleton, useFormat } from '@console/ui';
import { NoneCell, UnknownCell } from '@console/ui/data';

export interface AmountCellProps {
  /** Null where it costs nothing; undefined where it is not known (yet). */
  readonly amount: Money | null | undefined;
  /** Part of it is not known. */
  readonly isAtLeast?: boolean;
  readonly isLoading: boolean;
  /** Hourly prices show four digits or more. (design language, section 4) */
  readonly per?: 'hour';
  readonly isStrong?: boolean;
}

/** An amount in a table. */
export function AmountCell({ amount, isAtLeast, isLoading, per, isStrong }: AmountCellProps) {
  const { money } = useFormat();
  if (amount === null) return <NoneCell />;
  if (!amount) return isLoading ? <Skeleton width={44} /> : <UnknownCell />;
  const text = money(amount, { ...(per ? { per } : {}), ...(isAtLeast ? { isAtLeast } : {}) });
  return isStrong ? <b className="ui-strong">{text}</b> : text;
}

/** An amount as what a table sorts by. */
export const amountKey = (amount: Money | null | undefined): number | null => (amount ? Number(amount) : null);
