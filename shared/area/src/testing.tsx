export { declaredJournal } from './testing/declared-journal';
import type { SiteDocument } from '@console/contract/site-document';
import { provideSite, type Site } from './site';

/** A small site for tests: two locations, every switch on. */
export function provideTestSite(config: Partial<SiteDocument['config']> = {}): Site {
  const face = { family: 'Sans' };
  return provideSite({
    site: { id: 'test', host: 'localhost' },
    environment: 'development',
    config: {
      siteName: 'Warren',
      siteTheme: 'warren',
      siteCountry: 'EE',
      siteLocale: 'en-GB',
      siteCurrency: 'EUR',
      locations: [
        { slug: 'jhv', display_name: 'Jõhvi', country_code: 'est', order_nr: 2 },
        { slug: 'tll', display_name: 'Tallinn', country_code: 'est', order_nr: 1 },
        { slug: 'old', display_name: 'Old', country_code: 'est', is_published: false },
      ],
      bareMetalEnabled: true,
      servicesEnabled: true,
      storageEnabled: true,
      loadBalancerEnabled: true,
      privateNetworksEnabled: true,
      ...config,
    },
    brand: {
      id: 'warren',
      name: 'warren',
      primary: '#0f6070',
      accent: '#f0a437',
      neutralChroma: 0.0055,
      lineShift: 0,
      fonts: { body: face, heading: face, mono: face },
      radius: { control: 4, card: 6, sheet: 10 },
      row: 44,
      secondLine: true,
      shell: 'frame',
      motif: 'tunnels',
      link: 'none',
      taxLabel: 'VAT',
      mark: [],
    },
    allow: { script: [], frame: [], connect: [], form: [] },
    registry: { shell: { version: '1', base: '/app/assets/1/' }, remotes: [] },
  });
}
