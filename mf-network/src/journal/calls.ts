import type { JournalCalls, JournalDeclaration } from '@console/area';
import type { Endpoints } from '@console/contract/endpoints';
import { networkJournal } from '@console/domain/journal';
import type { Id } from './texts';

const ofUuid = { about: ['uuid'], keep: ['location'] } as const;
const makesUuid = { response: { about: ['uuid'] } } as const;

const calls: JournalCalls<Endpoints, Id> = {
  updateNetwork: { about: ['uuid'], keep: ['location', 'name'], text: 'updateNetwork' },
  deleteNetwork: { ...ofUuid, text: 'deleteNetwork' },
  setDefaultNetwork: { ...ofUuid, text: 'setDefaultNetwork' },
  createLoadBalancer: {
    about: ['billing_account_id', 'network_uuid'],
    keep: ['location', 'display_name', 'billing_account_id'],
    ...makesUuid,
    text: 'createLoadBalancer',
  },
  updateLoadBalancer: { about: ['uuid'], keep: ['location', 'display_name'], text: 'updateLoadBalancer' },
  deleteLoadBalancer: { ...ofUuid, text: 'deleteLoadBalancer' },
  moveLoadBalancer: {
    about: ['uuid', { set_id: 'billing_account_id' }],
    keep: ['location'],
    text: 'moveLoadBalancer',
  },
  addLoadBalancerTarget: { about: ['uuid', 'target_uuid'], keep: ['location'], text: 'addLoadBalancerTarget' },
  removeLoadBalancerTarget: { about: ['uuid', 'target_uuid'], keep: ['location'], text: 'removeLoadBalancerTarget' },
  addForwardingRule: { about: ['uuid'], keep: ['location', 'source_port', 'target_port'], text: 'addForwardingRule' },
  removeForwardingRule: { about: ['uuid', 'rule_uuid'], keep: ['location'], text: 'removeForwardingRule' },
  createService: {
    about: ['billing_account_id'],
    keep: ['display_name', 'service', 'version', 'billing_account_id'],
    ...makesUuid,
    text: 'createService',
  },
  updateService: {
    about: ['uuid', 'billing_account_id'],
    keep: ['display_name', 'billing_account_id'],
    text: 'updateService',
  },
  deleteService: { about: ['uuid'], text: 'deleteService' },
  startServiceNode: { about: ['uuid', 'target_uuid'], text: 'startServiceNode' },
  stopServiceNode: { about: ['uuid', 'target_uuid'], text: 'stopServiceNode' },
  rebuildServiceNode: {
    about: ['replica_uuid', 'service_package_uuid'],
    keep: ['location'],
    text: 'rebuildServiceNode',
  },
  addToServiceWhitelist: { about: ['uuid'], keep: ['ip_address'], text: 'addToServiceWhitelist' },
  removeFromServiceWhitelist: { about: ['uuid'], keep: ['ip_address'], text: 'removeFromServiceWhitelist' },
};

/** What the journal notes of calls about networks, load balancers, floating IPs and managed services. */
export const journal: readonly JournalDeclaration[] = [
  { calls, texts: () => import(/* webpackChunkName: "journal-texts" */ './texts') },
  networkJournal,
];
