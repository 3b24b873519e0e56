import type { BillingAccount } from '@console/contract/billing-account';
import type { MetalSpec } from '@console/contract/metal';
import type { OrderChoices, OrderValues } from './values';

const spec = (uuid: string, isFree: boolean, ready_os_ids: string[] = ['debian-12', 'ubuntu-24-04']): MetalSpec => ({
  uuid,
  title: uuid.toUpperCase(),
  is_visible: true,
  is_available: isFree,
  ready_os_ids,
});

export const account = (id: number, more: Partial<BillingAccount> = {}): BillingAccount => ({
  id,
  title: `Account ${id}`,
  status: 'ACTIVE',
  restriction_level: 'CLEAR',
  ...more,
});

const os = (os_id: string, os_type_id: string, version_title: string, is_published?: boolean) => ({
  os_id,
  os_type_id,
  version_title,
  ...(is_published === undefined ? {} : { is_published }),
});

/** Tallinn has a small and a big server, Tartu only the small one, Jakarta is paused, Riga did not answer. For tests. */
export const choices: OrderChoices = {
  locations: [
    { slug: 'tll', display_name: 'Tallinn', country_code: 'est', is_preferred: true },
    { slug: 'trtu', display_name: 'Tartu', country_code: 'est' },
    { slug: 'rix', display_name: 'Riga', country_code: 'lva', is_default: true },
    { slug: 'jkt', display_name: 'Jakarta', country_code: 'idn', create_resource_disabled: true },
  ],
  specs: new Map([
    ['tll', [spec('big', true), spec('small', true), spec('gone', false), spec('windows', true, ['windows-2022'])]],
    ['trtu', [spec('big', false), spec('small', true), { ...spec('secret', true), is_visible: false }]],
  ]),
  silent: new Set(['rix']),
  systems: {
    os_types: [
      { os_type_id: 'ubuntu', title: 'Ubuntu' },
      { os_type_id: 'debian', title: 'Debian', icon: '/debian.svg' },
      { os_type_id: 'windows', title: 'Windows Server' },
    ],
    os: [
      os('ubuntu-24-04', 'ubuntu', '24.04 LTS', true),
      os('ubuntu-22-04', 'ubuntu', '22.04 LTS'),
      os('debian-12', 'debian', '12', true),
      os('debian-11', 'debian', '11', false),
      os('windows-2022', 'windows', '2022', true),
    ],
  },
  accounts: [account(1, { is_default: true }), account(2, { restriction_level: 'FROZEN' })],
  isTokenBound: false,
};

/** An order in order. For tests. */
export const filled: OrderValues = {
  location: 'tll',
  spec: 'small',
  osType: 'ubuntu',
  osId: 'ubuntu-24-04',
  name: 'db-01',
  account: '1',
};
