import { call, invalidate } from '@console/api';
import type { JobFinder } from '@console/area';
import { isBornSince } from '@console/contract/effects/effect';
import { paths } from '@console/contract/paths';
import { listServices, serviceLocation, type ManagedService } from '@console/contract/service';
import { sentFacts } from '@console/domain/order';

/** Whether it is paid for by the account that was chosen, as far as both are known. */
const isPaidBy = ({ billing_account_id: account }: ManagedService, payer: unknown): boolean =>
  account == null || !payer || account === payer;

/**
 * Finds the service of a creation again after a reload: the one of its name, place and account that was not there before and
 * was born since. Nothing is sent twice. (The API has no task objects: the list is all there is to ask.)
 */
export const findCreatedService: JobFinder = async (job) => {
  const { location, name } = job;
  if (!location) return undefined;
  const facts = sentFacts(job);
  const services = await call(listServices, {});
  const service = services.find(
    (row) =>
      row.display_name === name &&
      row.is_deleted !== true &&
      serviceLocation(row) === location &&
      isPaidBy(row, job.match?.['payer']) &&
      isBornSince({ id: row.uuid, birth: row.created_at }, facts),
  );
  if (!service) return undefined;
  const isReady = service.status !== 'creating';
  // What was read before says that it is being created, and its page is opened now.
  if (isReady) await invalidate(listServices);
  return { path: paths.service({ location, serviceId: service.uuid }), isReady };
};
