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
import { MAIN, type World, worldOf } from '@console/sandbox/testing/calls/world';
import { startSandbox, type TestSandbox } from '@console/sandbox/testing/client';
import { SeededOnce } from '@console/sandbox/testing/seeded-once';
import { metalSite, wholeSite } from '@console/sandbox/testing/sites';
import { toast } from '@console/ui';
import { fakeLocks } from '../../../api/src/testing/fake-locks';
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
  payInvoice: async () => ({ account: MAIN }),
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
const persistence = new SeededOnce();

// The client asks its page for responses that came early.
beforeAll(() => Object.assign(globalThis, { window: {} }));
// Newer versions of Node have a navigator, with locks of their own.
beforeEach(() => void Object.defineProperty(globalThis, 'navigator', { value: undefined, configurable: true }));

const actAs = (as: string, host?: string): void => {
  world.actAs(as, host);
  configureApi({
    fetch: throughProxy,
    onOpenWrite: (write) => findOut(write, () => Promise.resolve()),
    environment: 'production',
  });
};

/** A sandbox of its own, as it is seeded. */
async function begin(): Promise<void> {
  test = await startSandbox({ sites: [wholeSite, metalSite], persistence });
  world = worldOf(test, []);
}

/** Makes what a write needs, with nothing lost, and hands it to what sends it. */
async function prepare<Name extends WriteName>(name: Name): Promise<() => Promise<unknown>> {
  const { params, as = 'customer', host } = rows[name];
  proxy = undefined;
  await begin();
  actAs(as, host);
  const given = await params(world);
  const before = (await facts[name]?.(world)) ?? {};
  return () => call(endpoints[name], given, { before });
}

/** How a write ends whose response is lost; it is sent once. */
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

const takingAway = names.filter((name) => effects[name].kind === 'gone');

it.each(takingAway)('%s is not taken for done where what it was to take away could not be read', async (name) => {
  const send = await prepare(name);
  configureApi({
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (request.method !== 'GET') return throughProxy(request);
      return json(JSON.stringify(mistyped(await (await test.sandbox.fetch(request)).json())));
    },
  });
  expect(await outcomeOf(send, '504', false)).toBe('unknown');
});

it('leaves a deletion refused whose target could not be read', async () => {
  const send = await prepare('deleteVm');
  configureApi({
    fetch: (_, init) =>
      Promise.resolve(
        init?.method === 'DELETE'
          ? json('{"message":"The machine is locked"}', 400)
          : json(JSON.stringify([{ uuid: 'vm-1', name: 5 }])),
      ),
  });
  await expect(send()).rejects.toMatchObject({ message: 'The machine is locked', outcome: 'refused' });
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

it('does not take for its own what another tab has made, or is about to', async () => {
  const lost = await prepare('createVm');
  const { uuid } = await call(endpoints.createVm, world.order);
  // This tab knows nothing of it any more.
  actAs('new');
  actAs('customer');
  const tabs = fakeLocks();
  Object.defineProperty(globalThis, 'navigator', { value: { locks: tabs }, configurable: true });
  const letGo = tabs.hold(`sent createVm ${world.order.name}`);
  let looks = 0;
  configureApi({
    onOpenWrite: (write) =>
      findOut(write, async () => {
        looks += 1;
        if (looks < LOOKS_BEFORE) return;
        letGo();
        tabs.hold(`made createVm ${uuid}`);
      }),
  });
  expect(await outcomeOf(lost, 'no network', false)).toBe('unknown');
  expect(looks).toBeGreaterThanOrEqual(LOOKS_BEFORE);
  expect(await outcomeOf(lost, 'no network', true)).toBe('done');
});

it('knows what it has made by its own name, where the response names what it was made of', async () => {
  const lost = await prepare('createVmReplica');
  const tabs = fakeLocks();
  Object.defineProperty(globalThis, 'navigator', { value: { locks: tabs }, configurable: true });
  // Another tab has taken a snapshot of each disk, and has been told so with the disk.
  for (const { storage } of await world.call('listVms', { location: 'tll' }))
    for (const { uuid } of storage) tabs.hold(`made createVmReplica ${uuid}`);
  expect(await outcomeOf(lost, 'no network', true)).toBe('done');
});

it('says what is being checked, and what is known at the end', async () => {
  const lost = await prepare('createVm');
  const loading = jest.spyOn(toast, 'loading');
  proxy = { carriesOut: false, lose: () => Promise.reject(new TypeError('Failed to fetch')) };
  await expect(lost()).rejects.toMatchObject({
    message:
      "We couldn't find out whether web-01 was created. It isn't in the list right now, and nothing was sent twice. Check before you create it again.",
  });
  expect(loading.mock.calls).toEqual([['The response was lost. Checking whether web-01 was created…']]);
});

describe('while lists cannot be read', () => {
  /** Sends a creation that is carried out, its response lost; each read fails until so many were tried. */
  async function createUnread(failing: number): Promise<{ outcome: Promise<unknown>; reads: () => number }> {
    const send = await prepare('createVm');
    let reads = 0;
    configureApi({
      fetch: async (input, init) => {
        const request = new Request(input, init);
        if (request.method !== 'GET') return throughProxy(request);
        reads += 1;
        if (reads > failing) return test.sandbox.fetch(request);
        return reads % 2 ? json('{"message":"Out of order"}', 500) : Promise.reject(new TypeError('Failed to fetch'));
      },
    });
    proxy = { carriesOut: true, lose: () => html(504) };
    sent = 0;
    return { outcome: send(), reads: () => reads };
  }

  it('looks on until they can, and finds what was made', async () => {
    const { outcome, reads } = await createUnread(25);
    await expect(outcome).resolves.toMatchObject({ name: 'web-01' });
    expect(reads()).toBeGreaterThan(25);
    expect(sent).toBe(1);
  });

  it('says in the end that nobody can tell, and sends nothing again', async () => {
    const { outcome } = await createUnread(Number.POSITIVE_INFINITY);
    await expect(outcome).rejects.toMatchObject({
      outcome: 'unknown',
      message: "The response was lost, and the outcome can't be checked right now. Check before you send it again.",
    });
    expect(sent).toBe(1);
  });
});

/** The API says of a deleted one what it says of somebody else's: that they are not to be seen proves nothing. */
const FORBIDDEN: readonly WriteName[] = ['deleteBillingAccount', 'deleteCard'];

it.each(takingAway)('%s is done where what it was to take away is gone', async (name) => {
  const send = await prepare(name);
  proxy = undefined;
  await send();
  const outcome = await send().then(
    () => 'done',
    ({ status }: ApiError) => status,
  );
  expect(outcome).toBe(FORBIDDEN.includes(name) ? 403 : 'done');
});
