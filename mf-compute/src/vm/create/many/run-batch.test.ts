import { configureApi, resetApi, signIn, storage } from '@console/api';
import { provideTestSite } from '../../../../../shared/area/src/testing';
import { batchOf, type RowState } from './batch';
import { canRetry, moveRows, retryRow, retryRows, runBatch, type Order } from './run-batch';

const CAPACITY =
  'Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location.';

interface CreateRequest {
  readonly name: string;
  readonly location: string;
  readonly respond: (status: number, body: unknown) => void;
}

let requests: CreateRequest[];
const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

function serve(): void {
  requests = [];
  configureApi({
    baseUrl: '/api/v1',
    environment: 'production',
    onReport: () => undefined,
    fetch: (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      if (init?.method !== 'POST') return Promise.resolve(json(200, []));
      return new Promise<Response>((resolve) => {
        requests.push({
          name: new URLSearchParams(String(init.body)).get('name') ?? '',
          location: /v1\/(\w+)\//.exec(url)?.[1] ?? '',
          respond: (status, body) => resolve(json(status, body)),
        });
      });
    },
  });
}

const order = (name: string, location = 'tll'): Order => ({
  request: { location, name, vcpu: 1, ram: 1024, disks: 20, password: 'Secret-2026' },
  facts: { known: [], vcpu: 1, ram: 1024, disk: 20, image: '', account: '', backup: 0, network: '' },
});
const vm = (uuid: string) => ({ uuid, name: 'x', status: 'running', vcpu: 1, memory: 1024, storage: [] });
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const states = (id: string): RowState[] => batchOf(id)?.rows.map(({ state }) => state) ?? [];
const respond = async (at: number, status = 200, body: unknown = vm(`vm-${at}`)) => {
  requests[at]?.respond(status, body);
  await settle();
};

let people = 0;

beforeEach(() => {
  people += 1;
  resetApi();
  provideTestSite();
  serve();
  signIn(`person-${people}`.padEnd(32, '0'));
});

