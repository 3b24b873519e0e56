/** @jest-environment node */
import { cardProcessors } from '@console/contract/card-write';
import { linkProcessors } from '@console/contract/payment-link';
import { SiteConfig } from '@console/contract/site-config';
import * as v from 'valibot';
import { chatProviders } from '@console/contract/chat';
import { demoSite, sites } from './index';

it.each([...sites, demoSite('pilvio', 'Pilvio')])('$id: the configuration is valid', (site) => {
  const checked = v.safeParse(SiteConfig, site.config);
  expect(checked.issues).toBeUndefined();
  expect(site.config.siteTheme).toBe(site.brand);
});

it('gives every host to one site only', () => {
  const hosts = sites.flatMap((site) => site.hosts);
  expect(new Set(hosts).size).toBe(hosts.length);
});

it('sells nothing but bare metal on the metal site', () => {
  const metal = v.parse(SiteConfig, sites.find((site) => site.id === 'metal')?.config);
  const on = Object.entries(metal).filter(([name, value]) => name.endsWith('Enabled') && value === true);
  expect(on.map(([name]) => name)).toEqual(['bareMetalEnabled']);
  expect(metal.billingFields.filter((rule) => rule.required).map((rule) => rule.field)).toEqual(['email']);
});

it('offers every processor on the default site, and cards by Stripe and invoices on the metal site', () => {
  const keywords = (id: string) =>
    (sites.find((site) => site.id === id)?.config.paymentProcessors ?? []).map(({ keyword }) => keyword);
  expect(new Set(keywords('default'))).toEqual(new Set([...cardProcessors, ...linkProcessors]));
  expect(keywords('metal')).toEqual(['stripe_creditcard', 'invoice']);
});

it('shows each chat provider on one demo site, and chat nowhere else', () => {
  const types = sites.flatMap(({ config }) => (config.chatEnabled ? [config.chatConfig?.type] : []));
  expect(types.toSorted()).toEqual(chatProviders.toSorted());
  expect(demoSite('pilvio', 'Pilvio').config.chatEnabled).toBe(false);
});

it('has one default location, and one where creating is paused', () => {
  const config = v.parse(SiteConfig, sites[0]?.config);
  expect(config.locations.filter((location) => location.is_default).map((location) => location.slug)).toEqual(['jhv']);
  expect(
    config.locations.filter((location) => location.create_resource_disabled).map((location) => location.slug),
  ).toEqual(['jkt01']);
});

it('announces something on one demo site, and nothing elsewhere', () => {
  const announcing = sites.filter(({ announcement }) => announcement !== undefined);
  expect(announcing.map(({ hosts }) => hosts)).toEqual([['stacklogic.localhost']]);
  expect(demoSite('pilvio', 'Pilvio').announcement).toBeUndefined();
});
