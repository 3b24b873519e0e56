export { creditLeft, creditTaxFactor, daysLeft, longestHours, monthSoFar, spendPerDay } from './credit';
export { paceNow, useNotedUsage, type Pace } from './pace';
