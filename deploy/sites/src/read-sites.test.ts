/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSite, readSites, sitesFolder } from './read-sites';
import { secretsIn } from './secrets';

let root: string;
const put = (id: string, site: unknown): void => {
  mkdirSync(path.join(root, id), { recursive: true });
  writeFileSync(path.join(root, id, 'site.json'), typeof site === 'string' ? site : JSON.stringify(site));
};
const acme = { extends: 'default', hosts: ['console.acme.example'], brand: 'warren' };

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sites-'));
  cpSync(path.join(sitesFolder, 'default'), path.join(root, 'default'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('states only what differs from another site', () => {
  put('acme', { ...acme, config: { siteName: 'Acme', siteCurrency: 'USD', bareMetalEnabled: false } });
  const site = readSite('acme', root);
  expect(site).toMatchObject({ id: 'acme', hosts: ['console.acme.example'], brand: 'warren' });
  expect(site.config).toMatchObject({
    siteName: 'Acme',
    siteCurrency: 'USD',
    bareMetalEnabled: false,
    vmsEnabled: true,
  });
});

it('has an API and an object store of its own, or those of the site that it extends', () => {
  const own = { api: 'https://api.acme.example', objectStore: 'https://s3.acme.example' };
  put('acme', { ...acme, ...own, config: {} });
  put('acme-test', { extends: 'acme', hosts: ['test.acme.example'], brand: 'warren', config: {} });
  expect(readSite('acme', root)).toMatchObject(own);
  expect(readSite('acme-test', root)).toMatchObject(own);
});

it('lets areas come from developers where it says so itself, not where the site that it extends does', () => {
  put('acme', { ...acme, overrides: ['https://dev.acme.example'], config: {} });
  put('acme-live', { extends: 'acme', hosts: ['live.acme.example'], brand: 'warren', config: {} });
  expect(readSite('acme', root).overrides).toEqual(['https://dev.acme.example']);
  expect(readSite('acme-live', root)).not.toHaveProperty('overrides');
  put('acme', { ...acme, overrides: ['https://*.acme.example'], config: {} });
  expect(() => readSite('acme', root)).toThrow('One origin');
});

it('carries the pictures beside it', () => {
  const [certificate] = readSite('default', root).config.isoCertificates ?? [];
  expect(certificate?.image).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});

it.each<[string, unknown, string]>([
  [
    'a version that leads elsewhere',
    { ...acme, versions: { 'mf-compute': '../../../etc' } },
    'acme/site.json: versions.mf-compute: A version, like 0.1.0-1a2b3c4d',
  ],
  [
    'a version of no area',
    { ...acme, versions: { compute: '0.1.0' } },
    'acme/site.json: versions.compute: An area, like mf-compute',
  ],
  ['JSON that breaks off', '{"hosts": [', 'acme/site.json: no valid JSON'],
  ['no host', { ...acme, hosts: [] }, 'acme/site.json: hosts: At least one host name'],
  [
    'a host with a port',
    { ...acme, hosts: ['a.example:8080'], config: {} },
    'acme/site.json: hosts.0: A host name in lower case',
  ],
  ['an API with a path', { ...acme, api: 'https://api.acme.example/v1', config: {} }, 'acme/site.json: api: An origin'],
  ['an API with a name in it', { ...acme, api: 'https://me@api.acme.example', config: {} }, 'api: An origin'],
  ['a store that is no address', { ...acme, objectStore: 's3.acme.example', config: {} }, 'objectStore: One origin'],
  [
    'a brand that is not there',
    { ...acme, brand: 'acme', config: {} },
    "acme/site.json: brand: there is no brand 'acme'",
  ],
  ['a name of every object', { ...acme, brand: 'toString', config: {} }, "brand: there is no brand 'toString'"],
  [
    'the theme of another brand',
    { ...acme, brand: 'pilvio', config: {} },
    "config.siteTheme: 'warren' is not the brand, 'pilvio'",
  ],
  ['an unknown setting', { ...acme, config: { vmEnabled: true } }, 'acme/site.json: config.vmEnabled: '],
  [
    'a wrong kind',
    { ...acme, config: { minimumTopupAmount: 'thirteen' } },
    'acme/site.json: config.minimumTopupAmount: ',
  ],
  ['a currency', { ...acme, config: { siteCurrency: 'EURO' } }, 'acme/site.json: config.siteCurrency: '],
  [
    'Kubernetes alone',
    { ...acme, config: { servicesEnabled: false } },
    'acme/site.json: config: Kubernetes requires services to be enabled',
  ],
  ['a base that is not there', { ...acme, extends: 'none', config: {} }, 'none/site.json: there is no such file'],
  ['a circle', { ...acme, extends: 'acme', config: {} }, 'acme/site.json: extends: goes in a circle'],
  [
    'a picture that is not there',
    { ...acme, config: { loginImages: ['./x.png'] } },
    "config.loginImages.0: there is no picture 'x.png'",
  ],
  [
    'a picture elsewhere',
    { ...acme, config: { loginImages: ['./../default/iso-9001.svg'] } },
    "no picture 'iso-9001.svg'",
  ],
  [
    'a secret',
    { ...acme, config: { paymentProcessors: [{ type: 'creditcard', keyword: 'stripe_creditcard', secret_key: 'x' }] } },
    'acme/site.json: config.paymentProcessors.0.secret_key: this looks like a secret',
  ],
])('refuses %s with file, field and reason', (_name, site, message) => {
  put('acme', site);
  expect(() => readSite('acme', root)).toThrow(message);
});

const place = { slug: 'tll', display_name: 'Tallinn', country_code: 'EST' };
const card = { type: 'creditcard', name: 'Card', keyword: 'stripe_creditcard' };

it.each<[string, object, string]>([
  [
    'a locale with an underscore',
    { config: { siteLocale: 'en_GB' } },
    "config.siteLocale: 'en_GB' is no locale; write one with a hyphen, like en-GB",
  ],
  ['a locale that is none', { config: { siteLocale: 'British English' } }, 'write one with a hyphen, like en-GB'],
  [
    'no locations',
    { config: { locations: [] } },
    'config.locations: customers would see no location; name at least one',
  ],
  [
    'locations that nobody sees',
    { config: { locations: [{ ...place, is_published: false }] } },
    'config.locations: customers would see no location',
  ],
  [
    'two locations of one slug',
    { config: { locations: [place, { ...place, display_name: 'Tartu' }] } },
    "config.locations.1.slug: locations.0 is called 'tll', too; give each one its own",
  ],
  [
    'a chat that nobody knows',
    { config: { chatConfig: { type: 'pigeon' } } },
    "config.chatConfig.type: the console knows no chat 'pigeon'; name one of intercom, ",
  ],
  [
    'a chat with the console',
    { chatHost: { origin: 'https://console.acme.example' } },
    'chatHost.origin: the console itself is at this host',
  ],
  [
    'a negative top-up',
    { config: { minimumTopupAmount: -5 } },
    'config.minimumTopupAmount: -5 is below zero; write an amount of 0 or more',
  ],
  ['a negative credit', { config: { firstAccountCredit: -1 } }, 'config.firstAccountCredit: -1 is below zero'],
  [
    'a negative fee',
    { config: { paymentProcessors: [{ ...card, service_fee: { flat_rate: -1, percentage: 0 } }] } },
    'config.paymentProcessors.0.service_fee.flat_rate: -1 is below zero',
  ],
  [
    'terms over plain http',
    { config: { termsUrl: 'http://acme.example/terms' } },
    "config.termsUrl: 'http://acme.example/terms' would not be linked; write an address that begins with https://, or a path",
  ],
  [
    'terms with a user name',
    { config: { termsUrl: 'https://me@acme.example/terms' } },
    "config.termsUrl: 'https://me@acme.example/terms' would not be linked",
  ],
  ['terms beside nothing', { config: { termsUrl: 'terms.html' } }, "config.termsUrl: 'terms.html' would not be linked"],
  [
    'a certificate over plain http',
    { config: { isoCertificates: [{ url: 'http://acme.example/iso', image: '/iso.svg' }] } },
    'config.isoCertificates.0.url: ',
  ],
  [
    'help in a path',
    { config: { supportUrl: '/help' } },
    "config.supportUrl: '/help' would not be linked; write an address",
  ],
  [
    'reports without a key',
    { reporting: { dsn: 'https://errors.example/7' } },
    'reporting.dsn: it lacks the key or the number of the project; copy it',
  ],
])('refuses %s, and says what to do', (_, wrong, message) => {
  put('acme', { ...acme, config: {}, ...wrong });
  expect(() => readSite('acme', root)).toThrow(message);
});

it.each(['/terms.html', 'https://acme.example/terms', 'http://localhost:8080/terms', null])(
  'takes terms at %s',
  (termsUrl) => {
    put('acme', { ...acme, config: { termsUrl } });
    expect(readSite('acme', root).config.termsUrl).toBe(termsUrl);
  },
);

it('tells all that is wrong at once', () => {
  put('acme', { ...acme, config: { siteLocale: 'en_GB', minimumTopupAmount: -5 } });
  expect(() => readSite('acme', root)).toThrow(/siteLocale.*\n.*minimumTopupAmount/);
});

const NO_SOURCES = [
  '*',
  'https:',
  'data:',
  'https://*',
  'https://*.com',
  'https://*.co.id',
  'wss://*.vercel.app',
  'https://a.*.example.com',
  "'unsafe-inline'",
  "'unsafe-eval'",
  'https://a.example.com; script-src *',
  "https://a.example.com 'unsafe-eval'",
  'https://a.example.com,https://b.example.com',
  'https://a.example.com/?x',
  'http://a.example.com',
  'a.example.com',
  'https://user@a.example.com',
  'https://com',
];
describe.each(['script', 'frame', 'connect', 'form', 'image'])('the %s of what pages may use', (name) => {
  it.each(NO_SOURCES)('is never %s', (source) => {
    put('acme', { ...acme, config: {}, allow: { [name]: [source] } });
    expect(() => readSite('acme', root)).toThrow(`acme/site.json: allow.${name}.0: `);
  });
});

it.each(NO_SOURCES)('chat runs at no %s, and loads nothing from it', (source) => {
  put('acme', { ...acme, config: {}, chatHost: { origin: source } });
  expect(() => readSite('acme', root)).toThrow('acme/site.json: chatHost.origin: One origin, like');
  put('acme', { ...acme, config: {}, chatHost: { origin: 'https://chat.acme.example', hosts: [source] } });
  expect(() => readSite('acme', root)).toThrow('acme/site.json: chatHost.hosts.0: An origin, like');
});

it('takes origins, hosts below one, and a folder of scripts', () => {
  const allow = {
    script: ['https://js.example.com', 'https://cdn.example.com/acme/v1/', 'http://pay.localhost:8080/js/'],
    frame: ['https://pay.example.com'],
    connect: ['https://api.example.com:8443', 'wss://*.example.com', 'ws://localhost:8080'],
    form: ['https://bank.example.com'],
    image: ['https://*.images.example.com'],
  };
  const chatHost = {
    origin: 'https://chat.acme.example',
    hosts: ['https://*.example-cdn.com', 'wss://*.example-cdn.com'],
  };
  put('acme', { ...acme, config: {}, allow, chatHost });
  expect(readSite('acme', root)).toMatchObject({ allow, chatHost });
});

it('gives a host to one site only', () => {
  put('acme', { ...acme, hosts: ['localhost'], config: {} });
  expect(() => readSites(root)).toThrow("acme/site.json: hosts: localhost belongs to the site 'default'");
});

it('gives chat a host that is of nobody else', () => {
  put('acme', { ...acme, config: {}, chatHost: { origin: 'https://chat.acme.example' } });
  expect(() => readSites(root)).not.toThrow();
  const other = { ...acme, hosts: ['other.acme.example'], config: {} };
  put('other', { ...other, chatHost: { origin: 'https://console.acme.example' } });
  expect(() => readSites(root)).toThrow(
    "other/site.json: chatHost.origin: console.acme.example belongs to the site 'acme'; give chat a host name of its own",
  );
  put('other', { ...other, chatHost: { origin: 'https://chat.acme.example' } });
  expect(() => readSites(root)).toThrow("chat.acme.example belongs to the site 'acme'");
});

it('says so where there are no sites', () => {
  expect(() => readSites(path.join(root, 'elsewhere'))).toThrow('elsewhere: there is no such folder of sites');
  const empty = path.join(root, 'empty');
  mkdirSync(path.join(empty, 'notes'), { recursive: true });
  expect(() => readSites(empty)).toThrow('empty: there is no site in it');
});

it('knows secrets by their names and by their form, and public keys as what they are', () => {
  expect(
    secretsIn({
      a: { password: 'x', public_key: 'pk_live_1', authClientId: 'abc' },
      list: ['sk_live_123', 'eyJhbGciOi.eyJzdWIi.c2ln', 'sketch'],
      chatConfig: { qiscus_client_key: 'public' },
    }),
  ).toEqual(['a.password', 'list.0', 'list.1']);
});
