export { defineDeletion } from './define-deletion';
export { useKeptAddressCost, useKeptAddresses, usePartialConsequence } from './kept-addresses';
export { SpendRow } from './spend-row';
