import type { ParamsOf } from '@console/contract/endpoint';
import type { createLoadBalancer } from '@console/contract/load-balancer-change';
import { targetsOf, type BalancerChoices, type BalancerValues } from './values';

export type BalancerRequest = ParamsOf<typeof createLoadBalancer>;

/** The call for what was chosen. A token that is bound to an account names none. (spec 3, sections 6 and 7) */
export const balancerRequest = (choices: BalancerChoices, values: BalancerValues): BalancerRequest => ({
  location: values.location,
  display_name: values.name.trim(),
  ...(values.network === '' ? {} : { network_uuid: values.network }),
  rules: values.rules.map(({ source, target }) => ({ source_port: source ?? 0, target_port: target ?? 0 })),
  targets: targetsOf(choices, values).map(({ uuid }) => ({ target_uuid: uuid, target_type: 'vm' })),
  reserve_public_ip: values.publicIp && choices.offersIps,
  ...(choices.isTokenBound || values.account === '' ? {} : { billing_account_id: Number(values.account) }),
});

/** The form's fields by the names that the call has for them. */
export const balancerParameters = {
  display_name: 'name',
  network_uuid: 'network',
  billing_account_id: 'account',
  reserve_public_ip: 'publicIp',
} as const satisfies Readonly<Record<string, keyof BalancerValues>>;
