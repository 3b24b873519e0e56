import { isBusy } from '../../../jobs/start';
import type { LoadBalancerRow } from '../../../model/network';
import type { Context } from '../../context';
import { message } from '../../errors';

const noSuchBalancer = (uuid: string) => message(404, `Load balancer ${uuid} was not found.`);

const isOwn = (ctx: Context, row: LoadBalancerRow): boolean =>
  row.user_id === ctx.userId && row.location === ctx.location.slug && ctx.reaches(row.account_id);

/** An own load balancer, also one that was deleted. @throws ApiFault 404 */
export function ownOrDeletedBalancer(ctx: Context, uuid: string): { row: LoadBalancerRow; isDeleted: boolean } {
  const present = ctx.store.loadBalancers.get(uuid);
  const row = present ?? ctx.store.deletedLoadBalancers.get(uuid);
  if (!row || !isOwn(ctx, row)) throw noSuchBalancer(uuid);
  return { row, isDeleted: !present };
}

/** An own load balancer that is not being made or deleted. @throws ApiFault 404, 409 */
export function changeableBalancer(ctx: Context, uuid: string): LoadBalancerRow {
  const row = ctx.store.loadBalancers.get(uuid);
  if (!row || !isOwn(ctx, row)) throw noSuchBalancer(uuid);
  if (isBusy(ctx.site, uuid)) throw message(409, 'The load balancer is being created or deleted.');
  return row;
}
