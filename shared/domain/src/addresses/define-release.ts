import * as v from 'valibot';
import { ApiError, call, invalidate, isAborted, lookUp, toApiError, unreadError } from '@console/api';
import { defineFollowUp } from '@console/area/progress';
import {
  assigneeUuid,
  deleteIpAddress,
  isAssigned,
  listIpAddresses,
  type IpAddress,
} from '@console/contract/ip-address';
import { text } from './messages';
import { readAddress } from './read-address';
import type { AddressPlace, AddressRelease } from './target';
import { unassignAddress } from './unassign-address';

const Release = v.object({
  address: v.string(),
  /** What it is taken from before, by uuid. */
  from: v.string(),
});

/** Nothing is released that leads somewhere: it would be cut off. @throws ApiError */
function requireFree(ip: IpAddress): void {
  if (isAssigned(ip)) throw new ApiError({ kind: 'general', text: text('unassign.movedOn', { address: ip.address }) });
}

/** An address as it is now; undefined where it is gone. @throws ApiError where that cannot be read */
async function find(location: string, uuid: string): Promise<IpAddress | undefined> {
  const ip = lookUp(await call(listIpAddresses, { location }), 'uuid', uuid);
  if (ip === 'unread') throw unreadError();
  return ip?.is_deleted ? undefined : ip;
}

/**
 * How addresses are released after they were unassigned: written down before, so that a reload that comes in between does
 * not forget it. The area provides it where it is defined: `provideFollowUp('address.release', …)`.
 * @param options.area 'mf-compute'
 */
export function defineAddressRelease({ area }: { readonly area: string }): AddressRelease {
  // By uuid as well: the same number may be somebody's new address by then.
  const followUp = defineFollowUp<v.InferOutput<typeof Release>>({
    name: 'address.release',
    area,
    schema: Release,
    run: async ({ location, uuid }, { address }) => {
      const ip = await find(location, uuid);
      if (!ip) return;
      requireFree(ip);
      await call(deleteIpAddress, { location, address }).finally(() => void invalidate(listIpAddresses));
    },
    done: (_ip, { address }) => text('unassign.doneReleased', { address }),
    failed: (_ip, { address }, { message, isRefused }) =>
      text(isRefused ? 'unassign.releaseRefused' : 'unassign.notReleased', { address, reason: message }),
    // What is released already is not there any more.
    isRepeatable: true,
    afterReload: {
      isDue: async ({ location, uuid }, { from }) => {
        const ip = await find(location, uuid);
        return !ip || assigneeUuid(ip) !== from;
      },
      dropped: (_ip, { address }) => text('unassign.dropped', { address }),
    },
  });

  const forget = (after: string): void => followUp.queue(after, undefined);

  /** Where a refusal ends it, nothing is left to do; where nobody knows, the next page that is loaded looks. */
  async function orForget<T>(after: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (toApiError(error).outcome === 'refused' && !isAborted(error)) forget(after);
      throw error;
    }
  }

  return {
    forget,
    unassign: async (from: AddressPlace, ip, after, values, keep) => {
      const { location } = from;
      const { address, uuid } = ip;
      const { release, half = false } = values;
      followUp.queue(after, release ? { address, from: from.uuid } : undefined, { location, uuid, name: address });
      await orForget(after, async () => {
        const now = half ? await readAddress({ location, address }) : await unassignAddress(from, address);
        keep({ release, half: true });
        if (release) {
          if (now) requireFree(now);
          await call(deleteIpAddress, { location, address });
        }
      });
      forget(after);
    },
  };
}
