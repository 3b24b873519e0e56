import type { EndpointName, Endpoints } from '@console/contract/endpoints';
import type { ParamsOf } from '@console/contract/endpoint';
import type { TestSandbox } from '../../testing/client';
import { vmOrder } from '../../testing/orders';

export { MAIN, SECOND, vmOrder as order } from '../../testing/orders';

/** Creates a machine that runs; answers what names it. */
export async function aMachine(test: TestSandbox, patch: Partial<ParamsOf<Endpoints['createVm']>> = {}) {
  const { uuid } = await test.call('createVm', { ...vmOrder, reserve_public_ip: false, ...patch });
  return { location: patch.location ?? vmOrder.location, uuid };
}

/** Expects a named failure of the error catalogue: 500 {errors:{Error}}. */
export async function failsWith<Name extends EndpointName>(
  test: TestSandbox,
  name: Name,
  params: ParamsOf<Endpoints[Name]>,
  message: string,
): Promise<void> {
  const { status, body } = await test.request(name, params);
  expect([status, body]).toMatchObject([500, { errors: { Error: message } }]);
}

/**
 * Sends a call that takes time, at speed 1, and lets it get under way: each of the calls after it takes as many turns.
 * Answers its promise in a box, so that it is not waited for.
 */
export async function underWay<T>(test: TestSandbox, send: () => Promise<T>): Promise<{ pending: Promise<T> }> {
  await test.control('POST', 'speed', { factor: 1 });
  const pending = send();
  for (let turn = 0; turn < 3; turn += 1) await test.call('listVms', { location: vmOrder.location });
  return { pending };
}

/** Lets so much time pass, and with it what is under way. */
export const pass = (test: TestSandbox, seconds: number) => test.control('POST', 'clock', { advance_seconds: seconds });
