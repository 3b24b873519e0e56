export {
  accountBlock,
  accountBlockText,
  accountOf,
  firstAccount,
  ownAccounts,
  payerReason,
  type AccountBlock,
} from './accounts';
export { isOrderId, orderText, useOrderText, type OrderId } from './messages';
export { nextName } from './next-name';
export { sentOrders, type SentOrder, type SentOrders } from './sent-order';
