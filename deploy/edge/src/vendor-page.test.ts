/** @jest-environment node */
import { sites } from '@console/sites';
import { takesVendorHtml } from './vendor-page';

const config = sites.find(({ id }) => id === 'default')?.config;
if (!config) throw new Error('The default site is gone');
const CARD = '/billing/account/1048001/card';
const requested = (route: string, query: string, more = {}) =>
  takesVendorHtml(route, new URLSearchParams(query), { ...config, ...more });

it('is the page that saves a wallet, at a site that has them', () => {
  expect(requested(CARD, 'way=paypal_vault')).toBe(true);
  expect(requested(CARD, 'return=%2Fbilling&way=paypal_vault')).toBe(true);
});

it.each([
  [CARD, ''],
  [CARD, 'way=stripe_creditcard'],
  [CARD, 'x=paypal_vault'],
  ['/', 'way=paypal_vault'],
  ['/billing/account/1048001', 'way=paypal_vault'],
  ['/billing/account/1048001/card/x', 'way=paypal_vault'],
  ['/billing/account/1048001/x/card', 'way=paypal_vault'],
  ['/billing/account/x/card', 'way=paypal_vault'],
])('is none: %s?%s', (route, query) => expect(requested(route, query)).toBe(false));

it('is none where the site has no such wallets', () => {
  expect(requested(CARD, 'way=paypal_vault', { paymentProcessors: [] })).toBe(false);
});
