import * as v from 'valibot';
import { ApiError, atMost, call, invalidate, isAborted, toApiError } from '@console/api';
import { reportError } from '@console/area';
import { defineFollowUp, type FollowUpSubject } from '@console/area/progress';
import { deleteIpAddress, listIpAddresses, type IpAddress } from '@console/contract/ip-address';
import { listVms } from '@console/contract/vm';
import { machineText } from './texts';

/** A browser has six connections to a host on plain HTTP/1.1. */
const AT_ONCE = 3;

/** Whether an address may still go with a machine: not one that leads to something else by now. */
const isLeft = (ip: IpAddress, uuid: string): boolean =>
  !ip.is_deleted && (!ip.assigned_to || Boolean(ip.unassigned_at) || ip.assigned_to === uuid);

/**
 * Releases addresses of a machine that was deleted just now.
 * @throws ApiError that says which of them are not released, and go on costing
 */
export async function releaseAddresses(
  { location, name }: FollowUpSubject,
  addresses: readonly string[],
): Promise<void> {
  const results = await atMost(AT_ONCE, addresses, (address) => call(deleteIpAddress, { location, address }));
  void invalidate(listIpAddresses);
  const failures = addresses.flatMap((address, index) => {
    const result = results[index];
    return result?.status === 'rejected' ? [{ address, error: toApiError(result.reason) }] : [];
  });
  const [first] = failures;
  if (!first) return;
  if (isAborted(first.error)) throw first.error;
  for (const { error } of failures) reportError(error);
  const { message: reason, correlationId, status, outcome } = first.error;
  throw new ApiError({
    kind: 'general',
    text: machineText('delete.notReleased', {
      name,
      n: failures.length,
      list: failures.map(({ address }) => address).join(', '),
      reason,
    }),
    outcome,
    cause: first.error,
    ...(correlationId === undefined ? {} : { correlationId }),
    ...(status === undefined ? {} : { status }),
  });
}

/** The same some time later, for those that are still there. @throws ApiError */
export async function releaseLeft(subject: FollowUpSubject, addresses: readonly string[]): Promise<void> {
  const { location, uuid } = subject;
  const there = await call(listIpAddresses, { location });
  const left = addresses.filter((address) => there.some((ip) => ip.address === address && isLeft(ip, uuid)));
  await releaseAddresses(subject, left);
}

/**
 * The floating IPs that go with a machine: written down before it is deleted, released once it is gone. Released first, they
 * would cut off a machine that may turn out to stay.
 */
export const releaseFollowUp = defineFollowUp<{ addresses: string[] }, 'deleted now'>({
  name: 'vm.release',
  schema: v.object({ addresses: v.array(v.string()) }),
  run: (vm, { addresses }, known) => (known ? releaseAddresses(vm, addresses) : releaseLeft(vm, addresses)),
  failed: (_vm, _values, { message }) => message,
  // What is released already is not there any more.
  isRepeatable: true,
  afterReload: {
    area: 'mf-compute',
    isDue: async ({ location, uuid }) => !(await call(listVms, { location })).some((vm) => vm.uuid === uuid),
    dropped: ({ name }, { addresses }) =>
      machineText('delete.kept', { name, n: addresses.length, list: addresses.join(', ') }),
  },
});
