/** @jest-environment node */
import * as v from 'valibot';
import { isKindAvailable, resourceKinds, type ResourceKind } from './kinds';
import { publishedLocations } from './location';
import { SiteConfig, type SiteConfigInput } from './site-config';

const tallinn = { slug: 'tll', display_name: 'Tallinn', country_code: 'est' };
const least: SiteConfigInput = {
  siteName: 'Warren',
  siteTheme: 'warren',
  siteCountry: 'EE',
  siteLocale: 'en-GB',
  siteCurrency: 'EUR',
  locations: [tallinn],
};
const parse = (parts: object = {}) => v.parse(SiteConfig, { ...least, ...parts });
const refuse = (parts: object) => v.safeParse(SiteConfig, { ...least, ...parts }).success;

describe('defaults before the configuration says otherwise', () => {
  it('VMs, floating IPs and chat are on, everything else is off', () => {
    expect(parse()).toMatchObject({
      vmsEnabled: true,
      ipsEnabled: true,
      chatEnabled: true,
      bareMetalEnabled: false,
      vmAppsEnabled: false,
      servicesEnabled: false,
      kubernetesEnabled: false,
      storageEnabled: false,
      loadBalancerEnabled: false,
      privateNetworksEnabled: false,
      mfaAvailable: false,
      referralCodeEnabled: false,
      recurringPaymentsEnabled: false,
      allowDebt: false,
      s3ForcePathStyle: false,
    });
  });

  it('the login title is Log in, lists are empty', () => {
    expect(parse()).toMatchObject({
      loginTitle: 'Log in',
      minimumTopupAmount: 0,
      paymentProcessors: [],
      billingFields: [],
      predefinedPackages: [],
      loginImages: [],
      isoCertificates: [],
      internalEmailDomains: [],
    });
  });

  it('keys that nobody knows do no harm', () => {
    expect(parse({ futureSwitch: true })).not.toHaveProperty('futureSwitch');
  });
});

it('reads numbers that a server sends as texts', () => {
  const fee = { flat_rate: '0.30', percentage: '2.5' };
  const conversion = { to_currency: 'USD', exchange_rate: '1.08' };
  const processor = { type: 'link', name: 'Bank', keyword: 'bank', service_fee: fee };
  expect(
    parse({
      firstAccountCredit: '10',
      minimumTopupAmount: '5',
      limitedBillingAccountConfig: { vcpu: '2', ram_mb: '4096' },
      referralCreditAmounts: {
        receiver_credit: '5',
        promoter_credit: '7.5',
        referral_credit_receiver_precondition_topup_sum: '20',
      },
      predefinedPackages: [{ cpu: '1', ram: '2', ssd: '20' }],
      paymentProcessors: [{ ...processor, verification_amount: '1', charge_currency_conversion: conversion }],
    }),
  ).toMatchObject({
    firstAccountCredit: 10,
    minimumTopupAmount: 5,
    limitedBillingAccountConfig: { vcpu: 2, ram_mb: 4096 },
    referralCreditAmounts: {
      receiver_credit: 5,
      promoter_credit: 7.5,
      referral_credit_receiver_precondition_topup_sum: 20,
    },
    predefinedPackages: [{ cpu: 1, ram: 2, ssd: 20 }],
    paymentProcessors: [
      {
        verification_amount: 1,
        service_fee: { flat_rate: 0.3, percentage: 2.5 },
        charge_currency_conversion: { exchange_rate: 1.08 },
      },
    ],
  });
  expect(refuse({ minimumTopupAmount: 'five' })).toBe(false);
  expect(refuse({ paymentProcessors: [{ ...processor, service_fee: { ...fee, percentage: '101' } }] })).toBe(false);
});

