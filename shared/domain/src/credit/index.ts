export { creditLeft, daysLeft, monthSoFar, monthWithTax, spendPerDay } from './credit';
