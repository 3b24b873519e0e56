export { creditLeft, creditTaxFactor, daysLeft, monthFromCredit, monthSoFar, spendPerDay } from './credit';
export { perDayNow, useNotedUsage } from './pace';
