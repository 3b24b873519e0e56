export { AccountDialog } from './account-dialog';
export { BulkAccountDialog } from './bulk-account-dialog';
export { useBlockedPayer } from './payers';
export { useCountedServices } from './use-counted-services';
