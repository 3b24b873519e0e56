import { call, invalidate, invalidateHere } from '@console/api';
import type { NewJob } from '@console/area';
import { accountTitle } from '@console/contract/billing-account';
import { listIpAddresses } from '@console/contract/ip-address';
import { listNetworks } from '@console/contract/network';
import { paths } from '@console/contract/paths';
import { listServices, serviceLocation, type ManagedService } from '@console/contract/service';
import { createService } from '@console/contract/service-order';
import { toMatch } from '@console/domain/order';
import { isCluster, softwareTitle } from './images';
import type { ServiceOrder } from './order';
import { serviceRequest, type ServiceRequest } from './request';

/** What such a POST takes in the sandbox; no document says it. A cluster takes twice as long. */
const EXPECTED_MS = 60_000;

/** While it takes, the list is asked for this often where it is shown. */
const LOOK_MS = 3000;

/**
 * Sends the one long POST, which is answered when the nodes run.
 * @param known uuids of services that had this name before
 * @throws ApiError; after an unknown outcome the service was looked for in vain
 */
export async function orderService(request: ServiceRequest, known: readonly string[]): Promise<ManagedService> {
  // It is listed as creating long before the response comes: lists that were read before are read again.
  const looks = setInterval(() => void invalidateHere(listServices), LOOK_MS);
  try {
    return await call(createService, request, { before: { known } });
  } finally {
    clearInterval(looks);
    for (const changed of [listServices, listIpAddresses, listNetworks]) void invalidate(changed);
  }
}

/**
 * The job of a creation: what it sends, what its progress shows, and what finds the service again after a reload.
 * @param onAccepted the service is there
 */
export function jobOf(order: ServiceOrder, onAccepted: () => void): NewJob {
  const { choices, values, size, nodes, image, payer } = order;
  const request = serviceRequest(order);
  const { location } = values;
  const name = request.display_name;
  const known = (choices.services ?? [])
    .filter((row) => row.display_name === name && serviceLocation(row) === location)
    .map(({ uuid }) => uuid);
  return {
    kind: 'managed_service',
    name,
    location,
    area: 'mf-network',
    expectedMs: isCluster(values.service) ? 2 * EXPECTED_MS : EXPECTED_MS,
    another: paths.serviceCreate(),
    match: {
      ...toMatch(known),
      software: softwareTitle(image, values.version),
      nodes,
      vcpu: size?.vcpu ?? 0,
      ram: (size?.memoryGb ?? 0) * 1024,
      disk: size?.diskGb ?? 0,
      account: payer ? accountTitle(payer) : '',
      payer: payer?.id ?? 0,
    },
    async run() {
      const { uuid } = await orderService(request, known);
      onAccepted();
      return { path: paths.service({ location, serviceId: uuid }) };
    },
  };
}
