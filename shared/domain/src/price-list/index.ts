export { AmountCell } from './amount-cell';
export { useChargedAmount, useChargedTo } from './use-charged-to';
export { useArePricesLoading, useHomePrice, useMonthlyPrices, usePriceList, usePriceTerms } from './use-prices';
