export {
  accountBlock,
  accountBlockText,
  accountOf,
  firstAccount,
  ownAccounts,
  payerReason,
  tokenAccount,
} from './accounts';
export { latestOf, type Latest } from './latest';
export { firstLocation, locationFault, openLocations } from './locations';
export { isOrderId, orderText, useOrderText, type OrderId } from './messages';
export { networkOf } from './networks';
export { nextName } from './next-name';
export { sentFacts, toMatch } from './sent-facts';
export { orderError, sentOrders } from './sent-order';
