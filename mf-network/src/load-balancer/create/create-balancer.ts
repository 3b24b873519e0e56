import { call, invalidate } from '@console/api';
import type { JobFinder, NewJob } from '@console/area';
import { accountTitle } from '@console/contract/billing-account';
import { isBornSince } from '@console/contract/effects/effect';
import { listIpAddresses } from '@console/contract/ip-address';
import { listLoadBalancers } from '@console/contract/load-balancer';
import { createLoadBalancer } from '@console/contract/load-balancer-change';
import { listNetworks } from '@console/contract/network';
import { paths } from '@console/contract/paths';
import { accountOf, networkOf, sentFacts, toMatch } from '@console/domain/order';
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

/** Finds the load balancer of a creation again after a reload. Nothing is sent twice. */
export const findCreatedBalancer: JobFinder = async (job) => {
  const { location, name } = job;
  if (!location) return undefined;
  const facts = sentFacts(job);
  const rows = await call(listLoadBalancers, { location });
  const row = rows.find(
    (one) =>
      !one.is_deleted && one.display_name === name && isBornSince({ id: one.uuid, birth: one.created_at }, facts),
  );
  if (!row) return undefined;
  // What was read before does not have it, and its page is opened now.
  await Promise.all(CHANGED.map((changed) => invalidate(changed)));
  return { path: paths.loadBalancer({ location, uuid: row.uuid }), isReady: true };
};
