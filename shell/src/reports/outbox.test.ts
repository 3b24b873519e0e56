import { createOutbox } from './outbox';

const fetchMock = jest.fn<Promise<Response>, [RequestInfo | URL, RequestInit?]>();
const bodies = () => fetchMock.mock.calls.map(([, init]) => init?.body);
const respond = (status: number) => Promise.resolve(new Response('{}', { status }));
const quiet = jest.spyOn(console, 'warn');

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = fetchMock;
  fetchMock.mockReset().mockImplementation(() => respond(200));
  quiet.mockClear();
});
afterEach(() => jest.useRealTimers());
const turn = () => jest.advanceTimersByTimeAsync(0);

it('sends one after the other, without cookies, and lets the last one outlive the page', async () => {
  const outbox = createOutbox('/reports');
  outbox.put('a');
  outbox.put('b');
  await turn();
  expect(bodies()).toEqual(['a', 'b']);
  expect(fetchMock.mock.calls[0]).toEqual([
    '/reports',
    expect.objectContaining({ method: 'POST', keepalive: true, credentials: 'omit' }),
  ]);
});

it.each([
  ['the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the service is down', () => respond(502)],
  ['there are too many', () => respond(429)],
])('loses nothing while %s, and does not hammer', async (_, failure) => {
  fetchMock.mockImplementation(failure);
  const outbox = createOutbox('/reports');
  outbox.put('a');
  outbox.put('b');
  await turn();
  outbox.put('c');
  await turn();
  expect(bodies()).toEqual(['a']);
  await jest.advanceTimersByTimeAsync(5000);
  expect(bodies()).toEqual(['a', 'a']);
  await jest.advanceTimersByTimeAsync(9999);
  expect(bodies()).toHaveLength(2);
  fetchMock.mockImplementation(() => respond(200));
  await jest.advanceTimersByTimeAsync(1);
  expect(bodies().slice(2)).toEqual(['a', 'b', 'c']);
  expect(quiet).not.toHaveBeenCalled();
});

it('tries again at once when the browser is online again', async () => {
  fetchMock.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  createOutbox('/reports').put('a');
  await turn();
  window.dispatchEvent(new Event('online'));
  await turn();
  expect(bodies()).toEqual(['a', 'a']);
});

it('drops what the service refuses for good', async () => {
  fetchMock.mockImplementationOnce(() => respond(413));
  const outbox = createOutbox('/reports');
  outbox.put('a');
  outbox.put('b');
  await turn();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(bodies()).toEqual(['a', 'b']);
});

it('keeps a hundred at most, the first ones', async () => {
  fetchMock.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));
  const outbox = createOutbox('/reports');
  for (let n = 0; n < 150; n += 1) outbox.put(String(n));
  await turn();
  await jest.advanceTimersByTimeAsync(5000);
  expect(bodies().slice(1)).toHaveLength(100);
  expect(bodies().at(-1)).toBe('99');
});