describe('rules', () => {
  it('Kubernetes requires services to be enabled', () => {
    const result = v.safeParse(SiteConfig, { ...least, kubernetesEnabled: true });
    expect(result.issues?.map(({ message }) => message)).toEqual(['Kubernetes requires services to be enabled']);
    expect(parse({ kubernetesEnabled: true, servicesEnabled: true }).kubernetesEnabled).toBe(true);
  });

  it.each<[rule: string, parts: object]>([
    ['a country has 2 letters', { siteCountry: 'EST' }],
    ['a country has letters alone', { siteCountry: 'E1' }],
    ['a currency has 3 letters', { siteCurrency: 'EURO' }],
    ['a currency has letters alone', { siteCurrency: '978' }],
    ['the country of a location has 3 letters', { locations: [{ ...tallinn, country_code: 'ee' }] }],
    ['the country of a location has letters alone', { locations: [{ ...tallinn, country_code: '233' }] }],
    [
      'a billing field is one that is known',
      { billingFields: [{ field: 'shoe_size', required: true, visible: true }] },
    ],
    ['a chat provider brings the fields of its type', { chatConfig: { type: 'tawk', widget_id: 'w' } }],
    ['a chat provider has a type', { chatConfig: { widget_id: 'w' } }],
    [
      'a service fee is at most 100 percent',
      { paymentProcessors: [processor({ service_fee: { flat_rate: 0, percentage: 101 } })] },
    ],
    [
      'a conversion has a rate',
      { paymentProcessors: [processor({ charge_currency_conversion: { to_currency: 'SGD', exchange_rate: 0 } })] },
    ],
    ...['S$', '123', 'S$D'].map((to_currency): [rule: string, parts: object] => [
      `a conversion goes to a currency, which ${to_currency} is not`,
      { paymentProcessors: [processor({ charge_currency_conversion: { to_currency, exchange_rate: 1 } })] },
    ]),
  ])('%s', (_rule, parts) => {
    expect(refuse(parts)).toBe(false);
  });

  it.each<[rule: string, parts: object]>([
    ['a chat provider', { chatConfig: { type: 'tawk', widget_id: 'w', property_id: 'p' } }],
    ['a chat provider of a later time', { chatConfig: { type: 'pigeon', id: '1' } }],
    ['a fee of 100 percent', { paymentProcessors: [processor({ service_fee: { flat_rate: 0.35, percentage: 100 } })] }],
    ['a location without anything optional', { locations: [tallinn] }],
    [
      'a location with everything set to null',
      { locations: [{ ...tallinn, description: null, order_nr: null, is_published: null }] },
    ],
  ])('takes %s', (_rule, parts) => {
    expect(refuse(parts)).toBe(true);
  });
});

describe('predefined packages', () => {
  const size = (parts: object) => ({ cpu: 2, ram: 4, ssd: 60, os: ['other', 'win'], ...parts });
  const messages = (parts: object) =>
    v.safeParse(SiteConfig, { ...least, predefinedPackages: [size(parts)] }).issues?.map(({ message }) => message) ??
    [];

  it('each disabled OS must be in the OS list', () => {
    expect(messages({ os: ['other'], disabled: ['win'] })).toEqual(['Each disabled OS must be in the OS list']);
  });

  it('each default OS must be in the OS list', () => {
    expect(messages({ os: ['win'], default: ['other'] })).toEqual(['Each default OS must be in the OS list']);
  });

  it('an OS cannot be both default and disabled', () => {
    expect(messages({ default: ['win'], disabled: ['win'] })).toEqual(['An OS cannot be both default and disabled']);
  });

  it('the sample of the specification is right', () => {
    expect(
      messages({ cpu: 1, ram: 1, ssd: 20, default: ['other'], disabled: ['win'], notice: 'not available' }),
    ).toEqual([]);
  });
});

describe('kinds that a site offers', () => {
  const available = (parts: object) =>
    (Object.keys(resourceKinds) as ResourceKind[]).filter((kind) => isKindAvailable(kind, parse(parts)));
  const always = ['access_delegation', 'api_token', 'access_impersonation', 'billing_account'];

  it('follow its switches; access and billing are always there', () => {
    expect(available({}).toSorted()).toEqual(['virtual_machine', 'ip_address', ...always].toSorted());
    expect(available({ vmsEnabled: false, ipsEnabled: false, bareMetalEnabled: true }).toSorted()).toEqual(
      ['bare_metal', ...always].toSorted(),
    );
  });
});

describe('published locations', () => {
  const place = (slug: string, parts: object = {}) => ({ slug, display_name: slug, country_code: 'est', ...parts });

  it('stand in the order of the site, those without an order last and by name', () => {
    const sorted = publishedLocations([
      place('d'),
      place('b', { order_nr: 2 }),
      place('c', { order_nr: null }),
      place('hidden', { is_published: false, order_nr: 0 }),
      place('a', { order_nr: 1, is_published: true }),
    ]);
    expect(sorted.map(({ slug }) => slug)).toEqual(['a', 'b', 'c', 'd']);
  });
});

function processor(parts: object): object {
  return { type: 'creditcard', name: 'Card', keyword: 'stripe_creditcard', ...parts };
}
