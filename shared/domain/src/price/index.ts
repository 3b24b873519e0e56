export { type MonthlyPrice } from './monthly';
export {
  quote,
  quoteAddresses,
  unitPrice,
  unitRate,
  type PricePlace,
  type PriceTerms,
  type Quote,
  type Rate,
} from './quote';
export { sumQuotes, type SummedLine, type SummedQuote } from './sum-quotes';
export { chargedTo } from './tax';
export { sumPrices, type PriceSum } from './totals';
export { directionOf, priceChange, type PriceChange } from './price-change';
export { perRow, pricePerRow } from './price-per-row';
export { topUpTotal } from './top-up-total';
