import { checkedConfig, readSite } from './read-sites';
import type { SiteDefinition } from './site';

/** A site of a brand that has none of its own: what the default site offers, in that brand's clothes. */
export function demoSite(brand: string, name: string): SiteDefinition {
  const { config, announcement: _once, ...rest } = readSite('default');
  const id = `demo-${brand}`;
  return {
    ...rest,
    id,
    hosts: [`${brand}.localhost`],
    brand,
    config: checkedConfig(id, { ...config, siteTheme: brand, siteName: name }),
  };
}
