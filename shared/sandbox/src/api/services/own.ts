import type { DeletedServiceRow, ServiceNodeRow, ServiceRow } from '../../model/services';
import type { Context } from '../context';
import { refused } from '../errors';

export const noSuchService = (uuid: string) => refused(`No such service package exists: ${uuid}`);

const isReached = (ctx: Context, service: ServiceRow): boolean =>
  service.user_id === ctx.userId && ctx.reaches(service.account_id);

/** An own service that is not being deleted. @throws ApiFault 400 */
export function ownService(ctx: Context, uuid: string): ServiceRow {
  const service = ctx.store.services.get(uuid);
  if (!service || service.status === 'deleted' || !isReached(ctx, service)) throw noSuchService(uuid);
  return service;
}

/** An own service, also one that was deleted. @throws ApiFault 400 */
export function ownOrDeletedService(ctx: Context, uuid: string): ServiceRow | DeletedServiceRow {
  const service = ctx.store.services.get(uuid) ?? ctx.store.deletedServices.get(uuid);
  if (!service || !isReached(ctx, service)) throw noSuchService(uuid);
  return service;
}

/** A node of a service. @throws ApiFault 400 */
export function nodeOf(service: ServiceRow, uuid: string): ServiceNodeRow {
  const node = service.nodes.find((row) => row.uuid === uuid);
  if (!node) throw refused(`No such virtual machine exists: ${uuid}`);
  return node;
}
