/** @jest-environment node */
import { belongsToSite } from '@console/contract/site-domain';
import { registeredDomain } from './registered-domain';

it.each([
  ['console.example.com', 'example.com'],
  ['example.com', 'example.com'],
  ['Console.Example.COM.:8443', 'example.com'],
  ['my.brand.co.id', 'brand.co.id'],
  ['my.brand.desa.id', 'brand.desa.id'],
  ['metal.localhost:8080', 'metal.localhost'],
  ['localhost:8080', undefined],
  ['127.0.0.1:8080', undefined],
  ['[::1]:8080', undefined],
  ['com', undefined],
  ['co.id', undefined],
  ['vercel.app', undefined],
])('%s: %s', (host, expected) => expect(registeredDomain(host)).toBe(expected));

it.each(['me.uk', 'in.th', 'desa.id', 'co.id', 'com.br', 'vercel.app', 'github.io', 's3.amazonaws.com'])(
  'neighbours under %s are strangers',
  (registry) => {
    const host = `console.${registry}`;
    const site = { id: 'x', host, domain: registeredDomain(host) };
    expect(belongsToSite(`login.console.${registry}`, site)).toBe(true);
    for (const stranger of [`evil.${registry}`, registry, `login.evil.${registry}`])
      expect(belongsToSite(stranger, site)).toBe(false);
  },
);
