export { AmountCell, amountKey, type AmountCellProps } from './amount-cell';
export { useHomePrice, useMonthlyPrices, usePriceList } from './use-prices';
