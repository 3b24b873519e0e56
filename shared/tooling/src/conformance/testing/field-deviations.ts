import { type ApiResponse, firstRow, instead, rows, without, withFields } from './deviating-api';
import {
  ADDRESSES,
  AS_TEXT,
  type Deviation,
  fits,
  GONE,
  IGNORED,
  losing,
  NONE,
  PARTLY,
  readOver,
  VMS,
} from './deviation';

/** Disks and their copies with ids of older documents. */
const withDiskIds = rows(({ storage, ...row }) => ({
  ...row,
  storage: (Array.isArray(storage) ? storage : []).map(({ replica, ...disk }: { replica?: object[] }) => ({
    ...disk,
    id: 7,
    replica: (replica ?? []).map((copy) => ({ ...copy, master_id: 7 })),
  })),
}));

/** The second row has the id of the first. */
async function twins(real: () => Promise<ApiResponse>): Promise<ApiResponse> {
  const response = await real();
  const list = Array.isArray(response.body) ? response.body : [];
  return {
    ...response,
    body: list.map((row: { uuid: string }, at) => (at === 1 ? { ...row, uuid: list[0].uuid } : row)),
  };
}

/** The same moment as APIs write it. */
const FORMATS = [
  '2026-01-05 10:00:00',
  '2026-01-05 10:00:00.123456',
  '2026-01-05T10:00:00.808+0000',
  '2026-01-05T10:00:00Z',
  1_767_607_200,
  1_767_607_200_000,
];

/** Fields and rows that are otherwise. */
export const fieldDeviations: readonly Deviation[] = [
  readOver('a user with profile and state', /^GET \/user-resource\/user$/, withFields({ profile: null, state: {} }), [
    ['getUser', 'profile', ...IGNORED],
    ['getUser', 'state', ...IGNORED],
  ]),
  readOver('a user without lang and signup_site', /^GET \/user-resource\/user$/, without('signup_site'), [
    ['getUser', 'signup_site', ...NONE],
  ]),
  readOver('tokens without who made them', /token\/list$/, without('acting_user_id'), [
    ['listTokens', '[].acting_user_id', ...NONE],
  ]),
  readOver(
    'machines with id, tags and hypervisor, of older documents',
    VMS,
    withFields({ id: 1, tags: [], hypervisor_id: 'h-1' }),
    [
      ['listVms', '[].id', ...IGNORED],
      ['listVms', '[].tags', ...IGNORED],
      ['listVms', '[].hypervisor_id', ...IGNORED],
    ],
  ),
  readOver(
    'machines that are installed',
    VMS,
    firstRow((row) => ({ ...row, status: 'installing' })),
    [['listVms', '[].status', `the word "installing", ${AS_TEXT}`, 'shown as it is, as text']],
  ),
  readOver('networks without a VLAN', /network\/networks$/, without('vlan_id'), [
    ['listNetworks', '[].vlan_id', ...NONE],
  ]),
  readOver('buckets without an owner', /^GET \/storage\/bucket\/list$/, without('owner'), [
    ['listBuckets', '[].owner', ...NONE],
  ]),
  readOver('cards without a processor', /card\/list$/, without('processor'), [['listCards', '[].processor', ...NONE]]),
  readOver(
    'accounts of the public documents',
    /billing_account\/list$/,
    rows(({ status: _status, low_balance_notice_settings: _notice, ...row }) => ({
      ...row,
      restriction_level: 'PAUSED',
      additional_data: '{}',
    })),
    [
      ['listBillingAccounts', '[].status', ...NONE],
      ['listBillingAccounts', '[].low_balance_notice_settings', ...NONE],
      ['listBillingAccounts', '[].additional_data', ...IGNORED],
      ['listBillingAccounts', '[].restriction_level', `the word "PAUSED", ${AS_TEXT}`, 'shown as it is, as text'],
    ],
  ),
  readOver('services that carry their order', /service\/packages$/, withFields({ package_parameters: '{}' }), [
    ['listServices', '[].package_parameters', ...IGNORED],
  ]),
  readOver(
    'numbers as text',
    VMS,
    rows((row) => ({ ...row, vcpu: String(row['vcpu']) })),
    [['listVms', '[].vcpu', 'a number as text', 'read as the number']],
  ),
  fits(
    'cards whose facts are absent or no JSON',
    /card\/list$/,
    rows(({ additional_data: _facts, ...row }, index) => (index === 0 ? row : { ...row, additional_data: 'none' })),
  ),
  readOver('disks and copies with ids', VMS, withDiskIds, [
    ['listVms', '[].storage[].id', ...IGNORED],
    ['listVms', '[].storage[].replica[].master_id', ...IGNORED],
  ]),
  readOver('addresses that do not say of which version', ADDRESSES, without('is_ipv6', 'is_virtual'), [
    ['listIpAddresses', '[].is_ipv6', ...NONE],
    ['listIpAddresses', '[].is_virtual', ...NONE],
  ]),
  fits(
    'times in all the formats',
    VMS,
    rows((row, index) => ({ ...row, created_at: FORMATS[index % FORMATS.length], updated_at: null })),
  ),
  fits(
    'addresses that say that nothing has them',
    ADDRESSES,
    rows((row) => ({
      ...row,
      assigned_to: null,
      assigned_to_resource_type: null,
      assigned_to_private_ip: null,
      unassigned_at: '2026-01-05 10:00:00',
    })),
  ),
  fits(
    'addresses that were never assigned',
    ADDRESSES,
    without('assigned_to', 'assigned_to_resource_type', 'assigned_to_private_ip', 'unassigned_at'),
  ),
  fits(
    'a load balancer that is a tombstone',
    /load_balancers$/,
    rows((row) => ({ ...row, is_deleted: true, targets: [] })),
  ),
  fits(
    'networks whose machines are null',
    /network\/networks$/,
    rows((row) => ({ ...row, vm_uuids: null })),
  ),
  fits('parameters without rows for cores, memory and disks', /parameters\/vm$/, instead(200, [])),
  fits(
    'no account at the object store before it is asked for',
    /^GET \/storage\/user\/keys$/,
    instead(404, { message: 'Storage account not found.' }),
  ),
  losing(
    'a date that nobody can read',
    VMS,
    firstRow((row) => ({ ...row, created_at: '22/01/2021 12:57' })),
    [['listVms', '[].created_at', 'Unknown datetime format: 00/00/0000 00:00', PARTLY]],
  ),
  losing(
    'a machine without a name',
    VMS,
    firstRow(({ name: _name, ...row }) => row),
    [['listVms', '[].name', 'Expected "name" but received undefined', GONE]],
  ),
  losing('rows of one id', VMS, twins, [['listVms', '[].uuid', 'is that of another row', 'one row is shown']]),
  losing(
    'locations with countries of two letters',
    /config\/locations$/,
    firstRow((row) => ({ ...row, country_code: 'EE' })),
    [['listLocations', '[].country_code', 'The country code of a location has 3 letters', GONE]],
  ),
];
