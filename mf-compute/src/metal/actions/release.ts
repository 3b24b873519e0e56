import { call, invalidate } from '@console/api';
import { listMetalLeases, listMetalSpecs } from '@console/contract/metal';
import { deleteMetalLease } from '@console/contract/metal-lease';
import type { LeaseRow } from '../lease/rows';

/**
 * Gives a server back. What changes with it, the list and what is free, is asked again.
 * @throws ApiError 'Too soon to release machine' among others
 */
export async function releaseLease({ uuid, location }: Pick<LeaseRow, 'uuid' | 'location'>): Promise<void> {
  try {
    await call(deleteMetalLease, { location, uuid });
  } finally {
    // Not waited for: the dialog goes on from here, and with the row it would be gone.
    for (const changed of [listMetalLeases, listMetalSpecs]) void invalidate(changed);
  }
}

/** Whether a release was refused because the server is leased for too short a time. (spec 3, section 8) */
export const isTooSoon = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith('Too soon to release machine');
