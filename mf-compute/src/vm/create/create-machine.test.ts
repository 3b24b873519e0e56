import { configureApi, resetApi, signIn } from '@console/api';
import { findOutcome } from '@console/area';
import { createMachine } from './create-machine';

const request = { location: 'tll', name: 'web-01', vcpu: 2, ram: 2048 };
const vm = (uuid: string, status: string, name = 'web-01') => ({
  uuid,
  name,
  status,
  vcpu: 2,
  memory: 2048,
  storage: [],
});
const json = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });

let lists: unknown[][];
const calls: string[] = [];

/** A server whose answer to the POST is lost; the list then shows these rows, one after the other. */
function lose(...rows: unknown[][]): void {
  lists = rows;
  configureApi({
    baseUrl: '/api/v1',
    environment: 'production',
    onReport: () => undefined,
    onOpenWrite: findOutcome,
    fetch: (input, init) => {
      const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
      calls.push(method);
      if (method === 'POST') return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(json(lists.shift() ?? []));
    },
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  resetApi();
  calls.length = 0;
  signIn('k'.repeat(32));
});
afterEach(() => jest.useRealTimers());

const outcome = async (known: string[] = []) => {
  const result = createMachine(request, known).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(90_000);
  return result;
};

it('finds the machine when the answer was lost, waits until it is there, and sends once', async () => {
  lose([vm('new', 'creating')], [vm('new', 'creating')], [vm('new', 'running')]);
  expect(await outcome()).toMatchObject({ uuid: 'new', status: 'running' });
  expect(calls.filter((method) => method === 'POST')).toHaveLength(1);
});

it('is not taken in by an older machine of the same name', async () => {
  const list = [vm('old', 'running'), vm('other', 'running', 'web-02')];
  lose(...Array.from({ length: 20 }, () => list));
  expect(await outcome(['old'])).toMatch(/^We couldn't find out whether web-01 was created\./);
  expect(calls.filter((method) => method === 'POST')).toHaveLength(1);
});
