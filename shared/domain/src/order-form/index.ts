export { AccountField } from './account-field';
export { NoAccount } from './no-account';
export { OrderReceipt } from './order-receipt';
export { OrderSubmit } from './order-submit';
export { PriceBar } from './price-bar';
export { useReceiptFacts, type ReceiptFacts } from './receipt-facts';
