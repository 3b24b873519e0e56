import { configureApi, resetApi, storage } from '@console/api';
import { nav, provideReporter } from '@console/area';
import { provideTestSite } from '@console/area/testing';
import { markDevice } from './device';
import { withMockMode } from './mock-mode';
import { keepReferralCode } from './referral';
import { loadSiteDocument, readCachedConfig, renewConfig } from './site-document';

jest.mock('../mock/demo', () => ({ startDemo: async (site: object) => ({ ...site, mock: true }) }));

const { config: _, ...rest } = provideTestSite();
const config = {
  siteName: 'Warren',
  siteTheme: 'warren',
  siteCountry: 'EE',
  siteLocale: 'en-GB',
  siteCurrency: 'EUR',
  locations: [],
};

function inline(value: unknown, tag = 'script'): void {
  document.body.replaceChildren();
  const element = document.createElement(tag);
  element.id = 'site-document';
  element.setAttribute('type', 'application/json');
  element.textContent = JSON.stringify(value);
  document.body.append(element);
}
const cache = (value: unknown) => storage.persistent.set('cachedConfig', JSON.stringify(value));
const requested = jest.fn();

beforeEach(() => {
  localStorage.clear();
  resetApi();
  requested.mockReset();
  configureApi({
    fetch: (input) => {
      requested(String(input));
      return Promise.resolve(
        new Response(JSON.stringify({ ...config, siteName: 'Called' }), {
          headers: { 'content-type': 'application/json' },
        }),
      );
    },
  });
});

describe('the configuration', () => {
  const name = async () => (await loadSiteDocument()).config.siteName;

  it('comes from the page first', async () => {
    inline({ ...rest, config });
    cache({ at: Date.now(), host: 'localhost', config: { ...config, siteName: 'Cached' } });
    expect(await name()).toBe('Warren');
    expect(requested).not.toHaveBeenCalled();
  });

  it('then from the cache, if it is of this site and of this day', async () => {
    inline(rest);
    cache({ at: Date.now() - 1000, host: 'localhost', config: { ...config, siteName: 'Cached' } });
    expect(await name()).toBe('Cached');
  });

  it('is asked of the API that the page names', async () => {
    inline({ ...rest, api: 'https://api.acme.example' });
    expect(await name()).toBe('Called');
    expect(requested.mock.calls).toEqual([['https://api.acme.example/api/v1/config/ui/config']]);
  });

  it.each([
    ['older than a day', { at: Date.now() - 86_400_000, host: 'localhost', config }],
    ['of another site', { at: Date.now(), host: 'metal.localhost', config }],
    ['from the future', { at: Date.now() + 60_000, host: 'localhost', config }],
    ['damaged', { at: Date.now(), host: 'localhost', config: { siteName: 1 } }],
  ])('then from the call, when the cache is %s', async (_case, cached) => {
    inline(rest);
    cache(cached);
    expect(await name()).toBe('Called');
    expect(requested.mock.calls).toEqual([['/api/v1/config/ui/config']]);
    expect(readCachedConfig('localhost', 'warren')).toMatchObject({ siteName: 'Called' });
  });

  const json = (content: unknown, status = 200) =>
    new Response(typeof content === 'string' ? content : JSON.stringify(content), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  const respond = (response: () => Promise<Response>) => configureApi({ fetch: response });

  it.each([
    ['damaged', { ...config, locations: 'none' }],
    ['of another site', { ...config, siteTheme: 'metal' }],
    ['one that cannot be', { ...config, kubernetesEnabled: true }],
  ])('of the page is passed over when it is %s', async (_case, broken) => {
    inline({ ...rest, config: broken });
    cache({ at: Date.now(), host: 'localhost', config: { ...config, siteName: 'Cached' } });
    expect(await name()).toBe('Cached');
    cache({ at: Date.now(), host: 'localhost', config: broken });
    expect(await name()).toBe('Called');
  });

  it.each<[string, () => Promise<Response>, RegExp]>([
    ['is not there', () => Promise.resolve(json({ message: 'Not found' }, 404)), /^Not found$/],
    ['fails', () => Promise.resolve(json({ message: 'Broken' }, 500)), /^Broken$/],
    ['is no JSON', () => Promise.resolve(json('<html>')), /<html>/],
    ['has wrong types', () => Promise.resolve(json({ ...config, siteCurrency: 'EURO' })), /siteCurrency/],
    [
      'has Kubernetes without services',
      () => Promise.resolve(json({ ...config, kubernetesEnabled: true })),
      /Kubernetes requires services to be enabled/,
    ],
    [
      'is that of another site',
      () => Promise.resolve(json({ ...config, siteTheme: 'metal' })),
      /The server sent the configuration of another site/,
    ],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), /Failed to connect to server/],
  ])('that %s is said, is not kept, and is asked for again', async (_case, response, reason) => {
    inline(rest);
    respond(response);
    await expect(loadSiteDocument()).rejects.toThrow(reason);
    expect(storage.persistent.get('cachedConfig')).toBeUndefined();
    respond(() => Promise.resolve(json({ ...config, siteName: 'Again' })));
    expect(await name()).toBe('Again');
  });

  it('is not waited for longer than 10 s, and the wait is told', async () => {
    jest.useFakeTimers();
    inline(rest);
    respond(() => new Promise(() => {}));
    const onWait = jest.fn();
    const late = loadSiteDocument(onWait).catch((error: unknown) => error);
    expect(onWait).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await late).toMatchObject({ kind: 'timeout' });
    jest.useRealTimers();
  });

  it('is not read from an element that only bears the name', async () => {
    inline({ ...rest, config }, 'a');
    await expect(loadSiteDocument()).rejects.toThrow('The page carries no site document');
  });
});

