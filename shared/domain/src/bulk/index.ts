export { accountPlan, sumOfPlan, type BilledResource } from './account-plan';
export { BulkPlanDialog } from './bulk-plan-dialog';
export { useBulkText } from './messages';
export { planRow, plannedOf, spendOfPlan } from './plan';
export { useBulkDialog, type BulkSelection } from './use-bulk-dialog';
