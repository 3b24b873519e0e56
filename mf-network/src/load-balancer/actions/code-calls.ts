import { codeRequest, type CodeRequest } from '@console/api';
import { assignIpAddress, unassignIpAddress } from '@console/contract/ip-address-change';
import { getLoadBalancer, updateLoadBalancer } from '@console/contract/load-balancer-change';
import { destination } from '@console/domain/addresses';
import { balancerTitle } from '../facts';
import type { BalancerRow } from '../rows';
import { addTargetCode, deleteCode, moveCode, putRuleCode, removeRuleCode, removeTargetCode } from './requests';

/** What of a load balancer's page can be seen as code. */
export const codeActions = [
  'read',
  'rename',
  'addRule',
  'changeRule',
  'removeRule',
  'addTarget',
  'removeTarget',
  'assign',
  'unassign',
  'account',
  'delete',
] as const;
export type CodeAction = (typeof codeActions)[number];

const AN_ADDRESS = '203.0.113.7';
const A_RULE = { source_port: 443, target_port: 8443, isSamePort: false } as const;

type Subject = Pick<
  BalancerRow,
  | 'location'
  | 'uuid'
  | 'display_name'
  | 'private_address'
  | 'forwarding_rules'
  | 'targets'
  | 'addresses'
  | 'billing_account_id'
>;

/**
 * The calls of an action on a load balancer, with what it has now in the place of what would be chosen; undefined where there
 * is nothing that it could be done with.
 */
export function requestsOf(action: CodeAction, row: Subject): readonly CodeRequest[] | undefined {
  const { location, uuid, billing_account_id: account } = row;
  const rule = row.forwarding_rules.find((one) => one.uuid);
  const target = row.targets[0]?.target_uuid;
  const [address] = row.addresses;
  switch (action) {
    case 'read':
      return [codeRequest(getLoadBalancer, { location, uuid })];
    case 'rename':
      return [codeRequest(updateLoadBalancer, { location, uuid, display_name: balancerTitle(row) })];
    case 'addRule':
      return putRuleCode(row, A_RULE);
    case 'changeRule':
      return rule?.uuid ? putRuleCode(row, { ...rule, replaced: rule.uuid, isSamePort: true }) : undefined;
    case 'removeRule':
      return rule?.uuid ? [removeRuleCode(row, rule.uuid)] : undefined;
    case 'addTarget':
      return target === undefined ? undefined : [addTargetCode(row, target)];
    case 'removeTarget':
      return target === undefined ? undefined : [removeTargetCode(row, target)];
    case 'assign':
      return [
        codeRequest(assignIpAddress, {
          location,
          address: address ?? AN_ADDRESS,
          ...destination({ kind: 'load_balancer', uuid }, row.private_address ?? ''),
        }),
      ];
    case 'unassign':
      return address === undefined ? undefined : [codeRequest(unassignIpAddress, { location, address })];
    case 'account':
      return account == null ? undefined : [moveCode(row, account)];
    case 'delete':
      return [deleteCode(row)];
  }
}
