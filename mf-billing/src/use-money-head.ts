import { useCallback } from 'react';
import { useSiteConfig, useTaxLabel } from '@console/area';
import { useText } from './texts';

/**
 * What is in the amounts of a column: `gross` prices of the list, before tax and discount; `net` after discount, before tax;
 * `full` after both; `discounted` where the column's own name says what it is to the tax; `plain` movements of credit.
 */
export type MoneyKind = 'plain' | 'gross' | 'net' | 'discounted' | 'full';

/** Heads of columns of money in files, which say what is in the amounts: there is no screen around a file. (decision 0030) */
export function useMoneyHead(): (column: string, kind: MoneyKind) => string {
  const t = useText();
  const tax = useTaxLabel();
  const { siteCurrency: currency } = useSiteConfig();
  return useCallback((column, kind) => t(`csv.${kind}`, { column, currency, tax }), [t, tax, currency]);
}
