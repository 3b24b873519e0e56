import { call, invalidate } from '@console/api';
import { paths } from '@console/contract/paths';
import { listServices, serviceLocation, type ManagedService } from '@console/contract/service';
import { jobFinder } from '@console/domain/order';

/** Whether it is paid for by the account that was chosen, as far as both are known. */
const isPaidBy = ({ billing_account_id: account }: ManagedService, payer: unknown): boolean =>
  account == null || !payer || account === payer;

/** Finds the service of a creation after a reload, by its name, place and account. */
export const findCreatedService = jobFinder({
  rows: () => call(listServices, {}),
  id: ({ uuid }) => uuid,
  is: (service, { name, location, match }) =>
    service.display_name === name &&
    service.is_deleted !== true &&
    serviceLocation(service) === location &&
    isPaidBy(service, match?.['payer']),
  path: ({ uuid }, { location }) => paths.service({ location, serviceId: uuid }),
  isReady: ({ status }) => status !== 'creating',
  renew: () => invalidate(listServices),
});
