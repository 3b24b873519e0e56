/** @jest-environment node */
import { imagesByName } from './image';
import { addressesByOwner } from '@console/contract/ip-address';
import { Vm } from '@console/contract/vm';
import { imageState, rowJoiner, vmRows, withPending, type RowSources } from './rows';

const vm = (uuid: string, more: object = {}) => ({
  uuid,
  name: uuid,
  status: 'running',
  vcpu: 2,
  memory: 4096,
  storage: [{ uuid: `${uuid}-d`, size: 60, primary: true, replica: [] }],
  location: 'tll',
  ...more,
});
const ip = (address: string, more: object = {}) => ({
  uuid: address,
  address,
  type: 'public',
  location: 'tll',
  assigned_to: 'vm-1',
  ...more,
});
const sources: RowSources = {
  addresses: [],
  accounts: [{ id: 7, title: 'Õunapuu & Pojad OÜ' }],
  images: imagesByName([
    { os_name: 'ubuntu', display_name: 'Ubuntu', versions: [{ os_version: '24.04-lts', display_name: '24.04 LTS' }] },
  ]),
  prices: {
    EUR: {
      tll: {
        CPU: [{ price_per_unit: 0.006 }],
        RAM: [{ price_per_unit: 0.003 }],
        STORAGE: [{ price_per_unit: 0.0001 }],
        ASSIGNED_FLOATING_IP: [{ price_per_unit: 0.004 }],
      },
    },
  },
  terms: { currency: 'EUR', tiers: 'whole' } as const,
  pending: new Map(),
};

it('has no code for a name that is on its way, and the code where the name is not known', () => {
  const given = { os_name: 'ubuntu', os_version: '24.04-lts', billing_account: 7 };
  const joined = (more: Partial<RowSources>) => {
    const [row] = vmRows([vm('vm-1', given)], { ...sources, ...more });
    return row && [row.image, imageState(row), row.accountName];
  };
  expect(joined({ images: undefined, accounts: undefined })).toEqual(['', 'loading', '…']);
  expect(joined({})).toEqual(['Ubuntu 24.04 LTS', 'ready', 'Õunapuu & Pojad OÜ']);
  expect(joined({ images: new Map(), accounts: [] })).toEqual(['ubuntu 24.04-lts', 'ready', '7']);
});

it('joins the addresses that are assigned now, and no others', () => {
  const rows = [
    ip('203.0.113.1'),
    ip('203.0.113.2', { assigned_to: null }),
    ip('203.0.113.3', { is_deleted: true }),
    ip('203.0.113.4', { unassigned_at: new Date() }),
    ip('203.0.113.5', { type: 'private' }),
    ip('2001:db8::1', { is_ipv6: true }),
    ip('203.0.113.6', { assigned_to: undefined }),
  ];
  expect([...addressesByOwner(rows)].map(([owner, own]) => [owner, own.map(({ address }) => address)])).toEqual([
    ['vm-1', ['203.0.113.1']],
  ]);
});

it('shows account, image and price of a machine with its address', () => {
  const [row] = vmRows([vm('vm-1', { billing_account: 7, os_name: 'ubuntu', os_version: '24.04-lts' })], {
    ...sources,
    addresses: [ip('203.0.113.1')],
  });
  expect(row).toMatchObject({
    image: 'Ubuntu 24.04 LTS',
    accountName: 'Õunapuu & Pojad OÜ',
    addresses: ['203.0.113.1'],
    memoryGb: 4,
    diskGb: 60,
  });
  expect(row?.monthly?.toFixed(2)).toBe('24.82');
});

it('works while sources are missing', () => {
  const [row] = vmRows([vm('vm-1', { billing_account: 9, os_name: 'gone-os', os_version: '1' })], {
    ...sources,
    prices: undefined,
  });
  expect(row).toMatchObject({ image: 'gone-os 1', accountName: '9', monthly: undefined, addresses: [] });
});

it('tells addresses that could not be read from none: the price is at least what is known', () => {
  const read = (state: 'loading' | 'ready' | 'failed') =>
    vmRows([vm('vm-1')], { ...sources, addressState: () => state }).map((row) => [
      row.addressState,
      row.monthly?.toFixed(2),
      row.isPriceAtLeast,
    ]);
  expect([...read('ready'), ...read('loading'), ...read('failed')]).toEqual([
    ['ready', '21.90', false],
    ['loading', undefined, false],
    ['failed', '21.90', true],
  ]);
});

it('charges nothing for a deleted machine', () => {
  const [row] = vmRows([vm('vm-1', { status: 'deleted' })], sources);
  expect(String(row?.monthly)).toBe('0');
});

it('prices machines by the hour and month, each kind with its own', () => {
  const rows = vmRows([vm('vm-1'), vm('vm-2', { vcpu: 4 }), vm('vm-3')], sources);
  expect(rows.map(({ hourly }) => String(hourly))).toEqual(['0.03', '0.042', '0.03']);
  expect(rows.map(({ monthly }) => monthly?.toFixed(2))).toEqual(['21.90', '30.66', '21.90']);
});

