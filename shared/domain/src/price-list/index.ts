export { useChargedAmount, useChargedTo } from './use-charged-to';
export { useArePricesLoading, useHomePrice, useMonthlyPrices, usePriceList } from './use-prices';
