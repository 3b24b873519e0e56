import { ApiError, call, lookUp, unreadError } from '@console/api';
import { listServices, type ManagedService } from '@console/contract/service';
import { serviceText } from '../texts';
import type { ServiceView } from '../use-services';

type Subject = Pick<ServiceView, 'uuid' | 'name'>;

const readAll = () => call(listServices, {});

/** @throws ApiError where it is gone, or could not be read */
function find(services: readonly ManagedService[], { uuid, name }: Subject): ManagedService {
  const service = lookUp(services, 'uuid', uuid);
  if (service === 'unread') throw unreadError();
  if (!service || service.is_deleted === true)
    throw new ApiError({ kind: 'general', text: serviceText('gone', { name }) });
  return service;
}

/** A service as the server has it now. @throws ApiError where it cannot be read, or is gone */
export const readService = async (service: Subject): Promise<ManagedService> => find(await readAll(), service);

/** So many ms the list that was read for one row of a bulk action serves the next ones. */
const SHARED_MS = 1000;

/**
 * Reads services one by one for a bulk action. The API has no call for one: rows whose turn comes in the same second share a
 * list, or hundreds of rows would read it hundreds of times.
 * @returns throws an ApiError where a service cannot be read, or is gone
 */
export function serviceReader(now: () => number = Date.now): (service: Subject) => Promise<ManagedService> {
  let last: { readonly at: number; readonly list: ReturnType<typeof readAll> } | undefined;
  return async (service) => {
    const at = now();
    const read = last && at - last.at < SHARED_MS ? last : { at, list: readAll() };
    last = read;
    try {
      return find(await read.list, service);
    } catch (error) {
      // What failed is not what the next one gets.
      if (last === read) last = undefined;
      throw error;
    }
  };
}
