import { call, invalidate } from '@console/api';
import type { NewJob } from '@console/area';
import { listIpAddresses, type IpAddress } from '@console/contract/ip-address';
import { createIpAddress } from '@console/contract/ip-address-change';
import { paths } from '@console/contract/paths';
import { jobFinder, sentOrders, toMatch } from '@console/domain/order';
import { ipText } from '../texts';
import { reserveRequest, reserveShape, type ReserveValues } from './values';

/** An address is there at once; no document says how long it may take. */
const EXPECTED_MS = 2000;

/** The reservation that was sent last. It has no secrets. */
export const sent = sentOrders<ReserveValues>('draft.ip-create-sent', reserveShape);

const pathOf = ({ uuid }: IpAddress, location: string): string => paths.ipAddress({ location, uuid });

/**
 * The job of a reservation: what it sends, and what finds the address again after a reload.
 * @param known uuids of the addresses that are there already
 * @param onAccepted the address is reserved
 */
export function jobOf(values: ReserveValues, known: readonly string[], onAccepted: () => void): NewJob {
  const request = reserveRequest(values);
  const { location, name } = request;
  return {
    kind: 'ip_address',
    name: name || ipText('reserve.unnamed'),
    location,
    area: 'mf-network',
    expectedMs: EXPECTED_MS,
    another: paths.networkCreate({ type: 'ip_address' }),
    match: { ...toMatch(known), given: name ?? '' },
    run: async () => {
      try {
        const ip = await call(createIpAddress, request, { before: { known } });
        onAccepted();
        return { path: pathOf(ip, location) };
      } finally {
        void invalidate(listIpAddresses);
      }
    },
  };
}

/** Finds the address of a reservation after a reload, by its name and place. */
export const findReserved = jobFinder({
  rows: ({ location }) => call(listIpAddresses, { location }),
  id: ({ uuid }) => uuid,
  is: (ip, { match }) => !ip.is_deleted && (ip.name ?? '') === match?.['given'],
  path: (ip, { location }) => pathOf(ip, location),
  renew: ({ location }) => invalidate(listIpAddresses, { location }),
});
