import { defineAddressRelease } from '@console/domain/addresses';

/** Releases floating IPs after they were taken from something of this area. */
export const addressRelease = defineAddressRelease({ area: 'mf-network' });
