import type { NewJob } from '@console/area';
import { accountTitle } from '@console/contract/billing-account';
import { metalOsName } from '@console/contract/metal';
import { paths } from '@console/contract/paths';
import { accountOf } from '@console/domain/order';
import type { LeaseRow } from '../lease/rows';
import { EXPECTED_MS, orderLease } from './order-lease';
import { orderRequest } from './request';
import { specOf } from './stock';
import type { OrderChoices, OrderValues } from './values';

/**
 * The job of an order: what it sends, what its progress shows, and what finds the server again after a reload.
 * @param leases the servers that are there already: one of the same name is not the new one
 * @param onAccepted the server has taken the order, and goes on to install
 */
export function jobOf(
  choices: OrderChoices,
  values: OrderValues,
  leases: readonly LeaseRow[],
  onAccepted: () => void,
): NewJob {
  const request = orderRequest(values);
  const { location, display_name: name } = request;
  const known = leases.filter((row) => row.display_name === name && row.location === location).map(({ uuid }) => uuid);
  const account = accountOf(choices.accounts ?? [], values.account);
  return {
    kind: 'bare_metal',
    name,
    location,
    area: 'mf-compute',
    expectedMs: EXPECTED_MS,
    another: paths.metalCreate(),
    match: {
      known,
      spec: specOf(choices, values.spec, location)?.title ?? '',
      system: metalOsName(choices.systems, values.osId) ?? '',
      account: account ? accountTitle(account) : '',
    },
    run: () => orderLease(request, known, onAccepted),
  };
}