it.each([
  ['/app/referral/abc123', '/app/', 'abc123'],
  ['/referral/abc123', '/app/', 'abc123'],
  ['/app/?referral_code=xyz&tab=1', '/app/?tab=1', 'xyz'],
  ['/app/?referral_code=%3Cscript%3E', '/app/', undefined],
  ['/app/compute', '/app/compute', undefined],
])('keeps the referral code of %s', (address, shown, code) => {
  nav.navigator.push(address);
  keepReferralCode({ referralCodeEnabled: true });
  expect(window.location.pathname + window.location.search).toBe(shown);
  expect(storage.persistent.get('referralCode')).toBe(code);
  // The visit is marked, too; signing out forgets the mark, not the code.
  expect(storage.session.get('referral')).toBe(code && 'true');
  storage.session.clear();
});

it.each([
  ['/referral/ab12', '/app/referral'],
  ['/app/referral/ab12', '/app/referral'],
  ['/app/?referral_code=ab12', '/app/'],
])('keeps no referral code of %s where the site has none', (address, shown) => {
  storage.persistent.remove('referralCode');
  nav.navigator.push(address);
  keepReferralCode({ referralCodeEnabled: false });
  expect(window.location.pathname + window.location.search).toBe(shown);
  expect([storage.persistent.get('referralCode'), storage.session.get('referral')]).toEqual([undefined, undefined]);
});

it.each([
  [390, 'true'],
  [700, 'true'],
  [701, 'false'],
])('marks a page of %i px once', (width, mark) => {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  markDevice();
  expect(document.documentElement.dataset['mobile']).toBe(mark);
});

it.each(['staging', 'production'] as const)(
  'mock mode cannot be had in %s, whatever the page says',
  async (environment) => {
    document.documentElement.dataset['mock'] = 'enableMockApi=default';
    const site = { ...rest, config, environment };
    await expect(withMockMode(site)).resolves.toBe(site);
    delete document.documentElement.dataset['mock'];
  },
);

it('a demo is in mock mode at once, at any host', async () => {
  const site = { ...rest, config, environment: 'production' as const, demo: { email: 'customer@example.com' } };
  await expect(withMockMode(site)).resolves.toEqual({ ...site, mock: true });
});

it('a configuration that could not be renewed is only reported where the network is up', async () => {
  jest.useFakeTimers();
  const reported = jest.fn();
  provideReporter(reported);
  configureApi({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  renewConfig(rest);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reported).not.toHaveBeenCalled();
  configureApi({ fetch: () => Promise.resolve(new Response('{}', { status: 500 })) });
  renewConfig(rest);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(reported).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
