import { readFileSync } from 'node:fs';
import path from 'node:path';
import { provideTestSite } from '@console/area/testing';
import { payPage, scriptAddress } from './addresses';
import { loadScript, ScriptError } from './load-script';

const tags = () => [...document.querySelectorAll('script')];
const address = 'https://vendor.example/v1.js';
let global: { readonly version: number } | undefined;
const load = () => loadScript({ vendor: 'Vendor', address, find: () => global });
/** The tag says what became of it, as a browser does. */
const happens = (what: 'load' | 'error') => tags().at(-1)?.dispatchEvent(new Event(what));

beforeEach(() => {
  global = undefined;
  document.head.innerHTML = '';
});
afterEach(() => jest.useRealTimers());

it('loads a script once for all who want it', async () => {
  const wanted = [load(), load()];
  expect(tags().map(({ src }) => src)).toEqual([address]);
  global = { version: 1 };
  happens('load');
  expect(await Promise.all([...wanted, load()])).toEqual([global, global, global]);
  expect(tags()).toHaveLength(1);
});

it('loads it anew after a failure, which says whose script it is', async () => {
  const failed = load();
  happens('error');
  await expect(failed).rejects.toThrow(ScriptError);
  await expect(failed).rejects.toThrow(/^Vendor could not be loaded\./);
  expect(tags()).toEqual([]);
  const again = load();
  global = { version: 2 };
  happens('load');
  expect(await again).toBe(global);
});

it('does not take a script that has not set what it should', async () => {
  const loaded = load();
  happens('load');
  await expect(loaded).rejects.toThrow(ScriptError);
});

it('gives up on a script that never comes', async () => {
  jest.useFakeTimers();
  const loaded = load();
  const failure = loaded.catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await failure).toBeInstanceOf(ScriptError);
  expect(tags()).toEqual([]);
});

it('says so where the policy of the page refuses the address', async () => {
  const refuse = jest.spyOn(HTMLScriptElement.prototype, 'src', 'set').mockImplementation(() => {
    throw new TypeError('Not a script of the console');
  });
  await expect(load()).rejects.toThrow(ScriptError);
  refuse.mockRestore();
});

it("takes the sandbox's scripts in place of the vendors' where the site has some", () => {
  provideTestSite();
  expect(scriptAddress('omise')).toBe('https://cdn.omise.co/omise.js');
  const site = provideTestSite();
  Object.assign(site, { fakes: { pay: 'http://pay.localhost:9013', chat: 'http://chat.localhost:9013' } });
  expect(scriptAddress('stripe')).toBe('http://pay.localhost:9013/js/stripe.js');
});

it('loads the release of Stripe that its package expects', () => {
  provideTestSite();
  const file = require.resolve('@stripe/stripe-js/pure');
  const source = readFileSync(path.join(path.dirname(file), '../dist/pure.js'), 'utf8');
  const release = /RELEASE_TRAIN = '(\w+)'/.exec(source)?.[1];
  expect(scriptAddress('stripe')).toBe(`https://js.stripe.com/${release}/stripe.js`);
});

describe('a page to go to', () => {
  beforeEach(() => {
    const site = provideTestSite();
    Object.assign(site.allow, { leave: { adyen: ['pay.example', 'pay.localhost:9013'], duitku: ['duitku.example'] } });
  });

  it.each([
    ['https://pay.example/3ds?x=1', 'pay.example'],
    ['https://checkout.eu.pay.example/', 'checkout.eu.pay.example'],
    ['http://pay.localhost:9013/pay/x', 'pay.localhost:9013'],
  ])('%s is one, of %s', (page, host) => expect(payPage(page, 'adyen')).toEqual({ href: page, host }));

  it.each([
    'javascript:alert(1)',
    'data:text/html,1',
    'http://pay.example/',
    'https://me:secret@pay.example/',
    'https://evil.example/',
    'https://evil-pay.example/',
    'https://pay.example.evil.example/',
    'https://pay.example:8443/',
    'https://pay.example@evil.example/',
    'http://pay.localhost:9014/',
    'https://localhost/app/mock/pay.localhost/x',
    '',
    '/x',
    'https://duitku.example/',
  ])('%s is none', (page) => expect(payPage(page, 'adyen')).toBeUndefined());

  it.each(['duitku', 'stripe', '', '__proto__', 'constructor'])('is none of %s, which has others', (processor) =>
    expect(payPage('https://pay.example/', processor)).toBeUndefined(),
  );

  it('is none on a site that names no hosts', () => {
    provideTestSite();
    expect(payPage('https://pay.example/', 'adyen')).toBeUndefined();
  });
});
