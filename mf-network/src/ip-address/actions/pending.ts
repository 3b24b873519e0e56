import { defineMarks } from '@console/area';
import type { Endpoint } from '@console/contract/endpoint';
import { listIpAddresses } from '@console/contract/ip-address';

/** What is being done to floating IPs, on this page and in the other tabs of this browser. */
export const ipMarks = defineMarks({
  name: 'ipPending',
  actions: ['change', 'release'],
  unseen: ['change'],
  // A released one is not there any more; no status of the others changes.
  endStatus: {},
  shownBy: listIpAddresses,
});

/**
 * Runs calls about a floating IP: it is marked meanwhile, and what they change is asked for again, failed or not, before the
 * mark goes.
 * @param changed calls whose responses change, beside the list of floating IPs
 * @throws ApiError
 */
export const onAddress = (
  { uuid }: { readonly uuid: string },
  mark: 'change' | 'release',
  work: () => Promise<unknown>,
  changed: readonly Endpoint[] = [],
): Promise<void> => ipMarks.run(uuid, mark, work, changed);

/** The same for one of many: what their calls change is asked for once for all of them. @throws ApiError */
export const onOneOfMany: typeof onAddress = ({ uuid }, mark, work, changed) =>
  ipMarks.runOneOfMany(uuid, mark, work, changed);
