/** @jest-environment node */
import { cardProcessors } from '@console/contract/payment-processor';
import { linkProcessors } from '@console/contract/payment-link';
import { brands } from '@console/brands';
import { publishedLocations } from '@console/contract/location';
import { SiteConfig, type SiteConfigInput } from '@console/contract/site-config';
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

it('has the sample values of the specification on the default and the metal site', () => {
  const config = (id: string) => v.parse(SiteConfig, sites.find((site) => site.id === id)?.config);
  const fees = (id: string) =>
    config(id).paymentProcessors.flatMap(({ keyword, service_fee: fee }) =>
      fee ? [[keyword, fee.flat_rate, fee.percentage]] : [],
    );
  expect(config('default')).toMatchObject({
    siteCurrency: 'EUR',
    siteLocale: 'en-GB',
    firstAccountCredit: 22,
    minimumTopupAmount: 13,
    allowDebt: true,
    limitedBillingAccountConfig: { vcpu: 1, ram_mb: 2048 },
    referralCreditAmounts: {
      receiver_credit: 5.44,
      promoter_credit: 4.93,
      referral_credit_receiver_precondition_topup_sum: 11.33,
    },
  });
  expect(config('default').predefinedPackages.map(({ cpu, ram, ssd }) => `${cpu}/${ram}/${ssd}`)).toEqual([
    '1/1/20',
    '2/1/20',
    '2/2/50',
    '2/4/60',
    '4/4/80',
  ]);
  expect(fees('default')).toEqual([
    ['omise_creditcard', 2500, 3.5],
    ['stripe_wallet', 4240, 3.4],
  ]);
  expect(config('metal')).toMatchObject({ minimumTopupAmount: 500, allowDebt: false, referralCodeEnabled: false });
  expect(fees('metal')).toEqual([['stripe_creditcard', 0.35, 3.5]]);
  expect(config('metal').paymentProcessors[0]?.verification_amount).toBe(1);
});

/** Of the specification; a brand that is made later gets a demo site from the sample one. (spec 1, section 1) */
const twenty =
  'cognovum denvr dataxion dimensicloud hostnic hostsailor hostzop idcloudhost metal nforce pilvio rackdog rackzar ' +
  'readyidc serverwala stacklogic tenbyte vdc warren web1';

it('gives each of the twenty brands a site of its own, and any other a working one', () => {
  expect(sites.map(({ brand }) => brand)).toEqual(expect.arrayContaining(twenty.split(' ')));
  expect(sites.filter(({ brand }) => !Object.hasOwn(brands, brand))).toEqual([]);
  expect(demoSite('acme', 'Acme')).toMatchObject({
    hosts: ['acme.localhost'],
    brand: 'acme',
    config: { siteTheme: 'acme', siteName: 'Acme' },
  });
});

describe.each(sites.map((site) => [site.id, v.parse(SiteConfig, site.config)] as const))('%s', (_id, config) => {
  it('has formats of its country, and a currency that there is', () => {
    const { language, region } = new Intl.Locale(config.siteLocale);
    expect(Intl.getCanonicalLocales(config.siteLocale)).toEqual([config.siteLocale]);
    // The two sample sites are in Estonia and speak English.
    expect(region).toBe(config.siteCountry === 'EE' && language === 'en' ? 'GB' : config.siteCountry);
    expect(Intl.supportedValuesOf('currency')).toContain(config.siteCurrency);
  });

  it('has at least two places to create in, one of them the default', () => {
    const open = publishedLocations(config.locations).filter((place) => !place.create_resource_disabled);
    expect(open.length).toBeGreaterThan(1);
    expect(config.locations.filter((place) => place.is_default)).toHaveLength(1);
    expect(new Set(config.locations.map(({ slug }) => slug)).size).toBe(config.locations.length);
  });

  it('converts into other currencies than its own', () => {
    const targets = config.paymentProcessors.flatMap(
      ({ charge_currency_conversion: other }) => other?.to_currency ?? [],
    );
    expect(targets).not.toContain(config.siteCurrency);
  });
});

it('shows the demo sites in many currencies and formats', () => {
  const different = (of: (config: SiteConfigInput) => string) => new Set(sites.map(({ config }) => of(config))).size;
  expect(different(({ siteCurrency }) => siteCurrency)).toBeGreaterThan(12);
  expect(different(({ siteLocale }) => siteLocale)).toBeGreaterThan(15);
  expect(different(({ locations }) => locations.map(({ slug }) => slug).join())).toBeGreaterThan(18);
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

/** Whether a range of a style sheet, 'U+20A0-20BF,U+0E3F', has a character. */
const hasCharacter = (unicodeRange: string, character: string): boolean =>
  unicodeRange.split(',').some((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    const code = character.codePointAt(0) ?? 0;
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });

it.each(sites.map((site) => [site.id, site] as const))('%s: prices have their sign on every machine', (_, site) => {
  const { siteLocale, siteCurrency: currency } = v.parse(SiteConfig, site.config);
  const parts = new Intl.NumberFormat(siteLocale.replace('_', '-'), { style: 'currency', currency }).formatToParts(
    -1e6,
  );
  const signs = [...parts.map(({ value }) => value).join('')].filter((one) => one.trim() !== '');
  const faces = brands[site.brand]?.fontFiles ?? [];
  const blank = signs.filter((sign) => !faces.some(({ unicodeRange }) => hasCharacter(unicodeRange, sign)));
  expect(blank).toEqual([]);
});
