import { networksOfVm } from '../api/vm/own';
import { ipMeter, loadBalancerMeter, serviceMeter } from '../billing/meter';
import { stableId } from '../catalogue/stable-id';
import type { NetworkRow } from '../model/network';
import type { VmRow } from '../model/compute';
import { accounts } from './demo-accounts';
import { seedIp } from './demo-networks';
import { DAY, type Place, type Scene } from './scene';
import { people } from './people';
import { seedNode, seedServiceParts } from './service-parts';

/** Last part of the address that the one machine with two networks has in the second. */
const ATTACHED_HOST = '60';

const balancers: readonly {
  name: string;
  place: Place;
  network: number;
  account: keyof typeof accounts;
  ports: readonly [number, number][];
  targets: readonly string[];
  ip?: string;
  age: number;
}[] = [
  {
    name: 'lb-shop-public',
    place: 'first',
    network: 0,
    account: 'main',
    ports: [
      [80, 8080],
      [443, 8443],
    ],
    targets: ['shop-web-blue-7f3', 'shop-web-blue-8c1'],
    ip: '203.0.113.40',
    age: 61,
  },
  {
    name: 'lb-api-internal',
    place: 'first',
    network: 1,
    account: 'second',
    ports: [[8443, 8443]],
    targets: ['api-gateway-prod-01'],
    age: 200,
  },
  {
    name: 'lb-ledger-internal',
    place: 'home',
    network: 1,
    account: 'second',
    ports: [[5432, 5432]],
    targets: ['billing-reconciliation-nightly-batch-worker-eu-north-02'],
    age: 290,
  },
];

/** Puts a machine into the network of a load balancer that leads to it, where it does not stand in it yet. */
function attach(scene: Scene, { id }: VmRow, network: NetworkRow): void {
  const vm = scene.store.vms.get(id);
  if (!vm || networksOfVm(vm).includes(network.id)) return;
  const subinterface = {
    uuid: stableId(`demo/subinterface/${vm.name}`),
    network_uuid: network.id,
    mac_addr: `52:54:00:${vm.mac.slice(-5)}:01`,
    ip_address: network.subnet.replace(/\d+\/\d+$/, ATTACHED_HOST),
    vlan_tag: network.vlan_id,
  };
  scene.store.vms.update(id, { subinterfaces: [...(vm.subinterfaces ?? []), subinterface] });
}

/** Three load balancers; the first has a public address. */
export function seedLoadBalancers(
  scene: Scene,
  networks: ReadonlyMap<string, NetworkRow>,
  vms: ReadonlyMap<string, VmRow>,
): void {
  for (const [index, seed] of balancers.entries()) {
    const network = networks.get(`${seed.place}/${seed.network}`);
    if (!network) continue;
    const created = scene.now - seed.age * DAY;
    const balancer = scene.store.loadBalancers.put({
      id: scene.random.uuid(),
      user_id: people.customer,
      location: scene.slug(seed.place),
      account_id: accounts[seed.account],
      display_name: seed.name,
      network_uuid: network.id,
      private_address: network.subnet.replace(/\d+\/\d+$/, String(200 + index)),
      rules: seed.ports.map(([source_port, target_port]) => ({
        uuid: scene.random.uuid(),
        source_port,
        target_port,
        created,
      })),
      targets: seed.targets.flatMap((name) => {
        const vm = vms.get(name);
        if (!vm) return [];
        attach(scene, vm, network);
        return [{ vm_uuid: vm.id, created }];
      }),
      created,
      updated: null,
    });
    scene.meter(loadBalancerMeter(balancer), created);
    if (!seed.ip) continue;
    const ip = seedIp(scene, {
      address: seed.ip,
      name: 'shop',
      location: balancer.location,
      accountId: balancer.account_id,
      created,
      assignment: { to: balancer.id, type: 'load_balancer', private_ip: balancer.private_address },
    });
    scene.meter(ipMeter(ip), created);
  }
}

const services: readonly {
  name: string;
  service: string;
  version: string;
  place: Place;
  network: number;
  nodes: readonly [number, number, number][];
  account: keyof typeof accounts;
  whitelist: readonly string[];
  age: number;
}[] = [
  {
    name: 'shop-orders-db',
    service: 'postgresql',
    version: '16.4',
    place: 'first',
    network: 1,
    nodes: [
      [1, 1024, 20],
      [1, 1024, 20],
    ],
    account: 'main',
    whitelist: ['10.4.4.0/24', '10.4.12.0/24'],
    age: 180,
  },
  {
    name: 'erp-mariadb',
    service: 'mariadb',
    version: '10.11',
    place: 'home',
    network: 1,
    nodes: [[2, 2048, 40]],
    account: 'second',
    whitelist: [],
    age: 390,
  },
  {
    name: 'ci-cluster',
    service: 'kubernetes',
    version: '1.33',
    place: 'home',
    network: 0,
    nodes: [[2, 2048, 20]],
    account: 'main',
    whitelist: [],
    age: 45,
  },
];

/** Two databases and a cluster; on a site without clusters the third is a database too. */
export function seedServices(scene: Scene, networks: ReadonlyMap<string, NetworkRow>): void {
  for (const [index, seed] of services.entries()) {
    const network = networks.get(`${seed.place}/${seed.network}`);
    if (!network) continue;
    const isOffered = seed.service !== 'kubernetes' || scene.site.config.kubernetesEnabled === true;
    const created = scene.now - seed.age * DAY;
    const id = scene.random.uuid();
    const name = isOffered ? seed.service : 'postgresql';
    const service = scene.store.services.put({
      ...seedServiceParts(id, name),
      id,
      user_id: people.customer,
      location: scene.slug(seed.place),
      account_id: accounts[seed.account],
      service: name,
      version: isOffered ? seed.version : '15.8',
      display_name: isOffered ? seed.name : 'ci-results-db',
      is_multi_node: seed.nodes.length > 1,
      network_uuid: network.id,
      service_ip: network.subnet.replace(/\d+\/\d+$/, String(220 + index)),
      nodes: seed.nodes.map(([vcpu, memory, disk]) => seedNode(scene.random.uuid(), { vcpu, memory, disk })),
      whitelist: seed.whitelist,
      created,
      updated: null,
    });
    scene.meter(serviceMeter(service), created);
  }
}
