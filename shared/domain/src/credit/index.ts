export { creditLeft, creditTaxFactor, daysLeft, longestHours, monthSoFar, spendPerDay } from './credit';
export { perDayNow, useNotedUsage } from './pace';
