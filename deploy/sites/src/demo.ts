import { defaultConfig, defaultSite } from './default';
import type { SiteDefinition } from './site';

/** A site of a brand that has none of its own: what the default site offers, in that brand's clothes. */
export function demoSite(brand: string, name: string): SiteDefinition {
  return {
    ...defaultSite,
    id: `demo-${brand}`,
    hosts: [`${brand}.localhost`],
    brand,
    config: { ...defaultConfig, siteTheme: brand, siteName: name },
  };
}
