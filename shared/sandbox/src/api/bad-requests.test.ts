/** @jest-environment node */
import type { Endpoint } from '@console/contract/endpoint';
import { type EndpointName, endpoints } from '@console/contract/endpoints';
import fc from 'fast-check';
import { badRequests } from '../testing/bad-requests';
import { startSandbox, type TestSandbox } from '../testing/client';
import { TrackedPersistence } from '../testing/tracked-persistence';
import { type Values, valuesOf } from '../testing/values';

const RUNS = 25;
/** Calls that only read take less than others, and there is nothing that they could change. */
const READING_RUNS = 10;

jest.setTimeout(60_000);

const table: readonly (readonly [EndpointName, Endpoint])[] = Object.values(endpoints).map(
  (endpoint) => [endpoint.name, endpoint] as const,
);

const persistence = new TrackedPersistence();
let test: TestSandbox;
let values: Values;
let logged: jest.SpyInstance;

beforeAll(async () => {
  test = await startSandbox({ persistence });
  // The identity provider makes its key when it is first needed.
  await test.fetchFrom('/.well-known/jwks.json');
  values = await valuesOf(test, 'customer', 'localhost');
});
beforeEach(async () => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  if (persistence.changed.size === 0) return;
  await test.control('POST', 'reset', {});
  // What was under way in the demo ends with the first call.
  await test.raw('/user-resource/user');
  persistence.changed.clear();
});
afterEach(() => logged.mockRestore());

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words of a failure, whichever of the four bodies it has. */
function wordsOf(body: unknown): string[] {
  if (!isObject(body)) return [];
  if (typeof body['message'] === 'string') return [body['message']];
  const { errors } = body;
  if (!isObject(errors)) return [];
  return Object.values(errors).map((text) => (isObject(text) ? String(text['msg']) : String(text)));
}

it('knows values to try', () => {
  expect(values.get('uuid')?.length).toBeGreaterThan(20);
  expect(values.get('address')?.length).toBeGreaterThan(3);
});

it.each(table)('refuses to %s what is wrong, in words, and nothing has changed', async (_, endpoint) => {
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(badRequests(endpoint, values), async ({ path, init }) => {
      persistence.takeWritten();
      const { status, body } = await test.raw(path, init);
      if (status < 400) return;
      refused += 1;
      expect(wordsOf(body)).not.toEqual([]);
      expect(wordsOf(body).filter((text) => text.trim() === '')).toEqual([]);
      if (status >= 500) {
        expect(status).toBe(500);
        expect(endpoint.errors ?? []).toContain(wordsOf(body)[0]);
      }
      expect(persistence.takeWritten()).toEqual([]);
    }),
    { numRuns: endpoint.method === 'GET' ? READING_RUNS : RUNS },
  );
  expect(logged).not.toHaveBeenCalled();
  if (endpoint.method !== 'GET') expect(refused).toBeGreaterThan(0);
});
