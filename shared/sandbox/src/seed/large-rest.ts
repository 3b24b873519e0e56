import { bucketMeter, loadBalancerMeter, serviceMeter } from '../billing/meter';
import type { VmRow } from '../model/compute';
import type { NetworkRow } from '../model/network';
import { monthStart } from '../time/formats';
import { seedAccount } from './demo-accounts';
import { type LargeWorld, numbered, type Rows } from './large-world';
import { people } from './people';
import { DAY, type Scene } from './scene';
import { seedNode, seedServiceParts } from './service-parts';

const GB = 1e9;
const MONTHS = 36;
const INVOICED_ACCOUNTS = 25;
/** The account of those who invite the large user: before all of the large user's. */
const FRANCHISE_ACCOUNT = 2_000_000;

export function* seedLargeNetworks(scene: Scene, count: number, slug: (index: number) => string): Rows<NetworkRow[]> {
  const networks: NetworkRow[] = [];
  const served = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    const location = slug(index);
    const is_default = !served.has(location);
    served.add(location);
    const network = scene.store.networks.put({
      id: scene.random.uuid(),
      user_id: people.large,
      location,
      name: numbered('segment', index),
      // A default network has room for hundreds of machines.
      subnet: is_default ? `10.${10 + index}.0.0/20` : `10.${100 + Math.floor(index / 250)}.${index % 250}.0/24`,
      subnet_ipv6: '',
      vlan_id: 100 + index,
      is_default,
      created: scene.now - (900 - (index % 800)) * DAY,
      updated: null,
    });
    networks.push(network);
    yield;
  }
  return networks;
}

export function* seedLargeBalancers(scene: Scene, world: LargeWorld, vms: readonly VmRow[]): Rows {
  for (let index = 0; index < world.count; index += 1) {
    const network = world.networks[index];
    const target = vms[index];
    if (!network || !target) continue;
    const created = scene.now - (1 + (index % 500)) * DAY;
    const balancer = scene.store.loadBalancers.put({
      id: scene.random.uuid(),
      user_id: people.large,
      location: network.location,
      account_id: world.account(index),
      display_name: numbered('lb', index),
      network_uuid: network.id,
      private_address: network.subnet.replace(/\d+\/\d+$/, '252'),
      rules: [{ uuid: scene.random.uuid(), source_port: 443, target_port: 8443, created }],
      targets: [{ vm_uuid: target.id, created }],
      created,
      updated: null,
    });
    scene.meter(loadBalancerMeter(balancer), created);
    yield;
  }
}

export function* seedLargeServices(scene: Scene, world: LargeWorld): Rows {
  for (let index = 0; index < world.count; index += 1) {
    const network = world.networks[index];
    if (!network) continue;
    const created = scene.now - (1 + (index % 600)) * DAY;
    const isMaria = index % 3 === 0;
    const id = scene.random.uuid();
    const name = isMaria ? 'mariadb' : 'postgresql';
    const service = scene.store.services.put({
      ...seedServiceParts(id, name),
      id,
      user_id: people.large,
      location: network.location,
      account_id: world.account(index),
      service: name,
      version: isMaria ? '11.4' : '16.4',
      display_name: numbered('db', index),
      is_multi_node: false,
      network_uuid: network.id,
      service_ip: network.subnet.replace(/\d+\/\d+$/, '253'),
      nodes: [seedNode(scene.random.uuid(), { vcpu: 2, memory: 2048, disk: 40 })],
      whitelist: [],
      created,
      updated: null,
    });
    scene.meter(serviceMeter(service), created);
    yield;
  }
}

