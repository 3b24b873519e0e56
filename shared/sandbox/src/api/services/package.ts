import { serviceMeter } from '../../billing/meter';
import { meter } from '../../billing/metering';
import { serviceKind } from '../../catalogue/services';
import { operate } from '../../jobs/settle';
import { isBusy } from '../../jobs/job';
import type { ServiceRow } from '../../model/services';
import { paymentFault } from '../billing/can-pay';
import type { Context, HandlersOf } from '../context';
import { invalid, message, refused } from '../errors';
import { limitedAccountFaults } from './create';
import { noSuchService, ownOrDeletedService, ownService, presentService } from './present';

/** Whether an operation on a service, or on one of its nodes, is under way. */
const isServiceBusy = (ctx: Context, service: ServiceRow): boolean =>
  [service.id, ...service.nodes.map((node) => node.uuid)].some((target) => isBusy(ctx.site, target));

/** Checks that an account can take over a service. @throws ApiFault 400, 403 */
function checkedAccount(ctx: Context, service: ServiceRow, id: number): number {
  const account = ctx.account(id);
  const cannotPay = paymentFault(ctx.site, account);
  const [tooLarge] = Object.values(limitedAccountFaults(ctx.site, account, service.nodes));
  const fault = cannotPay ?? tooLarge;
  if (fault) throw invalid({ billing_account_id: fault });
  return id;
}

/** Changes the list of a service, and answers what it is then. */
const change = (ctx: Context, uuid: string, next: (service: ServiceRow) => readonly string[]): Promise<string[]> =>
  ctx.store.transact(() => {
    const service = ownService(ctx, uuid);
    const whitelist = next(service);
    ctx.store.services.put({ ...service, whitelist, updated: ctx.now });
    return [...whitelist];
  });

export const packageHandlers = {
  listServices: (ctx) =>
    ctx.store.services
      .of(ctx.userId)
      .filter((row) => ctx.reaches(row.account_id))
      .map((row) => presentService(ctx.site, row)),

  async updateService(ctx, { uuid, display_name, billing_account_id }) {
    await ctx.store.transact(() => {
      const service = ownService(ctx, uuid);
      const isMove = billing_account_id !== undefined && billing_account_id !== service.account_id;
      const changed = ctx.store.services.put({
        ...service,
        display_name: display_name ?? service.display_name,
        account_id: isMove ? checkedAccount(ctx, service, billing_account_id) : service.account_id,
        updated: ctx.now,
      });
      if (isMove) meter(ctx.site, serviceMeter(changed), ctx.now);
    });
    const after = ctx.store.services.get(uuid);
    if (!after) throw noSuchService(uuid);
    return presentService(ctx.site, after);
  },

  async deleteService(ctx, { uuid }) {
    const { pace = 1 } = serviceKind(ownService(ctx, uuid).service) ?? {};
    const begin = () => {
      const service = ownService(ctx, uuid);
      if (isServiceBusy(ctx, service)) throw refused('Another operation on the service is under way');
      ctx.store.services.update(uuid, { status: 'deleted' });
      return service;
    };
    await operate(ctx.site, 'service.delete', begin, { factor: pace });
    return presentService(ctx.site, ownOrDeletedService(ctx, uuid));
  },

  getServiceSecrets: (ctx, { uuid }) => ({ sql_pass: ownService(ctx, uuid).sql_pass }),

  listServiceWhitelist: (ctx, { uuid }) => [...ownService(ctx, uuid).whitelist],

  addToServiceWhitelist: (ctx, { uuid, ip_address }) =>
    change(ctx, uuid, ({ whitelist }) => (whitelist.includes(ip_address) ? whitelist : [...whitelist, ip_address])),

  removeFromServiceWhitelist: (ctx, { uuid, ip_address }) =>
    change(ctx, uuid, ({ whitelist }) => {
      if (!whitelist.includes(ip_address)) throw message(404, `IP address ${ip_address} is not in the whitelist.`);
      return whitelist.filter((entry) => entry !== ip_address);
    }),
} satisfies HandlersOf<
  | 'listServices'
  | 'updateService'
  | 'deleteService'
  | 'getServiceSecrets'
  | 'listServiceWhitelist'
  | 'addToServiceWhitelist'
  | 'removeFromServiceWhitelist'
>;
