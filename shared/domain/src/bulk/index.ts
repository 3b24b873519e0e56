export { accountPlan, sumOfPlan, type BilledResource } from './account-plan';
export { BulkCode } from './bulk-code';
export { useBulkText } from './messages';
export { planRow, plannedOf, spendOfPlan } from './plan';
export { useBulkDialog } from './use-bulk-dialog';
