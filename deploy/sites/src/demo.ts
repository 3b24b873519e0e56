import { defaultConfig, defaultSite } from './default';
import { demoChat } from './demo-chat';
import type { SiteDefinition } from './site';

/**
 * A site of a brand that has none of its own: what the default site offers, in that brand's clothes. Six of them have
 * chat, each with another provider.
 */
export function demoSite(brand: string, name: string): SiteDefinition {
  const chatConfig = demoChat[brand];
  const chat = chatConfig ? { chatEnabled: true, chatConfig } : {};
  return {
    ...defaultSite,
    id: `demo-${brand}`,
    hosts: [`${brand}.localhost`],
    brand,
    config: { ...defaultConfig, ...chat, siteTheme: brand, siteName: name },
  };
}
