export { useMonthCosts, type MonthCosts } from './use-month-costs';
