import { ApiError, call, invalidate, toApiError } from '@console/api';
import {
  assigneeUuid,
  deleteIpAddress,
  isAssigned,
  listIpAddresses,
  type IpAddress,
} from '@console/contract/ip-address';
import { listUsage } from '@console/contract/usage';
import { readAddress } from '@console/domain/addresses';
import type { IpRow } from '../rows';
import { ipText } from '../texts';
import { ipMarks, onOneOfMany } from './pending';

/** Whether it leads where the person was shown that it leads: released, what it leads to now would be cut off. */
async function requireUnchanged(row: IpRow, ownerName: (ip: IpAddress) => string): Promise<void> {
  try {
    const now = await readAddress(row);
    if (now.uuid !== row.uuid || assigneeUuid(now) === assigneeUuid(row)) return;
    void invalidate(listIpAddresses);
    const text = isAssigned(now) ? ipText('release.moved', { name: ownerName(now) }) : ipText('release.unassigned');
    throw new ApiError({ kind: 'general', text });
  } catch (error) {
    // It is not there any more: the deletion finds that out, and is done with it.
    if (toApiError(error).status !== 404) throw error;
  }
}

const request = ({ location, address }: IpRow) => ({ location, address });

/**
 * Gives one of many addresses back, unless it leads to something else than was shown: anybody may get it then.
 * @throws ApiError also one that says what it leads to now
 */
export const releaseOneOfMany = (row: IpRow, ownerName: (ip: IpAddress) => string): Promise<void> =>
  onOneOfMany(
    row,
    'release',
    async () => {
      await requireUnchanged(row, ownerName);
      await call(deleteIpAddress, request(row));
    },
    [listUsage],
  );

/**
 * Gives an address back, unless it leads to something else than was shown. It is over when the address is released: the page
 * goes on while the list is read anew.
 * @throws ApiError also one that says what it leads to now
 */
export async function releaseShown(row: IpRow, ownerName: (ip: IpAddress) => string): Promise<void> {
  await requireUnchanged(row, ownerName);
  await new Promise<void>((resolve, reject) => {
    const work = async (): Promise<void> => {
      try {
        await call(deleteIpAddress, request(row));
        resolve();
      } finally {
        // Until the list is read anew it is marked as being released, or it would come back for a moment.
        await Promise.all([invalidate(listIpAddresses), invalidate(listUsage)]);
      }
    };
    ipMarks.during(row.uuid, 'release', work).catch(reject);
  });
}