it('sends three at once, the next when one is there', async () => {
  const id = runBatch([order('a'), order('b'), order('c'), order('d'), order('e')]);
  await settle();
  expect(requests.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(states(id)).toEqual(['creating', 'creating', 'creating', 'waiting', 'waiting']);
  await respond(1);
  expect(requests.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  expect(batchOf(id)?.rows[1]).toMatchObject({ state: 'done', path: '/compute/vm/tll/vm-1' });
  for (const at of [0, 2, 3, 4]) await respond(at);
  expect(states(id)).toEqual(['done', 'done', 'done', 'done', 'done']);
});

it('holds back what goes to a full location, and sends it to another one', async () => {
  const id = runBatch([order('a'), order('b', 'jhv'), order('c'), order('d'), order('e', 'jhv')]);
  await settle();
  await respond(0, 500, { errors: { Error: CAPACITY } });
  // What is bound for another location goes on.
  expect(states(id)).toEqual(['failed', 'creating', 'creating', 'held', 'creating']);
  for (const at of [1, 2, 3]) await respond(at);
  expect(states(id)).toEqual(['failed', 'done', 'done', 'held', 'done']);
  moveRows(id, ({ state }) => state === 'failed' || state === 'held', { location: 'trtu', pool: 'p', known: () => [] });
  await settle();
  expect(requests.slice(4).map(({ name, location }) => [name, location])).toEqual([
    ['a', 'trtu'],
    ['d', 'trtu'],
  ]);
  await respond(4);
  await respond(5);
  expect(batchOf(id)?.rows.map(({ state, location }) => [state, location])).toEqual([
    ['done', 'trtu'],
    ['done', 'jhv'],
    ['done', 'tll'],
    ['done', 'trtu'],
    ['done', 'jhv'],
  ]);
});

it('sends nothing more of an order that is refused', async () => {
  const id = runBatch([order('a'), order('b'), order('c'), order('d'), order('e')]);
  await settle();
  await respond(0, 400, { errors: { password: 'Too weak' } });
  expect(states(id)).toEqual(['failed', 'creating', 'creating', 'held', 'held']);
});

it('sends nothing more where the account may not create', async () => {
  const id = runBatch([order('a'), order('b'), order('c'), order('d'), order('e')]);
  await settle();
  await respond(0, 403, { message: 'Forbidden' });
  expect(states(id)).toEqual(['failed', 'creating', 'creating', 'held', 'held']);
  await respond(1);
  await respond(2);
  expect(requests).toHaveLength(3);
});

it('sends a machine of which nobody knows again only where that very row is meant', async () => {
  const id = runBatch([order('a'), order('b')]);
  await settle();
  await respond(0, 502, {});
  await respond(1, 500, { errors: { Error: 'Something broke' } });
  expect(states(id)).toEqual(['lost', 'failed']);
  retryRows(id);
  await settle();
  expect(requests.slice(2).map(({ name }) => name)).toEqual(['b']);
  await respond(2);
  retryRow(id, 0);
  await settle();
  expect(requests.slice(3).map(({ name }) => name)).toEqual(['a']);
  await respond(3);
  expect(states(id)).toEqual(['done', 'done']);
});

it('goes on after another failure, and tries again only what failed', async () => {
  const id = runBatch([order('a'), order('b'), order('c'), order('d')]);
  await settle();
  await respond(1, 500, { errors: { Error: 'Something broke' } });
  expect(states(id)).toEqual(['creating', 'failed', 'creating', 'creating']);
  for (const at of [0, 2, 3]) await respond(at);
  retryRows(id);
  await settle();
  expect(requests.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'b']);
  await respond(4);
  expect(states(id)).toEqual(['done', 'done', 'done', 'done']);
  retryRows(id);
  await settle();
  expect(requests).toHaveLength(5);
});

it('two orders together send three at once', async () => {
  const first = runBatch([order('a'), order('b'), order('c'), order('d')]);
  const second = runBatch([order('e')]);
  await settle();
  expect(requests).toHaveLength(3);
  for (const at of [0, 1, 2, 3, 4]) await respond(at);
  expect([...states(first), ...states(second)]).toEqual(['done', 'done', 'done', 'done', 'done']);
});

it('writes down no secret', async () => {
  runBatch([order('a'), order('b'), order('c'), order('d')]);
  await settle();
  const kept = storage.session
    .keys()
    .map((key) => storage.session.get(key))
    .join();
  expect(kept).toContain('"name":"d"');
  expect(kept).not.toContain('Secret-2026');
});

it('forgets what was sent, with its passwords, once the last machine is there', async () => {
  const id = runBatch([order('a'), order('b')]);
  await settle();
  await respond(0);
  expect(canRetry(id)).toBe(true);
  await respond(1);
  expect(canRetry(id)).toBe(false);
});

it('keeps what was sent while one of several can be tried again', async () => {
  const id = runBatch([order('a'), order('b')]);
  await settle();
  await respond(0, 500, { errors: { Error: 'Something broke' } });
  await respond(1);
  expect(canRetry(id)).toBe(true);
});

it('forgets what was sent, with its passwords, when somebody else signs in', async () => {
  const ended = runBatch([order('a')]);
  await settle();
  await respond(0, 500, { errors: { Error: 'Something broke' } });
  const running = runBatch([order('b'), order('c'), order('d'), order('e')]);
  await settle();
  signIn('somebody'.padEnd(32, '0'), 'somebody-else');
  await settle();
  expect([canRetry(ended), canRetry(running)]).toEqual([false, false]);
  expect(requests.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});

it('forgets what could still be tried again when somebody else signs in, though nothing is on its way', async () => {
  const id = runBatch([order('a')]);
  await settle();
  await respond(0, 500, { errors: { Error: 'Something broke' } });
  expect(canRetry(id)).toBe(true);
  signIn('somebody'.padEnd(32, '1'), 'somebody-else');
  expect(canRetry(id)).toBe(false);
});
