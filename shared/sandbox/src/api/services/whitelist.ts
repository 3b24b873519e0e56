import type { ServiceRow } from '../../model/services';
import type { Context, HandlersOf } from '../context';
import { message } from '../errors';
import { ownService } from './own';

/** Changes the list of a service, and answers what it is then. */
const change = (ctx: Context, uuid: string, next: (service: ServiceRow) => readonly string[]): Promise<string[]> =>
  ctx.store.transact(() => {
    const service = ownService(ctx, uuid);
    const whitelist = next(service);
    ctx.store.services.put({ ...service, whitelist, updated: ctx.now });
    return [...whitelist];
  });

export const whitelistHandlers = {
  listServiceWhitelist: (ctx, { uuid }) => [...ownService(ctx, uuid).whitelist],

  addToServiceWhitelist: (ctx, { uuid, ip_address }) =>
    change(ctx, uuid, ({ whitelist }) => (whitelist.includes(ip_address) ? whitelist : [...whitelist, ip_address])),

  removeFromServiceWhitelist: (ctx, { uuid, ip_address }) =>
    change(ctx, uuid, ({ whitelist }) => {
      if (!whitelist.includes(ip_address)) throw message(404, `IP address ${ip_address} is not in the whitelist.`);
      return whitelist.filter((entry) => entry !== ip_address);
    }),
} satisfies HandlersOf<'listServiceWhitelist' | 'addToServiceWhitelist' | 'removeFromServiceWhitelist'>;
