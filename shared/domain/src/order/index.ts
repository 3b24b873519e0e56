export { accountRoom, machinesInRoom, type AccountRoom, type LimitedSize } from './account-room';
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
export { freeName, nextName } from './next-name';
export { firstChoice, offeredPackages, type Limit, type OfferedPackage, type Size, type SizeLimits } from './packages';
export { sentFacts, toMatch } from './sent-facts';
export { orderError, sentOrders } from './sent-order';
