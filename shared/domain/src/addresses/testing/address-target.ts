import { defineAddressRelease } from '../define-release';
import type { AddressTarget } from '../target';

/** A machine that addresses are assigned to. @param addresses those that it has */
export const addressTarget = (addresses: readonly string[] = []): AddressTarget => ({
  kind: 'virtual_machine',
  location: 'tll',
  uuid: 'vm-1',
  name: 'web-01',
  account: 1,
  accountName: 'Main',
  addresses,
  reason: undefined,
  run: async (work) => void (await work()),
  release: defineAddressRelease({ area: 'test' }),
});
