/** @jest-environment node */
import { seedSite } from '../../seed/seed';
import { SiteRuntime } from '../../site';
import { MemoryPersistence } from '../../store/persistence';
import { SiteStore } from '../../store/store';
import { wholeSite } from '../sites';
import { faultsOf } from './check';

type Damage = (store: SiteStore) => void;
/** The first row that there is, of a kind of which the demo has some. */
const first = <R>(rows: readonly R[], test: (row: R) => boolean = () => true): R => {
  const found = rows.find(test);
  if (found === undefined) throw new Error('There is none in the demo');
  return found;
};

/** Each takes something out of its place; what is said about it then. */
const damages: readonly (readonly [string, Damage])[] = [
  ["account 9 is not its owner's", (store) => store.vms.update(first(store.vms.all()).id, { account_id: 9 })],
  ['there is no location mars', (store) => store.vms.update(first(store.vms.all()).id, { location: 'mars' })],
  ['is closed', (store) => store.accounts.update('1048001', { is_deleted: true })],
  ['2 default accounts', (store) => store.accounts.update('1048002', { is_default: true })],
  ['its pool is not in', (store) => store.vms.update(first(store.vms.all()).id, { pool_uuid: 'none' })],
  [
    'there is no system beos 5',
    (store) => store.vms.update(first(store.vms.all()).id, { os_name: 'beos', os_version: '5' }),
  ],
  ['has not one primary disk', (store) => store.vms.update(first(store.vms.all()).id, { disks: [] })],
  ['is creating for ever', (store) => store.jobs.delete(first(store.jobs.all(), (job) => job.kind === 'vm.create').id)],
  [
    'is of another disk',
    (store) => {
      const vm = first(store.vms.all(), (row) => row.disks.some((disk) => disk.replicas.length > 0));
      store.vms.update(vm.id, { disks: vm.disks.map((disk) => ({ ...disk, uuid: `x${disk.uuid}` })) });
    },
  ],
  ["its network is not the owner's", (store) => store.networks.delete(first(store.services.all()).network_uuid)],
  [
    'is not in 10.',
    (store) => store.loadBalancers.update(first(store.loadBalancers.all()).id, { private_address: '172.16.0.1' }),
  ],
  [
    'has the address',
    (store) => {
      const [one, other] = store.vms.by('network', first(store.vms.all()).network_uuid);
      store.vms.update(other?.id ?? '', { private_ipv4: one?.private_ipv4 ?? '' });
    },
  ],
  [
    '0 default networks',
    (store) => store.networks.update(first(store.networks.all(), (row) => row.is_default).id, { is_default: false }),
  ],
  [
    'two networks have one VLAN',
    (store) => store.networks.all().forEach(({ id }) => store.networks.update(id, { vlan_id: 7 })),
  ],
  ['leads to nothing of its owner', (store) => store.vms.delete(first(store.ips.all()).assignment?.to ?? '')],
  [
    'which its target does not have',
    (store) => {
      const { id, assignment } = first(store.ips.all(), (ip) => ip.assignment !== null);
      if (assignment) store.ips.update(id, { assignment: { ...assignment, private_ip: '10.0.0.1' } });
    },
  ],
  ['is there twice', (store) => store.ips.all().forEach(({ id }) => store.ips.update(id, { address: '203.0.113.1' }))],
  [
    'is not in its network',
    (store) =>
      store.loadBalancers.update(first(store.loadBalancers.all()).id, { targets: [{ vm_uuid: 'none', created: 1 }] }),
  ],
  ['its lease is not there', (store) => store.leases.delete(first(store.leases.all()).id)],
  ['has no server', (store) => store.machines.delete(first(store.leases.all()).machine_uuid)],
  [
    'its history has a gap',
    (store) => {
      const { id, history } = first(store.machines.all(), (row) => row.history.length > 1);
      store.machines.update(id, { history: history.map((state) => ({ ...state, changed: state.changed + 1 })) });
    },
  ],
  ['objects, it says', (store) => store.s3Objects.delete(first(store.s3Objects.all()).id)],
  ['0 meters count it', (store) => store.meters.delete(first(store.meters.all(), (row) => row.until === null).id)],
  ['is metered as something else', (store) => store.vms.update(first(store.vms.all()).id, { vcpu: 63 })],
  ['counts what is not there', (store) => store.buckets.delete(first(store.buckets.all()).id)],
  ['credit paid 0', (store) => store.credits.delete(first(store.credits.all(), (row) => row.reference !== null).id)],
  [
    'its status differs',
    (store) => store.invoices.update(first(store.invoices.all(), (row) => row.status === 5).id, { status: 10 }),
  ],
  [
    'has spent what it has not',
    (store) => {
      for (const { id } of store.credits.where((row) => row.amount > 0)) store.credits.delete(id);
    },
  ],
];

it.each(damages)('says of a demo that is damaged: %s', async (says, damage) => {
  const site = new SiteRuntime(wholeSite, new SiteStore('whole', new MemoryPersistence()));
  await seedSite(site, 'demo');
  await site.store.transact(() => damage(site.store));
  expect(faultsOf(site).join('\n')).toContain(says);
});
