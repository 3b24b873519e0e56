import { type EndpointName, endpoints } from '@console/contract/endpoints';
import type { TestSandbox } from './client';

export const MAIN = 1_048_001;
export const SECOND = 1_048_002;
const LOCATIONS = ['tll', 'jhv', 'trtu'];

const first = <T>(rows: readonly T[], what: string): T => {
  const [row] = rows;
  if (row === undefined) throw new Error(`the demo has no ${what}`);
  return row;
};

async function everywhere<T>(
  request: (location: string) => Promise<readonly T[]>,
): Promise<(T & { location: string })[]> {
  const lists = await Promise.all(
    LOCATIONS.map(async (location) => (await request(location)).map((row) => ({ ...row, location }))),
  );
  return lists.flat();
}

/** What the customer has in one billing account, and what is the customer's alone: values for every call's parameters. */
export async function victimOf(test: TestSandbox) {
  const vms = (await everywhere((location) => test.call('listVms', { location }))).filter(
    (row) => row.billing_account === MAIN && row.status === 'running',
  );
  const ips = (await everywhere((location) => test.call('listIpAddresses', { location }))).filter(
    (row) => row.billing_account_id === MAIN,
  );
  const vm = first(vms, 'machine');
  const interfaces = await test.call('listVmInterfaces', { location: vm.location, uuid: vm.uuid });
  const balancer = first(
    (await everywhere((location) => test.call('listLoadBalancers', { location }))).filter(
      (row) => row.billing_account_id === MAIN,
    ),
    'load balancer',
  );
  const lease = first(
    (await everywhere((location) => test.call('listMetalLeases', { location }))).filter(
      (row) => row.billing_account_id === MAIN,
    ),
    'lease',
  );
  const network = first(await everywhere((location) => test.call('listNetworks', { location })), 'network');
  const mine = <T extends { billing_account_id?: number | null | undefined }>(rows: readonly T[]) =>
    rows.filter((row) => row.billing_account_id === MAIN);
  const service = first(mine(await test.call('listServices', {})), 'service');
  const bucket = first(mine(await test.call('listBuckets', {})), 'bucket');
  const card = first(await test.call('listCards', { billing_account_id: MAIN }), 'card');
  const invoices = await test.call('listInvoices', { billing_account_id: MAIN });
  const tokens = await test.call('listTokens', {});
  const delegation = first(mine(await test.call('listAccessDelegations', {})), 'delegation');
  const s3Key = first(await test.call('listS3Keys', {}), 'key of the object store');
  return {
    vm,
    vms,
    ips,
    interfaces,
    balancer,
    lease,
    network,
    service,
    bucket,
    card,
    invoices,
    tokens,
    delegation,
    s3Key,
  };
}

export type Victim = Awaited<ReturnType<typeof victimOf>>;

const KINDS: readonly [RegExp, (victim: Victim) => { readonly uuid: string; readonly location?: string }][] = [
  [/LoadBalancer|ForwardingRule/, ({ balancer }) => balancer],
  [/Service/, ({ service }) => service],
  [/MetalLease/, ({ lease }) => lease],
  [/Network/, ({ network }) => network],
  [/Impersonation/, ({ delegation }) => first(delegation.impersonations, 'invitation')],
  [/Vm/, ({ vm }) => vm],
];

/** Values for what stands for something of the victim, by the name of the parameter. */
function objectsFor(name: EndpointName, victim: Victim): Record<string, unknown> {
  const target = KINDS.find(([pattern]) => pattern.test(name))?.[1](victim);
  const { vm, ips, interfaces, balancer, service, bucket, card, invoices, tokens, delegation, s3Key } = victim;
  const ip = first(ips, 'address');
  const disk = vm.storage[0]?.uuid;
  const node = service.resources.find((row) => row.resource_type === 'vm')?.resource_id;
  return {
    uuid: target?.uuid,
    location: /IpAddress/.test(name) ? ip.location : (target?.location ?? vm.location),
    billing_account_id: MAIN,
    set_id: MAIN,
    vm_uuid: vm.uuid,
    if_uuid: interfaces[0]?.vmi_uuid,
    network_uuid: victim.network.uuid,
    disk_uuid: disk,
    storage_uuid: disk,
    replica_uuid: `${disk}2026-01-01-00-00-00`,
    source_uuid: vm.uuid,
    address: ip.address,
    target_uuid: /Service/.test(name) ? node : (balancer.targets[0]?.target_uuid ?? vm.uuid),
    rule_uuid: balancer.forwarding_rules[0]?.uuid,
    service_package_uuid: service.uuid,
    access_key: s3Key.accessKey,
    invoice_id: invoices.find(({ id }) => id !== 'current')?.id,
    payment_object_id: card.id,
    token_id: tokens[1]?.id,
    id: delegation.id,
    delegation_id: delegation.id,
    impersonation_id: delegation.impersonations[0]?.uuid,
    ...(/Bucket/.test(name) && name !== 'createBucket' ? { name: bucket.name } : {}),
  };
}

/** Values for the rest. */
const plain: Readonly<Record<string, unknown>> = {
  name: 'intruder-1',
  display_name: 'Intruder',
  description: 'intruder',
  first_name: 'Intruder',
  os_name: 'ubuntu',
  os_version: '24.04-lts',
  username: 'intruder',
  password: 'Sandbox-2026',
  vcpu: 1,
  ram: 1024,
  disks: 20,
  size_gb: 50,
  vlan_tag: 100,
  spec_uuid: 'none',
  requested_os_id: 'none',
  rules: [{ source_port: 80, target_port: 80 }],
  targets: [],
  source_port: 8081,
  target_port: 8081,
  service: 'postgresql',
  version: '16.0',
  vm_cpu: 2,
  vm_ram: 4096,
  vm_disk_gb: 40,
  ip_address: '198.51.100.7',
  allowed_origin: 'https://evil.test',
  title: 'Intruder',
  email: 'intruder@example.com',
  customer_phone: '+1 555',
  country: 'EE',
  is_recurring_payment_enabled: false,
  threshold: 5,
  is_enabled: true,
  campaign_code: 'WELCOME',
  restriction_level_clear_topup_threshold: 1,
  token: 'tok_visa',
  processor_keyword: 'stripe_creditcard',
  session_id: 'session-1',
  setup_token: 'none',
  return_url: 'http://localhost:8140/app/payment_return',
  method_ids: ['a'],
  amount: 50,
  processor: 'stripe',
  params: '{"referrer_url":"http://localhost:8140/app/","paymentMethod":"card"}',
  identifier: 'none',
  on_session: true,
  charge_id: 'none',
  user_id: 1001,
  grantee_username: 'intruder@example.com',
  access_token: 'x',
  id_token: 'x',
  scope: 'x',
  expires_in: '1',
  token_type: 'Bearer',
  state: '"/"',
};

/** Parameters for a call: everything that it knows, with what is the victim's wherever something can be named. */
export function paramsAgainst(name: EndpointName, victim: Victim) {
  const known = Object.keys(endpoints[name].params.entries);
  const objects = objectsFor(name, victim);
  const named = known.filter((key) => key !== 'location' && objects[key] !== undefined);
  const values = { ...plain, ...objects };
  return { named, params: Object.fromEntries(known.map((key) => [key, values[key]])) };
}
