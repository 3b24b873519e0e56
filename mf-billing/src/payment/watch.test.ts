import { toast } from '@console/ui';
import { session } from '@console/api';
import { fakeServer, type FakeResponse, type FakeServer } from '@console/domain/testing/fake-server';
import { forgetPayment, keptPayments, readPayment, rememberPayment, resumePayment } from './kept';
import { lookNow, pauseAfter, watchPayments } from './watch';

const RESULT = 'GET /payment/link/process_result';
const pending = { status: 'pending' };
const pendingData = { id: 1, status: 'pending', data: '{}' };
const link = { kind: 'link', account: 7, amount: 50, processor: 'adyen', identifier: 'CS1' } as const;

const serve = (...responses: FakeResponse[]): FakeServer => fakeServer({ [RESULT]: responses });
const requested = ({ calls }: FakeServer): number => calls.filter((call) => call === RESULT).length;
const pass = (ms: number): Promise<void> => jest.advanceTimersByTimeAsync(ms);

beforeAll(() => watchPayments());
beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(toast, 'success').mockImplementation(() => undefined);
  jest.spyOn(toast, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  for (const { identifier } of keptPayments()) forgetPayment(identifier);
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
});

it('pauses longer each time, up to a minute', () => {
  const pauses = Array.from({ length: 20 }, (_, asking) => pauseAfter(asking));
  expect(pauses[0]).toBe(2000);
  expect(pauses.at(-1)).toBe(60_000);
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
});

it('asks until a payment has ended, and tells it once', async () => {
  const server = serve(pending, pending, { status: 'success', message: null });
  rememberPayment(link);
  await pass(6000);
  expect(requested(server)).toBe(3);
  await pass(600_000);
  expect(requested(server)).toBe(3);
  expect(readPayment('CS1')?.ended?.status).toBe('success');
  expect(jest.mocked(toast.success)).toHaveBeenCalledTimes(1);
  await lookNow('CS1');
  expect(requested(server)).toBe(3);
  expect(jest.mocked(toast.success)).toHaveBeenCalledTimes(1);
});

describe('a payment that the server has given no name', () => {
  const CREDIT = 'GET /payment/credit/list';
  const credit = (id: number, more = {}) => ({ id, amount: 50, created: Math.floor(Date.now() / 1000), ...more });
  const begin = (identifier: string): void => rememberPayment({ ...link, identifier });
  const endOf = (identifier: string) => readPayment(identifier)?.ended?.status;

  it('is over when its credit has come', async () => {
    const old = credit(1, { created: Math.floor(Date.now() / 1000) - 3600 });
    const server = fakeServer({ [CREDIT]: [[old], [old, credit(2, { amount: 49 })], [old, credit(3)]] });
    begin('unnamed:a');
    await pass(2000);
    expect(endOf('unnamed:a')).toBeUndefined();
    await pass(4000);
    expect(endOf('unnamed:a')).toBe('success');
    expect(new Set(server.calls)).toEqual(new Set([CREDIT]));
    expect(jest.mocked(toast.success)).toHaveBeenCalledTimes(1);
  });

  it('claims no more than that credit has come, and goes on where that was for something else', async () => {
    fakeServer({ [CREDIT]: [[credit(3)], [credit(3)], [credit(3), credit(4)]] });
    begin('unnamed:a');
    await pass(10);
    expect(jest.mocked(toast.success).mock.calls).toEqual([
      [expect.stringMatching(/was added to your credit\.$/), { view: { to: expect.stringContaining('unnamed%3Aa') } }],
    ]);
    resumePayment('unnamed:a');
    await pass(1000);
    expect(endOf('unnamed:a')).toBeUndefined();
    await pass(5000);
    expect(readPayment('unnamed:a')?.ended?.credit).toBe(4);
  });

  it('is not taken for another one that was paid', async () => {
    fakeServer({ [CREDIT]: [[credit(3)]] });
    begin('unnamed:a');
    await pass(10);
    begin('unnamed:b');
    await pass(5000);
    expect([endOf('unnamed:a'), endOf('unnamed:b')]).toEqual(['success', undefined]);
  });
});

it("says why a payment has failed, in the processor's words", async () => {
  serve({ status: 'failed', message: 'Insufficient funds.' });
  rememberPayment(link);
  await pass(10);
  expect(jest.mocked(toast.error).mock.calls[0]?.[0]).toContain('Insufficient funds.');
});

