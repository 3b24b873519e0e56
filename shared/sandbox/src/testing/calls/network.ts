import type { Rows } from './row';
import { first, MAIN, SECOND, TLL, type World } from './world';

type Names =
  | 'listMetalOs'
  | 'listMetalSpecs'
  | 'listMetalLeases'
  | 'createMetalLease'
  | 'updateMetalLease'
  | 'deleteMetalLease'
  | 'listIpAddresses'
  | 'getIpAddress'
  | 'createIpAddress'
  | 'updateIpAddress'
  | 'deleteIpAddress'
  | 'assignIpAddress'
  | 'unassignIpAddress'
  | 'listNetworks'
  | 'getNetwork'
  | 'createNetwork'
  | 'updateNetwork'
  | 'deleteNetwork'
  | 'setDefaultNetwork'
  | 'listLoadBalancers'
  | 'getLoadBalancer'
  | 'createLoadBalancer'
  | 'updateLoadBalancer'
  | 'deleteLoadBalancer'
  | 'moveLoadBalancer'
  | 'addLoadBalancerTarget'
  | 'removeLoadBalancerTarget'
  | 'addForwardingRule'
  | 'removeForwardingRule';

const noAddress = {
  message: 'Ip address 192.0.2.1 was not found.',
  params: () => ({ ...TLL, address: '192.0.2.1' }),
};
const noNetwork = { message: 'Network UUID is invalid.', params: () => ({ ...TLL, uuid: 'x' }) };

async function leaseOrder({ call }: World, display_name: string) {
  const { os } = await call('listMetalOs', {});
  const spec = first(await call('listMetalSpecs', TLL), (row) => row.is_available === true);
  const ready = first(os, (row) => spec.ready_os_ids.includes(row.os_id));
  return { ...TLL, spec_uuid: spec.uuid, display_name, requested_os_id: ready.os_id, billing_account_id: MAIN };
}

export const networkRows: Rows<Names> = {
  listMetalOs: { params: () => ({}) },
  listMetalSpecs: { params: () => TLL },
  listMetalLeases: { params: () => TLL },
  createMetalLease: {
    params: async (world) => leaseOrder(world, 'db-01'),
    refusals: [{ message: 'No available machines', params: async (world) => leaseOrder(world, 'no-capacity') }],
  },
  updateMetalLease: {
    host: 'metal.localhost',
    async params({ call }) {
      const { uuid } = first(await call('listMetalLeases', TLL));
      return { ...TLL, uuid, display_name: 'renamed' };
    },
  },
  deleteMetalLease: {
    host: 'metal.localhost',
    async params({ call }) {
      const { uuid } = first(await call('listMetalLeases', TLL), ({ status }) => status === 'in_use');
      return { ...TLL, uuid };
    },
    refusals: [
      {
        message: 'Too soon to release machine',
        params: async (world) => ({
          ...TLL,
          uuid: (await world.call('createMetalLease', await leaseOrder(world, 'db-01'))).uuid,
        }),
      },
    ],
  },
  listIpAddresses: { params: () => TLL },
  getIpAddress: { params: async ({ address }) => ({ ...TLL, address: await address() }), refusals: [noAddress] },
  createIpAddress: { params: () => ({ ...TLL, name: 'front', billing_account_id: MAIN }) },
  updateIpAddress: { params: async ({ address }) => ({ ...TLL, address: await address(), name: 'renamed' }) },
  deleteIpAddress: { params: async ({ address }) => ({ ...TLL, address: await address() }), refusals: [noAddress] },
  assignIpAddress: {
    async params({ address, machine, call }) {
      const { private_ipv4 } = await call('getVm', await machine());
      return { ...TLL, address: await address(), private_ip: private_ipv4 ?? '' };
    },
    refusals: [
      {
        message: 'Ip address 192.0.2.1 was not found.',
        params: () => ({ ...TLL, address: '192.0.2.1', private_ip: '10.0.0.2' }),
      },
    ],
  },
  unassignIpAddress: {
    async params({ address, machine, call }) {
      const vm = await machine();
      const free = await address();
      await call('assignIpAddress', { ...TLL, address: free, vm_uuid: vm.uuid });
      return { ...TLL, address: free };
    },
  },
  listNetworks: { params: () => TLL },
  getNetwork: { params: async ({ network }) => ({ ...TLL, uuid: await network() }), refusals: [noNetwork] },
  createNetwork: { params: () => ({ ...TLL, name: 'spare' }) },
  updateNetwork: { params: async ({ network }) => ({ ...TLL, uuid: await network(), name: 'renamed' }) },
  deleteNetwork: {
    params: async ({ network }) => ({ ...TLL, uuid: await network() }),
    refusals: [
      noNetwork,
      {
        message: 'The default network cannot be deleted.',
        async params({ call }) {
          return { ...TLL, uuid: first(await call('listNetworks', TLL), (row) => row.is_default === true).uuid };
        },
      },
    ],
  },
  setDefaultNetwork: { params: async ({ network }) => ({ ...TLL, uuid: await network() }), refusals: [noNetwork] },
  listLoadBalancers: { params: () => TLL },
  getLoadBalancer: { params: ({ balancer }) => balancer() },
  createLoadBalancer: { params: () => ({ ...TLL, display_name: 'front', billing_account_id: MAIN }) },
  updateLoadBalancer: { params: async ({ balancer }) => ({ ...(await balancer()), display_name: 'renamed' }) },
  deleteLoadBalancer: { params: ({ balancer }) => balancer() },
  moveLoadBalancer: { params: async ({ balancer }) => ({ ...(await balancer()), set_id: SECOND }) },
  addLoadBalancerTarget: {
    params: async ({ balancer, machine }) => ({
      ...(await balancer()),
      target_type: 'vm',
      target_uuid: (await machine()).uuid,
    }),
  },
  removeLoadBalancerTarget: {
    async params({ balancer, machine, call }) {
      const target = { ...(await balancer()), target_uuid: (await machine()).uuid };
      await call('addLoadBalancerTarget', { ...target, target_type: 'vm' });
      return target;
    },
  },
  addForwardingRule: {
    params: async ({ balancer }) => ({ ...(await balancer()), source_port: 443, target_port: 8443 }),
  },
  removeForwardingRule: {
    async params({ balancer, call }) {
      const front = await balancer();
      const [rule] = (await call('getLoadBalancer', front)).forwarding_rules;
      return { ...front, rule_uuid: rule?.uuid ?? '' };
    },
  },
};
