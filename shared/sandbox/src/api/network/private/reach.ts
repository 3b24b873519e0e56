import type { Context } from '../../context';
import { forbiddenResource } from '../../errors';

/**
 * A network belongs to no billing account: whoever is bound to one may change it only where nothing of another account
 * stands in it.
 * @throws ApiFault 403 'resource_forbidden'
 */
export function requireWithinReach(ctx: Context, networkId: string): void {
  const { vms, loadBalancers, services } = ctx.store;
  const standing = [vms, loadBalancers, services].flatMap((rows) =>
    rows.by('network', networkId).map(({ account_id }) => account_id),
  );
  if (!standing.every((accountId) => ctx.reaches(accountId))) throw forbiddenResource();
}