export function* seedLargeStorage(scene: Scene, world: LargeWorld): Rows {
  for (let index = 0; index < world.count; index += 1) {
    const bucket = scene.store.buckets.put({
      id: numbered('fleet-bucket', index),
      user_id: people.large,
      account_id: world.account(index),
      size_bytes: Math.round(scene.random.next() * 400 * GB),
      num_objects: scene.random.between(0, 90_000),
      is_suspended: index % 400 === 399,
      created: scene.now - (1 + (index % 800)) * DAY,
      modified: scene.now - (index % 90) * DAY,
    });
    scene.meter(bucketMeter(bucket, scene.site.defaultLocation), bucket.created);
    yield;
  }
  scene.store.s3Accounts.put({
    id: String(people.large),
    user_id: people.large,
    s3_user: 'fleet',
    display_name: 'Lars Gewaltig',
    email: 'large@example.com',
    max_buckets: 10_000,
    created: scene.now - 801 * DAY,
  });
  for (let index = 0; index < world.count; index += 1) {
    scene.store.s3Keys.put({
      id: scene.random.text(20, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'),
      user_id: people.large,
      secret_key: scene.random.text(40),
      s3_user: 'fleet',
    });
    yield;
  }
}

/** Tokens, delegations given, and invitations received. */
export function* seedLargeAccess(scene: Scene, world: LargeWorld): Rows {
  const { store, random, now } = scene;
  const franchise = seedAccount(scene, FRANCHISE_ACCOUNT, people.franchise, {
    title: 'Franchise',
    customer_name: 'Franka Kette',
    email: 'it@franchise.example',
  });
  for (let index = 0; index < world.count; index += 1) {
    const created = now - (1 + (index % 700)) * DAY;
    const account_id = world.account(index);
    store.tokens.put({
      id: String(scene.number()),
      user_id: people.large,
      account_id,
      description: numbered('robot', index),
      restricted: true,
      token: random.text(32),
      kong_id: random.uuid(),
      consumer_id: random.uuid(),
      created,
      updated: null,
    });
    const invitation = (grantee: string) => ({
      uuid: random.uuid(),
      grantee,
      created,
      accepted: index % 2 === 0 ? created + DAY : null,
    });
    store.delegations.put({
      id: String(scene.number()),
      user_id: people.large,
      account_id,
      name: numbered('team', index),
      invitations: [invitation(`member${index}@fleet.example`)],
      created,
      updated: null,
    });
    store.delegations.put({
      id: String(scene.number()),
      user_id: people.franchise,
      account_id: Number(franchise.id),
      name: numbered('branch', index),
      invitations: [invitation('large@example.com')],
      created,
      updated: null,
    });
    yield;
  }
}

/** Billing accounts; the first ones with invoices of three years. */
export function* seedLargeAccounts(scene: Scene, world: LargeWorld): Rows {
  const { store, now } = scene;
  for (let index = 0; index < world.count; index += 1) {
    yield;
    const account_id = world.account(index);
    const account = seedAccount(
      scene,
      account_id,
      people.large,
      {
        title: numbered('Branch', index),
        company_name: `Fleet ${index + 1} OÜ`,
        email: `branch${index + 1}@fleet.example`,
        city: 'Tallinn',
      },
      { is_default: index === 0, created: now - 1100 * DAY, paying_by_invoice: index % 2 === 1 },
    );
    const base = { user_id: people.large, account_id };
    store.credits.put({
      ...base,
      id: String(scene.number()),
      amount: 100_000,
      description: 'Bank transfer',
      reference: null,
      created: account.created,
    });
    if (index >= INVOICED_ACCOUNTS) continue;
    for (let back = MONTHS; back >= 1; back -= 1) {
      const start = monthStart(now, -back);
      const end = monthStart(now, 1 - back);
      const amount = 400 + ((index * 37 + back * 53) % 900);
      const name = `${new Date(end * 1000).getUTCFullYear()}-${index * MONTHS + MONTHS - back + 1}`;
      store.invoices.put({
        ...base,
        id: String(scene.number()),
        name,
        type: 'cloud_services',
        status: 10,
        lines: [
          {
            name: 'Cloud services',
            descr: 'main',
            qty: 730,
            qty_unit: 'h',
            item_price: Math.round((amount / 730) * 1e5) / 1e5,
            amount,
            location_slug: null,
          },
        ],
        vat_percentage: account.vat_percentage,
        discount_percentage: 0,
        credit: -amount,
        period_start: start,
        period_end: end - 1,
        due: end + 16 * DAY,
        created: end,
      });
      store.credits.put({
        ...base,
        id: String(scene.number()),
        amount: -amount,
        description: 'Invoice payment',
        reference: name,
        created: end,
      });
    }
  }
}
