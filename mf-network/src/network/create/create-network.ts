import { call, invalidate, type Located } from '@console/api';
import type { NewJob } from '@console/area';
import { listNetworks, type Network } from '@console/contract/network';
import { createNetwork } from '@console/contract/network-change';
import { paths } from '@console/contract/paths';
import { jobFinder, toMatch } from '@console/domain/order';
import { networkRequest, type NetworkValues } from './values';

/** How long it is expected to take; no document says it, and nothing has to be installed. */
const EXPECTED_MS = 4000;

/**
 * The job that creates a network: what it sends, and what finds the network again after a reload.
 * @param networks those that are there already: one of the same name is not the new one
 * @param onAccepted the server has made it
 */
export function networkJob(
  values: NetworkValues,
  networks: readonly Located<Network>[],
  onAccepted: () => void,
): NewJob {
  const request = networkRequest(values);
  const { location, name = '' } = request;
  const known = networks.filter((row) => row.name === name && row.location === location).map(({ uuid }) => uuid);
  return {
    kind: 'vpc',
    name,
    location,
    area: 'mf-network',
    expectedMs: EXPECTED_MS,
    another: paths.networkCreate({ type: 'vpc' }),
    match: { ...toMatch(known) },
    run: async () => {
      try {
        const { uuid } = await call(createNetwork, request, { before: { known } });
        onAccepted();
        return { path: paths.network({ location, uuid }) };
      } finally {
        void invalidate(listNetworks);
      }
    },
  };
}

/** Finds the network of a creation after a reload, by its name and place. */
export const findCreatedNetwork = jobFinder({
  rows: ({ location }) => call(listNetworks, { location }),
  id: ({ uuid }) => uuid,
  is: (network, { name }) => network.name === name,
  path: ({ uuid }, { location }) => paths.network({ location, uuid }),
  renew: ({ location }) => invalidate(listNetworks, { location }),
});
