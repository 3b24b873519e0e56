/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../../../testing/client';
import { MAIN } from '../../../testing/orders';
import { addressesOf, at, machinesIn, orderFor } from './fixture';

let test: TestSandbox;
let vmUuids: readonly string[] = [];
beforeEach(async () => {
  test = await startSandbox();
  vmUuids = await machinesIn(test);
});

type Order = Parameters<typeof orderFor>[1];
const order = (more: Order = {}) => orderFor(vmUuids[0], more);
const create = (more: Order = {}) => test.call('createLoadBalancer', order(more));

it('makes a load balancer in the default network, with rules, targets and a floating IP', async () => {
  const balancer = await create();
  const vm = (await test.call('listVms', at)).find((row) => row.uuid === vmUuids[0]);
  expect(balancer).toMatchObject({
    display_name: 'lb-01',
    billing_account_id: MAIN,
    is_deleted: false,
    private_address: expect.stringMatching(/^10\.4\.4\.\d+$/),
    forwarding_rules: [
      {
        protocol: 'TCP',
        source_port: 443,
        target_port: 8443,
        settings: { connection_limit: 10_000, session_persistence: 'SOURCE_IP' },
      },
    ],
    targets: [{ target_uuid: vmUuids[0], target_type: 'vm', target_ip_address: vm?.private_ipv4 }],
  });
  expect(await addressesOf(test, balancer.uuid)).toMatchObject([
    { assigned_to_resource_type: 'load_balancer', assigned_to_private_ip: balancer.private_address, type: 'public' },
  ]);
  expect(await test.call('getLoadBalancer', { ...at, uuid: balancer.uuid })).toEqual(balancer);
  const usage = await test.call('listUsage', { billing_account_id: MAIN });
  expect(usage.filter((row) => row.owner_uuid === balancer.uuid)).toMatchObject([{ price: 0.01 }]);
});

it('makes one without rules, targets and address', async () => {
  const balancer = await test.call('createLoadBalancer', {
    ...at,
    display_name: 'bare',
    billing_account_id: MAIN,
    reserve_public_ip: false,
  });
  expect(balancer).toMatchObject({ forwarding_rules: [], targets: [] });
  expect(await addressesOf(test, balancer.uuid)).toEqual([]);
});

it('reads a form with JSON inside, too', async () => {
  const body = new URLSearchParams({
    display_name: 'form',
    billing_account_id: String(MAIN),
    rules: '[{"source_port":80,"target_port":"8080","protocol":"TCP"}]',
    targets: JSON.stringify([{ target_uuid: vmUuids[0] }]),
    reserve_public_ip: 'False',
  });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await test.raw('/tll/network/load_balancers', { method: 'POST', body: body.toString(), headers });
  expect(response).toMatchObject({
    status: 200,
    body: { forwarding_rules: [{ source_port: 80, target_port: 8080 }], targets: [{ target_uuid: vmUuids[0] }] },
  });
});

it.each<[string, (vms: readonly string[]) => Record<string, unknown>, Record<string, unknown>]>([
  ['no name', () => ({ display_name: '' }), { display_name: 'This field is required' }],
  ['port 0', () => ({ rules: [{ source_port: 0, target_port: 80 }] }), { rules: expect.stringContaining('65535') }],
  [
    'port 65536',
    () => ({ rules: [{ source_port: 80, target_port: 65_536 }] }),
    { rules: expect.stringContaining('65535') },
  ],
  ['half a port', () => ({ rules: [{ source_port: 80.5, target_port: 80 }] }), { rules: expect.any(String) }],
  [
    'a port twice',
    () => ({
      rules: [
        { source_port: 80, target_port: 1 },
        { source_port: 80, target_port: 2 },
      ],
    }),
    { rules: 'Two rules have the same source port' },
  ],
  [
    'another protocol',
    () => ({ rules: [{ source_port: 80, target_port: 80, protocol: 'UDP' }] }),
    { rules: 'Only TCP is supported' },
  ],
  [
    'another persistence',
    () => ({ rules: [{ source_port: 80, target_port: 80, settings: { session_persistence: 'COOKIE' } }] }),
    { rules: 'Only SOURCE_IP is supported' },
  ],
  ['rules that are no list', () => ({ rules: 'http' }), { rules: 'Expected a list' }],
  ['targets that are no list', () => ({ targets: { a: 1 } }), { targets: 'Expected a list' }],
  [
    'a target of another type',
    ([uuid]) => ({ targets: [{ target_uuid: uuid, target_type: 'ip' }] }),
    { targets: 'Only targets of type vm are supported' },
  ],
  ['an unknown target', () => ({ targets: [{ target_uuid: 'none' }] }), { targets: expect.stringContaining('none') }],
  [
    'a target twice',
    ([uuid]) => ({ targets: [{ target_uuid: uuid }, { target_uuid: uuid }] }),
    { targets: 'Two targets are the same virtual machine' },
  ],
])('refuses %s, and makes nothing', async (_name, patch, errors) => {
  const before = await test.call('listLoadBalancers', at);
  const body = JSON.stringify({ ...order(), ...patch(vmUuids) });
  const headers = { 'content-type': 'application/json' };
  const response = await test.raw('/tll/network/load_balancers', { method: 'POST', body, headers });
  expect(response).toMatchObject({ status: 400, body: { errors } });
  expect(await test.call('listLoadBalancers', at)).toEqual(before);
});

it('refuses a network that is not there, and a machine that is not in it', async () => {
  expect(await test.request('createLoadBalancer', order({ network_uuid: 'none' }))).toMatchObject({
    status: 400,
    body: { message: 'Network UUID is invalid.' },
  });
  const lab = await test.call('createNetwork', { ...at, name: 'lab' });
  expect(await test.request('createLoadBalancer', order({ network_uuid: lab.uuid }))).toMatchObject({
    status: 400,
    body: { errors: { targets: expect.stringContaining('is not in the network of the load balancer') } },
  });
});

it('needs a billing account that can pay, and a location that is open', async () => {
  const { billing_account_id: _, ...rest } = order();
  expect(await test.request('createLoadBalancer', rest)).toMatchObject({
    status: 400,
    body: { message: "'billing_account_id' is required if using a global API token" },
  });
  expect((await test.request('createLoadBalancer', order({ billing_account_id: 1_048_003 }))).status).toBe(403);
  const frozen = { ...at, display_name: 'lb', billing_account_id: 1_048_005 };
  expect(await test.request('createLoadBalancer', frozen, { as: 'admin' })).toMatchObject({
    status: 400,
    body: { errors: { billing_account_id: expect.stringContaining('frozen') } },
  });
  expect(await test.request('createLoadBalancer', order({ location: 'jkt01' }))).toMatchObject({
    status: 400,
    body: { errors: { location: 'Creating is paused in Jakarta' } },
  });
});
