export { AmountCell, amountKey, type AmountCellProps } from './amount-cell';
export { useArePricesLoading, useHomePrice, useMonthlyPrices, usePriceList } from './use-prices';