it('prices a machine by its own host pool first', () => {
  const pools = { ...sources.prices?.['EUR'], pool: { CPU: [{ price_per_unit: 1 }] } };
  const rows = vmRows([vm('vm-1', { designated_pool_uuid: 'pool' }), vm('vm-2')], {
    ...sources,
    prices: { EUR: pools },
  });
  expect(rows.map(({ hourly }) => String(hourly))).toEqual(['2.018', '0.03']);
});

it('joins the private network by its members', () => {
  const networks = [
    { name: 'shop', vm_uuids: ['vm-2', 'vm-3'] },
    { name: 'lab', vm_uuids: [] },
  ];
  const rows = vmRows([vm('vm-1'), vm('vm-2')], { ...sources, networks });
  expect(rows.map(({ network }) => network)).toEqual([undefined, 'shop']);
});

it('makes the same row of the same machine', () => {
  const join = rowJoiner(sources);
  const one = vm('vm-1');
  expect(join(one)).toBe(join(one));
  expect(join({ ...one })).not.toBe(join(one));
});

it('prices each kind of machine for itself: disks, copies, licence and addresses', () => {
  const disk = (size: number, more: object = {}) => ({ uuid: `${size}`, size, primary: false, replica: [], ...more });
  const copy = { uuid: 'c', type: 'backup', size: 10 };
  const prices = {
    EUR: {
      tll: {
        ...sources.prices?.['EUR']?.['tll'],
        BLOCK_STORAGE: [{ price_per_unit: 0.0001 }],
        BLOCK_STORAGE_BACKUP: [{ price_per_unit: 0.0001 }],
        BLOCK_STORAGE_SNAPSHOT: [{ price_per_unit: 0.0002 }],
        WINDOWS_LICENSE: [{ price_per_unit: 0.01 }],
      },
    },
  };
  const boot = disk(60, { primary: true });
  const kinds = [
    vm('plain', { storage: [boot] }),
    vm('disk', { storage: [boot, disk(10)] }),
    vm('backup', { storage: [{ ...boot, replica: [copy] }] }),
    vm('snapshot', { storage: [{ ...boot, replica: [{ ...copy, type: 'snapshot' }] }] }),
    vm('windows', { storage: [boot], os_name: 'windows' }),
    vm('licensed', { storage: [boot], license_type: 'WINDOWS' }),
  ];
  const rows = vmRows([...kinds, vm('vm-1', { storage: [boot] })], {
    ...sources,
    prices,
    addresses: [ip('203.0.113.1')],
  });
  expect(rows.map(({ hourly }) => String(hourly))).toEqual([
    '0.03',
    '0.031',
    '0.031',
    '0.032',
    '0.05',
    '0.05',
    '0.034',
  ]);
});

it('draws again only the rows that something is being done to', () => {
  const rows = vmRows([vm('vm-1'), vm('vm-2')], sources);
  expect(withPending(rows, new Map())).toBe(rows);
  const marked = withPending(rows, new Map([['vm-2', 'stop']]));
  expect(marked[0]).toBe(rows[0]);
  expect(marked[1]?.pending).toBe('stop');
});

describe('rows that are joined anew, with other sources', () => {
  const vms = [vm('vm-1'), vm('vm-2', { location: 'jhv' })];
  const joinedTwice = (first: Partial<RowSources>, second: Partial<RowSources>) => {
    const known = new WeakMap();
    const before = vms.map(rowJoiner({ ...sources, ...first }, known));
    const after = vms.map(rowJoiner({ ...sources, ...second }, known));
    return after.map((row, at) => row === before[at]);
  };

  it('are the same where these say the same', () => {
    expect(joinedTwice({}, { addresses: [], accounts: [...(sources.accounts ?? [])] })).toEqual([true, true]);
  });

  it('are others where something was learnt of them, and only those', () => {
    expect(joinedTwice({}, { addresses: [ip('203.0.113.1')] })).toEqual([false, true]);
    expect(
      joinedTwice({ addressState: () => 'loading' }, { addressState: (at) => (at === 'jhv' ? 'ready' : 'loading') }),
    ).toEqual([true, false]);
    expect(joinedTwice({}, { networks: [{ name: 'shop', vm_uuids: ['vm-2'] }] })).toEqual([true, false]);
    expect(joinedTwice({}, { networkState: () => 'failed' })).toEqual([false, false]);
    expect(joinedTwice({ prices: undefined }, {})).toEqual([false, true]);
  });

  it('has the other address of a machine whose address is another', () => {
    const known = new WeakMap();
    const rowWith = (address: string) =>
      vms.map(rowJoiner({ ...sources, addresses: [ip(address)] }, known))[0]?.addresses;
    expect([rowWith('203.0.113.1'), rowWith('203.0.113.2')]).toEqual([['203.0.113.1'], ['203.0.113.2']]);
  });
});

it('has everything of its machine in its row', () => {
  const whole = Object.fromEntries(Object.keys(Vm.entries).map((key) => [key, `the ${key}`]));
  const one = { ...vm('vm-1'), ...whole, storage: [], memory: 1024 };
  expect(vmRows([one], sources)[0]).toMatchObject(one);
});
