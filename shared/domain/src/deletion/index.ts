export { useKeptAddressCost, useKeptAddresses, usePartialConsequence, type KeptAddresses } from './kept-addresses';
export { SpendRow } from './spend-row';
