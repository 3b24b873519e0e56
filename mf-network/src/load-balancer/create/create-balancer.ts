import { call, invalidate } from '@console/api';
import type { NewJob } from '@console/area';
import { accountTitle } from '@console/contract/billing-account';
import { listIpAddresses } from '@console/contract/ip-address';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { createLoadBalancer } from '@console/contract/load-balancer-change';
import { listNetworks } from '@console/contract/network';
import { paths } from '@console/contract/paths';
import { accountOf, jobFinder, networkOf, toMatch } from '@console/domain/order';
import { balancerRequest, type BalancerRequest } from './request';
import type { BalancerChoices, BalancerValues } from './values';

/** What such a POST takes, as the sandbox does; no document says it. */
const EXPECTED_MS = 14_000;
/** What one that is there has changed: it takes an address, and stands in a network. */
const CHANGED = [listLoadBalancers, listIpAddresses, listNetworks];

/**
 * Sends the one long POST.
 * @param known uuids of load balancers that had this name before
 * @throws ApiError; after an unknown outcome it was looked for in vain
 */
async function create(request: BalancerRequest, known: readonly string[], onAccepted: () => void) {
  try {
    const { uuid } = await call(createLoadBalancer, request, { before: { known } });
    onAccepted();
    return { path: paths.loadBalancer({ location: request.location, uuid }) };
  } finally {
    for (const changed of CHANGED) void invalidate(changed);
  }
}

/**
 * The job of a creation: what it sends, what its progress shows, and what finds the load balancer again after a reload.
 * @param onAccepted the load balancer is there
 */
export function jobOf(choices: BalancerChoices, values: BalancerValues, onAccepted: () => void): NewJob {
  const request = balancerRequest(choices, values);
  const { location, display_name: name } = request;
  const known = (choices.balancers ?? []).filter((row) => row.display_name === name).map(({ uuid }) => uuid);
  const account = accountOf(choices.accounts, values.account);
  return {
    kind: 'load_balancer',
    name,
    location,
    area: 'mf-network',
    expectedMs: EXPECTED_MS,
    another: paths.networkCreate({ type: 'load_balancer' }),
    match: {
      ...toMatch(known),
      network: networkOf(choices.networks ?? [], values.network)?.name ?? '',
      ports: values.rules.map(({ source }) => source).join(', '),
      account: account ? accountTitle(account) : '',
    },
    run: () => create(request, known, onAccepted),
  };
}

/** Finds the load balancer of a creation after a reload, by its name and place. */
export const findCreatedBalancer = jobFinder({
  rows: ({ location }) => call(listLoadBalancers, { location }),
  id: ({ uuid }) => uuid,
  is: (balancer, { name }) => !balancer.is_deleted && balancer.display_name === name,
  path: ({ uuid }, { location }) => paths.loadBalancer({ location, uuid }),
  renew: () => Promise.all(CHANGED.map((changed) => invalidate(changed))),
});
