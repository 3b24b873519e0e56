export { AccountField, type AccountFieldProps } from './account-field';
export { NoAccount } from './no-account';
export { OrderReceipt } from './order-receipt';
export { PriceBar, type PriceBarProps } from './price-bar';
export { useReceiptFacts, type ReceiptFacts, type ReceiptOptions } from './receipt-facts';