it.each([
  [{ status: 'success', message: null }, 'success', 'Top-up complete. The credit is in your account.'],
  [{ status: 'failed', message: null }, 'error', 'Top-up failed. Nothing was added to your credit.'],
] as const)('tells no amount that it does not know', async (end, tone, said) => {
  serve(end);
  const { amount: _, ...unknown } = link;
  rememberPayment(unknown);
  await pass(10);
  expect(jest.mocked(toast[tone]).mock.calls[0]?.[0]).toBe(said);
});

it('goes on after a connection or a server that broke, and stops after half an hour', async () => {
  const server = serve('lost', { fails: 500, body: { message: 'broken' } }, pending);
  rememberPayment(link);
  await pass(6000);
  expect(requested(server)).toBe(3);
  await pass(30 * 60_000);
  const during = requested(server);
  expect(during).toBeLessThan(45);
  await pass(30 * 60_000);
  expect(requested(server)).toBe(during);
  expect(readPayment('CS1')).not.toHaveProperty('ended');
});

it.each([408, 429])('goes on after a refusal that passes (%d)', async (fails) => {
  const server = serve({ fails, body: { message: 'Not now' } }, pending);
  rememberPayment(link);
  await pass(6000);
  expect(requested(server)).toBe(3);
});

it.each([
  ['is not valid any more', { fails: 401, body: { message: 'Invalid authentication credentials' } }],
  ['may not ask', { fails: 403, body: { message: 'resource_forbidden' } }],
])('does not ask again with a credential that %s, and keeps the payment', async (_, response) => {
  const server = serve(response);
  rememberPayment(link);
  await pass(600_000);
  expect(requested(server)).toBe(1);
  expect(readPayment('CS1')).toBeDefined();
  expect(jest.mocked(toast.error)).not.toHaveBeenCalled();
  session.setState({ rejected: false });
});

it('notes that it has given up, and goes on once somebody is back and is told again', async () => {
  const server = serve({ fails: 404, body: { message: 'Not found' } }, pending);
  rememberPayment(link);
  await pass(60_000);
  expect(requested(server)).toBe(1);
  expect(readPayment('CS1')?.isRefused).toBe(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(60_000);
  expect(requested(server)).toBeGreaterThan(2);
  expect(readPayment('CS1')?.isRefused).toBe(false);
});

it('asks once for everybody who asks at the same time', async () => {
  const server = serve(pending);
  rememberPayment(link);
  await Promise.all([lookNow('CS1'), lookNow('CS1'), lookNow('CS1')]);
  expect(requested(server)).toBe(1);
});

it('asks at once when a page of a processor has led back, whatever is claimed there', async () => {
  const server = serve(pending);
  rememberPayment(link);
  await pass(300_000);
  const before = requested(server);
  window.dispatchEvent(new StorageEvent('storage', { key: 'returned', newValue: 'success' }));
  await pass(10);
  expect(requested(server)).toBe(before + 1);
  expect(readPayment('CS1')).not.toHaveProperty('ended');
});

it('lets one tab ask: without its lock nobody does', async () => {
  const request = jest.fn(() => new Promise(() => undefined));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  const server = serve(pending);
  rememberPayment(link);
  await pass(60_000);
  expect(request).toHaveBeenCalledWith('console-payment|CS1', expect.anything(), expect.anything());
  expect(requested(server)).toBe(0);
  Reflect.deleteProperty(navigator, 'locks');
});

it.each([
  [
    'a purchase by its posthook',
    'card',
    {
      'GET /payment/persistent_data': [pendingData],
      'POST /payment/credit/buy/posthook': [{ success: true, message: null }],
    },
  ],
  [
    'a purchase that nobody has answered by what is kept of it',
    'card',
    {
      'POST /payment/credit/buy/posthook': [{ success: false, message: 'Not confirmed yet' }],
      'GET /payment/persistent_data': [pendingData, { id: 1, status: 'success', data: '{}' }],
    },
  ],
  [
    'a verification by what is kept of it',
    'verification',
    { 'GET /payment/persistent_data': [{ id: 1, status: 'success', data: '{"message":"Fine"}' }] },
  ],
] as const)('asks for %s', async (_, kind, routes) => {
  const { calls } = fakeServer(routes);
  rememberPayment({ ...link, kind, card: 3 });
  await pass(10);
  // Nobody has come back from the bank yet.
  expect(calls).toEqual(['GET /payment/persistent_data']);
  await lookNow('CS1');
  expect(readPayment('CS1')?.ended?.status).toBe('success');
});
