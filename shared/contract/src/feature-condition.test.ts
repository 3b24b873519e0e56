import * as v from 'valibot';
import { isEnabled } from './feature-condition';
import { SiteConfig } from './site-config';

it('takes one switch, or one of several', () => {
  const config = v.parse(SiteConfig, {
    siteName: 'Acme',
    siteTheme: 'warren',
    siteCountry: 'EE',
    siteLocale: 'en',
    siteCurrency: 'EUR',
    locations: [],
    ipsEnabled: false,
    storageEnabled: true,
  });
  expect(isEnabled(undefined, config)).toBe(true);
  expect(isEnabled('ipsEnabled', config)).toBe(false);
  expect(isEnabled(['ipsEnabled', 'storageEnabled'], config)).toBe(true);
  expect(isEnabled('unknownEnabled', config)).toBe(false);
});
