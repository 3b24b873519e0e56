export type { ChargeChange } from './charge-change';
export { CreditChanges } from './credit-changes';
