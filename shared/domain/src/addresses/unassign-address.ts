import { call } from '@console/api';
import { deleteIpAddress } from '@console/contract/ip-address';
import { getIpAddress, unassignIpAddress } from '@console/contract/ip-address-change';
import type { AddressPlace } from './target';

export interface UnassignValues {
  /** Gives the address back, too: anybody may get it then. */
  readonly release: boolean;
  /** It is unassigned already, and only to be released. */
  readonly half?: boolean;
}

/**
 * Takes an address from what has it, and releases it where that is wanted. What is done of the two calls is kept.
 * @throws ApiError
 */
export async function unassignAddress(
  { location, uuid }: Pick<AddressPlace, 'location' | 'uuid'>,
  address: string,
  values: UnassignValues,
  keep: (values: UnassignValues) => void,
): Promise<void> {
  if (!values.half) {
    try {
      await call(unassignIpAddress, { location, address });
    } catch (error) {
      // It may have been unassigned by an earlier try, or in another tab.
      const now = await call(getIpAddress, { location, address }).catch(() => undefined);
      if (!now || (now.assigned_to === uuid && !now.unassigned_at)) throw error;
    }
    keep({ ...values, half: true });
  }
  if (values.release) await call(deleteIpAddress, { location, address });
}
