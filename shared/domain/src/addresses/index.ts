export { AddressCard } from './address-card';
export { isAssigned, privateAddresses } from './addresses';
export { AssignAddressDialog } from './assign-dialog';
export { useAddressPrices } from './assign-fields';
export { defineAddressRelease } from './define-release';
export { useOwnerName, type AddressTarget } from './target';
export { unassignAddress } from './unassign-address';
export { UnassignAddressDialog } from './unassign-dialog';
export { isInSubnet } from './subnet';
