export { CostBlock } from './cost-block';
export { useCharges } from './use-charges';
export { useMonthCosts, type MonthCosts } from './use-month-costs';
