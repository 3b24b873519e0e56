/** @jest-environment node */
import { ApiError, call, configureApi, type WriteFacts } from '@console/api';
import { endpoints } from '@console/contract/endpoints';
import { effects, type WriteName } from '@console/contract/effects/index';
import { billingRows } from '@console/sandbox/testing/calls/billing';
import { networkRows } from '@console/sandbox/testing/calls/network';
import { paymentRows } from '@console/sandbox/testing/calls/payments';
import { peopleRows } from '@console/sandbox/testing/calls/people';
import type { Rows } from '@console/sandbox/testing/calls/row';
import { serviceRows } from '@console/sandbox/testing/calls/services';
import { vmRows } from '@console/sandbox/testing/calls/vm';
import { type World, worldOf } from '@console/sandbox/testing/calls/world';
import { startSandbox, type TestSandbox } from '@console/sandbox/testing/client';
import { TrackedPersistence } from '@console/sandbox/testing/tracked-persistence';
import { metalSite, wholeSite } from '@console/sandbox/testing/sites';
import { toast } from '@console/ui';
import { findOut } from './find-out';

/** How every write is made. A call that is missing here is a type error. */
const rows: Rows<WriteName> = {
  ...billingRows,
  ...networkRows,
  ...paymentRows,
  ...peopleRows,
  ...serviceRows,
  ...vmRows,
};
const names = Object.values(endpoints).flatMap(({ name }): WriteName[] => (name in effects ? [name as WriteName] : []));

const json = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } });
const html = (status: number) =>
  new Response('<html><body>Oops</body></html>', { status, headers: { 'content-type': 'text/html' } });

/** The same JSON with another type in each place. */
function mistyped(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(mistyped) : 0;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mistyped(inner)]));
  return typeof value === 'string' ? 42 : 'text';
}

/** The ways in which a response is lost, given what the server has sent. */
const losses: Record<string, (body: string) => Response | Promise<Response>> = {
  '502': () => json('{"message":"An invalid response was received from the upstream server"}', 502),
  '503': () => json('{"message":"failure to get a peer from the ring-balancer"}', 503),
  '504': () => html(504),
  HTML: () => html(200),
  empty: () => json(''),
  'cut off': (body) => json(body.length > 4 ? body.slice(0, -2) : '{"suc'),
  'wrong types': (body) => json(JSON.stringify(mistyped(body ? JSON.parse(body) : {}))),
  nonsense: () => json('{"hello":"world"}'),
  'no network': () => Promise.reject(new TypeError('Failed to fetch')),
};

/** What was there before, for calls that are only told by that. */
const facts: { readonly [Name in WriteName]?: (world: World) => Promise<WriteFacts> } = {
  toggleVmBackup: async () => ({ isOn: false }),
  addVmSubinterface: async () => ({ known: [] }),
  createS3Key: async (world) => ({ known: (await world.call('listS3Keys', {})).map((key) => key.accessKey) }),
};

/** Loses the response of each write from now on; `carriesOut` says whether the server gets it. */
let proxy: { lose: (body: string) => Response | Promise<Response>; carriesOut: boolean } | undefined;
let sent = 0;

async function throughProxy(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  if (request.method === 'GET' || !proxy) return test.sandbox.fetch(request);
  sent += 1;
  return proxy.lose(proxy.carriesOut ? await (await test.sandbox.fetch(request)).text() : '{"uuid":"x","id":1}');
}

let test: TestSandbox;
let world: World;
const persistence = new TrackedPersistence();

beforeAll(async () => {
  // The client asks its page for responses that came early.
  Object.assign(globalThis, { window: {} });
  test = await startSandbox({ sites: [wholeSite, metalSite], persistence });
  world = worldOf(test, []);
});

const actAs = (as: string, host?: string): void => {
  world.actAs(as, host);
  configureApi({
    fetch: throughProxy,
    onOpenWrite: (write) => findOut(write, () => Promise.resolve()),
    environment: 'production',
  });
};

async function reset(): Promise<void> {
  for (const { id, hosts } of [wholeSite, metalSite]) {
    if (!persistence.changed.has(id)) continue;
    await test.control('POST', 'reset', {}, hosts[0]);
    await test.control('POST', 'speed', { factor: 0 }, hosts[0]);
  }
  persistence.changed.clear();
}

/** Makes what a write needs, with nothing lost, and hands it to what sends it. */
async function prepare<Name extends WriteName>(name: Name): Promise<() => Promise<unknown>> {
  const { params, as = 'customer', host } = rows[name];
  proxy = undefined;
  await reset();
  actAs(as, host);
  const given = await params(world);
  const before = (await facts[name]?.(world)) ?? {};
  return () => call(endpoints[name], given, { before });
}

/** What a write comes out with whose response is lost; it is sent once. */
async function outcomeOf(send: () => Promise<unknown>, loss: string, carriesOut: boolean): Promise<string> {
  sent = 0;
  proxy = { lose: losses[loss] ?? (() => json('')), carriesOut };
  const outcome = await send().then(
    () => 'done',
    (error: unknown) => (error instanceof ApiError ? error.outcome : String(error)),
  );
  expect(sent).toBe(1);
  return outcome;
}

const ways = Object.keys(losses);

it.each(names)('%s is told truly and sent once, whatever loses its response', async (name) => {
  const visible = effects[name].kind !== 'hidden';
  const send = await prepare(name);
  for (const loss of ways) expect([loss, await outcomeOf(send, loss, false)]).toEqual([loss, 'unknown']);
  for (const loss of ways) {
    const outcome = await outcomeOf(await prepare(name), loss, true);
    expect([loss, outcome]).toEqual([loss, visible ? 'done' : 'unknown']);
  }
});

/** A promise and what fulfils it. */
function signal() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { promise, resolve: () => resolve() };
}

/** Enough for a creation that is not there to be given up. */
const LOOKS_BEFORE = 20;

it('does not take for its own what another creation has made, or is about to', async () => {
  const lost = await prepare('createVm');
  await call(endpoints.createVm, world.order);
  expect(await outcomeOf(lost, 'no network', false)).toBe('unknown');

  const other = signal();
  const carriedOut = signal();
  proxy = {
    carriesOut: true,
    lose: async (body) => {
      carriedOut.resolve();
      await other.promise;
      return json(body);
    },
  };
  const onItsWay = call(endpoints.createVm, world.order);
  await carriedOut.promise;
  let looks = 0;
  configureApi({
    onOpenWrite: (write) =>
      findOut(write, async () => {
        looks += 1;
        if (looks < LOOKS_BEFORE) return;
        other.resolve();
        await onItsWay;
      }),
  });
  expect(await outcomeOf(lost, 'no network', false)).toBe('unknown');
  expect(looks).toBe(LOOKS_BEFORE);
});

it('says what is being checked, and what is known at the end', async () => {
  const lost = await prepare('createVm');
  const loading = jest.spyOn(toast, 'loading');
  proxy = { carriesOut: false, lose: () => Promise.reject(new TypeError('Failed to fetch')) };
  await expect(lost()).rejects.toMatchObject({
    message: "We couldn't find out whether web-01 was created. It isn't in the list now, and nothing was sent twice.",
  });
  expect(loading.mock.calls).toEqual([['The response was lost. Checking whether web-01 was created…']]);
});

it('takes a deletion for done whose target is gone', async () => {
  const send = await prepare('deleteVm');
  proxy = undefined;
  await send();
  await expect(send()).resolves.toBeUndefined();
});
