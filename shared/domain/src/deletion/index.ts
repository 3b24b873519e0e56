export { fateOf, spendWithout, type AddressFate } from './address-fate';
export { BulkDeletionDialog } from './bulk-deletion-dialog';
export { defineDeletion } from './define-deletion';
export { useKeptAddresses, usePartialConsequence } from './kept-addresses';
export { savedSpend } from './saved-spend';
export { SpendRow } from './spend-row';
