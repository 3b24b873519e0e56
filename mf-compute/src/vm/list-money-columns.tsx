import type { Money } from '@console/api';
import { useSiteConfig, useTaxLabel } from '@console/area';
import { Skeleton, useFormat } from '@console/ui';
import { NoneCell, type Column } from '@console/ui/data';
import { useMemo } from 'react';
import { useText, type Id } from '../texts';
import type { VmRow } from './rows';

export interface MoneyColumnsOptions {
  /** What a machine has cost so far this month; undefined where it is not known (yet). */
  readonly soFar: (vm: VmRow) => Money | undefined;
  readonly isSoFarLoading: boolean;
  readonly arePricesLoading: boolean;
  /** There is room for more than the usual columns. */
  readonly isWide: boolean;
}

interface AmountProps {
  readonly amount: Money | undefined;
  readonly isLoading: boolean;
  readonly per?: 'hour';
  readonly isStrong?: boolean;
}

function Amount({ amount, isLoading, per, isStrong }: AmountProps) {
  const { money } = useFormat();
  if (!amount) return isLoading ? <Skeleton width={44} /> : <NoneCell />;
  const text = money(amount, per ? { per } : {});
  return isStrong ? <b className="ui-strong">{text}</b> : text;
}

const numberOf = (amount: Money | undefined): number | null => (amount ? Number(amount) : null);

/** What machines cost: by the hour, by the month, and so far this month; all before tax. */
export function useMoneyColumns(options: MoneyColumnsOptions): Record<'hourly' | 'soFar' | 'monthly', Column<VmRow>> {
  const { soFar, isSoFarLoading, arePricesLoading, isWide } = options;
  const t = useText();
  const tax = useTaxLabel();
  const { siteCurrency: currency } = useSiteConfig();
  return useMemo(() => {
    const csv = (id: Id, amount: (vm: VmRow) => Money | undefined) => ({
      header: t('csv.money', { column: t(id), currency, tax }),
      value: (vm: VmRow) => amount(vm)?.toFixed(),
    });
    return {
      hourly: {
        id: 'hourly',
        header: t('vm.perHour'),
        width: 92,
        align: 'end',
        hidden: true,
        value: (vm) => numberOf(vm.hourly),
        cell: (vm) => <Amount amount={vm.hourly} isLoading={arePricesLoading && !vm.jobId} per="hour" />,
        csv: csv('vm.perHour', (vm) => vm.hourly),
      },
      soFar: {
        id: 'soFar',
        header: t('vm.soFar'),
        width: 108,
        align: 'end',
        hidden: !isWide,
        value: (vm) => numberOf(soFar(vm)),
        cell: (vm) => <Amount amount={soFar(vm)} isLoading={isSoFarLoading && !vm.jobId} />,
        csv: csv('vm.soFar', soFar),
      },
      monthly: {
        id: 'monthly',
        header: t('vm.perMonth'),
        width: 88,
        align: 'end',
        value: (vm) => numberOf(vm.monthly),
        cell: (vm) => <Amount amount={vm.monthly} isLoading={arePricesLoading && !vm.jobId} isStrong />,
        csv: csv('vm.perMonth', (vm) => vm.monthly),
      },
    };
  }, [t, tax, currency, soFar, isSoFarLoading, arePricesLoading, isWide]);
}
