export { creditLeft, creditTaxFactor, daysLeft, monthSoFar, spendPerDay } from './credit';
export { perDayNow, useNotedUsage } from './pace';
