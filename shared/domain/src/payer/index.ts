export { AccountDialog } from './account-dialog';
export { BulkAccountDialog } from './bulk-account-dialog';
export { useCountedServices } from './use-counted-services';
