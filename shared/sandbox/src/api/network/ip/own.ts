import type { IpRow } from '../../../model/network';
import type { Context } from '../../context';
import { message } from '../../errors';

/** An own floating IP in the location of the call. @throws ApiFault 404 'Ip address <address> was not found.' */
export function ownIp(ctx: Context, address: string): IpRow {
  const isOwn = (row: IpRow) =>
    row.user_id === ctx.userId && row.location === ctx.location.slug && ctx.reaches(row.account_id);
  const ip = ctx.store.ips.by('address', address).find(isOwn);
  if (!ip) throw message(404, `Ip address ${address} was not found.`);
  return ip;
}
