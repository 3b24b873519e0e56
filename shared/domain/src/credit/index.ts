export { creditLeft, creditTaxFactor, daysLeft, longestHours, monthSoFar, spendPerDay } from './credit';
export { paceNow, perDayNow, useNotedUsage, type Pace } from './pace';
