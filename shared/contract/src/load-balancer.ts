import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { datetime, inLocation, listOf, maybe, number, openEnum } from './schema';

/** All that there is to choose from. (spec 3, section 5) */
export const protocols = ['TCP'] as const;
export const sessionPersistences = ['SOURCE_IP'] as const;
export const targetTypes = ['vm'] as const;

export const ForwardingRule = v.object({
  uuid: maybe(v.string()),
  protocol: maybe(openEnum(protocols)),
  source_port: number(),
  target_port: number(),
  created_at: maybe(datetime()),
  settings: maybe(
    v.object({
      connection_limit: maybe(number()),
      session_persistence: maybe(openEnum(sessionPersistences)),
    }),
  ),
});

export const LoadBalancerTarget = v.object({
  target_uuid: v.string(),
  target_type: openEnum(targetTypes),
  target_ip_address: maybe(v.string()),
  created_at: maybe(datetime()),
});

/** Its public address is a floating IP of resource type load_balancer. (spec 3, section 3) */
export const LoadBalancer = v.object({
  uuid: v.string(),
  display_name: maybe(v.string()),
  billing_account_id: maybe(number()),
  network_uuid: maybe(v.string()),
  private_address: maybe(v.string()),
  forwarding_rules: listOf(ForwardingRule),
  targets: listOf(LoadBalancerTarget),
  is_deleted: maybe(v.boolean()),
  user_id: maybe(number()),
  created_at: maybe(datetime()),
  updated_at: maybe(datetime()),
  /** Only of one that was deleted. */
  deleted_at: maybe(datetime()),
});
export type LoadBalancer = v.InferOutput<typeof LoadBalancer>;

export const listLoadBalancers = defineEndpoint({
  name: 'listLoadBalancers',
  method: 'GET',
  path: '/{location}/network/load_balancers',
  params: inLocation(),
  response: v.array(LoadBalancer),
  rowId: 'uuid',
  kept:
    'uuid display_name billing_account_id network_uuid private_address is_deleted created_at ' +
    'forwarding_rules.source_port forwarding_rules.target_port targets.target_uuid targets.target_type',
  source: 'spec 3, section 7',
});
