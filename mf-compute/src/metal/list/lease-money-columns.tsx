import { useMemo } from 'react';
import type { Money } from '@console/api';
import { useSiteConfig, useTaxLabel } from '@console/area';
import { AmountCell, amountKey, type AmountCellProps } from '@console/domain/price-list';
import type { Column } from '@console/ui/data';
import type { LeaseRow } from '../rows';
import { useMetalText, type MetalId } from '../texts';

/** Name of the column that asks for usage: nobody pays for it who does not look at it. */
export const MONTH_COLUMN = 'soFar';

export interface MoneyColumnsOptions {
  /** What a server has cost so far this month, by its uuid; undefined where it is not known (yet). */
  readonly soFar: (uuid: string) => Money | undefined;
  readonly isSoFarLoading: boolean;
  readonly arePricesLoading: boolean;
  /** Whether there is room for more than what is drawn for 1366 px. */
  readonly isWide: boolean;
}

/** What servers cost: by the hour, by the month, and so far this month; all before tax. */
export function useMoneyColumns(options: MoneyColumnsOptions): Column<LeaseRow>[] {
  const { soFar, isSoFarLoading, arePricesLoading, isWide } = options;
  const t = useMetalText();
  const tax = useTaxLabel();
  const { siteCurrency: currency } = useSiteConfig();
  return useMemo(() => {
    const column = (
      id: string,
      field: MetalId,
      amount: (lease: LeaseRow) => Money | undefined,
      look: Omit<AmountCellProps, 'amount'> & { readonly width: number; readonly hidden?: boolean },
    ): Column<LeaseRow> => {
      const { width, hidden, ...rest } = look;
      return {
        id,
        header: t(field),
        width,
        align: 'end',
        hidden,
        value: (lease) => amountKey(amount(lease)),
        cell: (lease) => <AmountCell amount={amount(lease)} {...rest} />,
        csv: {
          header: t('csv.money', { column: t(field), currency, tax }),
          value: (lease) => amount(lease)?.toFixed(),
        },
      };
    };
    return [
      column('hourly', 'field.perHour', (lease) => lease.hourly, {
        width: 84,
        hidden: !isWide,
        isLoading: arePricesLoading,
        per: 'hour',
      }),
      column(MONTH_COLUMN, 'field.thisMonth', (lease) => soFar(lease.uuid), {
        width: 96,
        hidden: !isWide,
        isLoading: isSoFarLoading,
      }),
      column('monthly', 'field.perMonth', (lease) => lease.monthly, {
        width: 86,
        isLoading: arePricesLoading,
        isStrong: true,
      }),
    ];
  }, [t, tax, currency, soFar, isSoFarLoading, arePricesLoading, isWide]);
}
