export { creditLeft, creditTaxFactor, daysLeft, monthFromCredit, monthSoFar, spendPerDay } from './credit';
