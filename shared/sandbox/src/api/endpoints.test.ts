/** @jest-environment node */
import { ApiError } from '@console/api';
import { type EndpointName, endpoints } from '@console/contract/endpoints';
import { billingRows } from '../testing/calls/billing';
import { networkRows } from '../testing/calls/network';
import { paymentRows } from '../testing/calls/payments';
import { peopleRows } from '../testing/calls/people';
import type { Refusal, Rows } from '../testing/calls/row';
import { serviceRows } from '../testing/calls/services';
import { vmRows } from '../testing/calls/vm';
import { type World, worldOf } from '../testing/calls/world';
import { startSandbox, type TestSandbox } from '../testing/client';
import { KeptAsText } from '../testing/tracked-persistence';
import { metalSite, wholeSite } from '../testing/sites';

/** Every call of the contract: one without a row is a type error. */
const rows: Rows<EndpointName> = {
  ...billingRows,
  ...networkRows,
  ...paymentRows,
  ...peopleRows,
  ...serviceRows,
  ...vmRows,
};

/** One location more, which is not open yet. */
const soon = { slug: 'soon01', display_name: 'Soon', country_code: 'est', is_default: false, is_published: false };
const sites = [
  {
    ...wholeSite,
    config: {
      ...wholeSite.config,
      locations: [...wholeSite.config.locations, soon],
      recurringPaymentsEnabled: true,
    },
  },
  metalSite,
];

const names = Object.values(endpoints).map((endpoint): EndpointName => endpoint.name);

let test: TestSandbox;
let world: World;
const problems: string[] = [];
const persistence = new KeptAsText();

beforeAll(async () => {
  // The client asks its page for answers that came early.
  Object.assign(globalThis, { window: {} });
  test = await startSandbox({ sites, persistence });
  world = worldOf(test, problems);
});

beforeEach(async () => {
  // Calls that only read leave nothing to tidy up.
  for (const { id, hosts } of sites) {
    const [host] = hosts;
    if (!persistence.changed.has(id)) continue;
    await test.control('POST', 'speed', { factor: 0 }, host);
    await test.control('POST', 'reset', {}, host);
  }
  persistence.changed.clear();
  world.actAs('customer');
  problems.length = 0;
});

const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    (response) => Promise.reject(new Error(`answered ${JSON.stringify(response)}`)),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
  );

async function succeeds<Name extends EndpointName>(name: Name): Promise<void> {
  const { params, as = 'customer', host, expectedStatus } = rows[name];
  world.actAs(as, host);
  const call = world.call(name, await params(world));
  if (expectedStatus) expect((await failureOf(call)).status).toBe(expectedStatus);
  else await call;
  expect(problems).toEqual([]);
}

async function isRefused<Name extends EndpointName>(name: Name, refusal: Refusal<Name>): Promise<string> {
  const { message, params, as = 'customer', host, isSlow, shut } = refusal;
  await test.control('POST', 'speed', { factor: isSlow ? 1 : 0 });
  await test.control('POST', 'reset', {});
  if (shut) await test.control('POST', 'processors', { keyword: shut, is_active: false });
  world.actAs(as, host);
  const error = await failureOf(world.call(name, await params(world)));
  expect(error.text).toContain(message);
  if (endpoints[name].errors?.includes(error.text)) expect([500, 403, 404]).toContain(error.status);
  return error.text;
}

it.each(names)('%s succeeds through the client of the console', (name) => succeeds(name));

it.each(names.filter((name) => endpoints[name].errors !== undefined || rows[name].refusals !== undefined))(
  '%s fails in each of its named ways',
  async (name) => {
    const messages: string[] = [];
    for (const refusal of rows[name].refusals ?? []) messages.push(await isRefused(name, refusal));
    expect(messages).toEqual(expect.arrayContaining([...(endpoints[name].errors ?? [])]));
  },
);
