export { useArePricesLoading, useHomePrice, useMonthlyPrices, usePriceList } from './use-prices';
