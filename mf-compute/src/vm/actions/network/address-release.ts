import { defineAddressRelease } from '@console/domain/addresses';

/** Releases floating IPs after they were taken from a machine. */
export const addressRelease = defineAddressRelease({ area: 'mf-compute' });
