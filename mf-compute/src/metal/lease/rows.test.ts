/** @jest-environment node */
import { leaseRows, leaseSearchText, systemState } from './rows';
import { isChanging, metalStatus } from './status';

const lease = {
  uuid: 'lease-1',
  display_name: 'build-farm-01',
  status: 'in_use',
  location: 'tll',
  billing_account_id: 7,
  os_id: 'debian-12',
  spec: { uuid: 'spec-1', title: 'Ryzen 9 7950X', ready_os_ids: [] },
  machine: {
    uuid: 'm-1',
    label: 'r02-u08',
    mac_addresses: ['52:54:00:00:00:01'],
    ip_public_v4: '203.0.113.151',
    ssh_credentials: 'root / secret',
  },
};
const sources = {
  systems: {
    os_types: [{ os_type_id: 'debian', title: 'Debian' }],
    os: [{ os_id: 'debian-12', os_type_id: 'debian', version_title: '12' }],
  },
  accounts: [{ id: 7, title: 'Main' }],
  prices: { EUR: { 'spec-1': { BARE_METAL_SERVER: [{ price_per_unit: 0.2, price_per_unit_month: 149 }] } } },
  terms: { currency: 'EUR', tiers: 'whole' } as const,
};

it('joins a lease with its system, account and price', () => {
  const [row] = leaseRows([lease], sources);
  expect(row).toMatchObject({ system: 'Debian 12', accountName: 'Main', specTitle: 'Ryzen 9 7950X' });
  expect(String(row?.monthly)).toBe('149');
  expect(String(row?.hourly)).toBe('0.2');
});

it('has no code for a system that is on its way, and the code where it is not known', () => {
  const joined = (systems: typeof sources.systems | undefined) => {
    const [row] = leaseRows([lease], { ...sources, systems });
    return row && [row.system, systemState(row)];
  };
  expect(joined(undefined)).toEqual([undefined, 'loading']);
  expect(joined({ os_types: [], os: [] })).toEqual(['debian-12', 'ready']);
});

it('is found by name, addresses, MAC addresses and ids, never by its credentials', () => {
  const [row] = leaseRows([lease], sources);
  const text = row ? leaseSearchText(row).join(' ') : '';
  for (const part of ['build-farm-01', 'lease-1', 'r02-u08', '203.0.113.151', '52:54:00:00:00:01', 'Debian 12'])
    expect(text).toContain(part);
  expect(text).not.toContain('secret');
});

it('shows the ordered system until one is installed', () => {
  const [row] = leaseRows([{ ...lease, os_id: null, requested_os_id: 'debian-12' }], sources);
  expect(row?.system).toBe('Debian 12');
});

it('works without spec, machine and price list', () => {
  const bare = { uuid: 'lease-2', display_name: 'x', status: 'pending', location: 'tll' };
  const [row] = leaseRows([bare], { ...sources, prices: undefined, systems: undefined });
  expect(row).toMatchObject({ specTitle: '', system: undefined, accountName: undefined, monthly: undefined });
  expect(row && leaseSearchText(row).filter(Boolean)).toEqual(['x', 'lease-2']);
});

it('has a shape for each status, and takes note of others', () => {
  expect(
    ['available', 'pending', 'in_use', 'cleaning', 'offline', 'deleted', 'odd'].map(
      (status) => metalStatus(status).state,
    ),
  ).toEqual(['idle', 'working', 'good', 'working', 'broken', 'gone', 'notice']);
  const changing = ['available', 'pending', 'in_use', 'cleaning', 'odd'].filter((status) => isChanging({ status }));
  expect(changing).toEqual(['pending', 'cleaning']);
});
