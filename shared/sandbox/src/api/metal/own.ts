import type { LeaseRow } from '../../model/compute';
import type { Context } from '../context';
import { refused } from '../errors';

/** An own lease. @throws ApiFault 400 'No such lease exists: <uuid>', which does not tell whether it is another's */
export function ownLease(ctx: Context, uuid: string): LeaseRow {
  const lease = ctx.store.leases.get(uuid);
  const isOwn = lease?.user_id === ctx.userId && lease.location === ctx.location.slug && ctx.reaches(lease.account_id);
  if (!isOwn) throw refused(`No such lease exists: ${uuid}`);
  return lease;
}
