export { CostBlock, type CostBlockProps, type CostPart } from './cost-block';
export { useCharges, type ChargedThing, type SoFar } from './use-charges';
export { useMonthCosts, type MonthCosts } from './use-month-costs';
