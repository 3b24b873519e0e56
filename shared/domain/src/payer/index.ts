export { AccountGate } from './account-gate';
export { payerOptions, useBlockedPayer, type PayerOption } from './payers';
