export { creditGain } from '../credit/credit-change';
export type { ChargeChange } from './charge-change';
export { CreditChanges, KnownCreditChange } from './credit-changes';
