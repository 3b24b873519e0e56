export { accountRoom, machinesInRoom, type AccountRoom, type LimitedSize } from './account-room';
export {
  accountOf,
  firstAccount,
  firstPayer,
  ownAccounts,
  payerOf,
  payerProblem,
  payerReason,
  payerRepair,
} from './accounts';
export { isOutOfCapacity, orderFailure, type OrderFailure } from './failure';
export { latestOf, type Latest } from './latest';
export { firstLocation, locationFault, openLocations } from './locations';
export { jobFinder } from './job-finder';
export { isOrderId, orderText, useOrderText, type OrderId } from './messages';
export { missingList, type MissingList } from './missing-list';
export { namedInLink } from './named-in-link';
export { networkOf } from './networks';
export { freeName, nextName } from './next-name';
export { firstChoice, offeredPackages, type Limit, type OfferedPackage, type Size, type SizeLimits } from './packages';
export { toMatch } from './sent-facts';
export { sentOrders } from './sent-order';
export { CUSTOM, customSize, otherSize, sizeRepair } from './size-choice';
