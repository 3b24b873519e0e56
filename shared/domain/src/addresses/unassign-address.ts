import { call } from '@console/api';
import { assigneeUuid, type IpAddress } from '@console/contract/ip-address';
import { unassignIpAddress } from '@console/contract/ip-address-change';
import { readAddress } from './read-address';
import type { AddressPlace } from './target';

/**
 * Takes an address from what has it, as long as that is what was shown: somebody may have led it elsewhere meanwhile.
 * @returns it as it is then: free, or led to something else by somebody; undefined where only that it is free is known
 * @throws ApiError
 */
export async function unassignAddress(
  { location, uuid }: Pick<AddressPlace, 'location' | 'uuid'>,
  address: string,
): Promise<IpAddress | undefined> {
  const before = await readAddress({ location, address });
  if (assigneeUuid(before) !== uuid) return before;
  try {
    return await call(unassignIpAddress, { location, address });
  } catch (error) {
    // It may have been unassigned by an earlier try, or in another tab.
    const now = await readAddress({ location, address }).catch(() => undefined);
    if (!now || assigneeUuid(now) === uuid) throw error;
    return now;
  }
}
