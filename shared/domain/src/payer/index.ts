export { AccountGate, type AccountGateProps } from './account-gate';
export { payerOptions, useBlockedPayer, type PayerId, type PayerOption } from './payers';
