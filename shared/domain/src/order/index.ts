export { accountBlock, accountBlockText, accountOf, firstAccount, ownAccounts, payerReason } from './accounts';
export { isOrderId, orderText, useOrderText, type OrderId } from './messages';
export { nextName } from './next-name';
export { orderError, sentOrders } from './sent-order';
