import { call, invalidate } from '@console/api';
import { listMetalLeases } from '@console/contract/metal';
import { paths } from '@console/contract/paths';
import { jobFinder } from '@console/domain/order';

/** Finds the server of an order after a reload, by its name and place. */
export const findOrderedLease = jobFinder({
  rows: ({ location }) => call(listMetalLeases, { location }),
  id: ({ uuid }) => uuid,
  is: (lease, { name }) => lease.display_name === name,
  path: ({ uuid }) => paths.metalLease({ uuid }),
  isReady: ({ status }) => status !== 'pending',
  renew: ({ location }) => invalidate(listMetalLeases, { location }),
});
