import type { Money } from '@console/api';
import { useSiteConfig, useTaxLabel } from '@console/area';
import { AmountCell, amountKey } from '@console/domain/price-list';
import type { Column } from '@console/ui/data';
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
        value: (vm) => amountKey(vm.hourly),
        cell: (vm) => <AmountCell amount={vm.hourly} isLoading={arePricesLoading && !vm.jobId} per="hour" />,
        csv: csv('vm.perHour', (vm) => vm.hourly),
      },
      soFar: {
        id: 'soFar',
        header: t('vm.soFar'),
        width: 108,
        align: 'end',
        hidden: !isWide,
        value: (vm) => amountKey(soFar(vm)),
        cell: (vm) => <AmountCell amount={soFar(vm)} isLoading={isSoFarLoading && !vm.jobId} />,
        csv: csv('vm.soFar', soFar),
      },
      monthly: {
        id: 'monthly',
        header: t('vm.perMonth'),
        width: 88,
        align: 'end',
        value: (vm) => amountKey(vm.monthly),
        cell: (vm) => <AmountCell amount={vm.monthly} isLoading={arePricesLoading && !vm.jobId} isStrong />,
        csv: csv('vm.perMonth', (vm) => vm.monthly),
      },
    };
  }, [t, tax, currency, soFar, isSoFarLoading, arePricesLoading, isWide]);
}
