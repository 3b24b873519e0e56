export { AccountField } from './account-field';
export { NoAccount } from './no-account';
export { OrderReceipt } from './order-receipt';
export { PriceBar } from './price-bar';
export { useReceiptFacts, type ReceiptFacts } from './receipt-facts';
