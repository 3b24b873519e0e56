/** @jest-environment node */
import { sites } from '@console/sites';
import { apiBackend } from './api-backend';

const [site] = sites;
if (!site) throw new Error('There is no site');
const origin = 'https://api.example.com';
const fetched = jest.spyOn(globalThis, 'fetch');
const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const response =
  (content: unknown, status = 200) =>
  () =>
    Promise.resolve(new Response(typeof content === 'string' ? content : JSON.stringify(content), { status }));
const named = (siteName: string, change: object = {}) => ({ ...site.config, siteName, ...change });

beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset();
  logged.mockClear();
});
afterEach(() => jest.useRealTimers());

it("takes the API's own configuration, and asks for it once a day", async () => {
  const { configOf } = apiBackend(origin);
  fetched.mockImplementation(response(named('Real')));
  expect((await configOf(site, 'localhost')).siteName).toBe('Real');
  jest.advanceTimersByTime(86_399_000);
  await configOf(site, 'localhost');
  expect(fetched).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(2000);
  fetched.mockImplementation(response('gone', 404));
  expect((await configOf(site, 'localhost')).siteName).toBe('Real');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it.each<[string, () => Promise<Response>, string]>([
  ['is missing', response({ message: 'Not found' }, 404), 'HTTP 404'],
  ['is no JSON', response('<html>'), 'JSON'],
  ['has wrong types', response(named('Real', { locations: 1 })), 'Expected'],
  ['has Kubernetes alone', response(named('Real', { servicesEnabled: false })), 'Kubernetes requires services'],
  ["is another site's", response(named('Real', { siteTheme: 'metal' })), "the brand 'metal'"],
  ['cannot be had', () => Promise.reject(new TypeError('fetch failed')), 'fetch failed'],
])(
  'keeps to what is written where the one of the API %s; tells it once, and asks again later',
  async (_, way, reason) => {
    const { configOf } = apiBackend(origin);
    fetched.mockImplementation(way);
    expect(await configOf(site, 'localhost')).toEqual(site.config);
    expect(await configOf(site, 'localhost')).toEqual(site.config);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(logged.mock.calls).toEqual([[expect.stringContaining(reason)]]);
    jest.advanceTimersByTime(30_001);
    fetched.mockImplementation(response(named('Mended')));
    expect((await configOf(site, 'localhost')).siteName).toBe('Mended');
  },
);
