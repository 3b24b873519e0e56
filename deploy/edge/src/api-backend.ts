import { SiteConfig } from '@console/contract/site-config';
import type { SiteDefinition } from '@console/sites';
import * as v from 'valibot';
import { passOn } from './api-proxy';
import type { Backend } from './backend';
import { chatAllow } from './chat-frame/chat-of';
import { passReport } from './reports';
import { mergeAllow, vendorAllow } from './processor-hosts';

const ONE_DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A real API. The site's configuration comes from its own call and is kept for a day; while it can't be had, the site's
 * written configuration stands in.
 */
export function apiBackend(origin: string): Backend {
  const configs = new Map<string, { config: SiteDefinition['config']; until: number }>();
  const configOf = async (site: SiteDefinition): Promise<SiteDefinition['config']> => {
    const known = configs.get(site.id);
    if (known && known.until > Date.now()) return known.config;
    try {
      const answer = await fetch(`${origin}/api/v1/config/ui/config`, { signal: AbortSignal.timeout(5000) });
      const config = v.parse(SiteConfig, await answer.json());
      configs.set(site.id, { config, until: Date.now() + ONE_DAY_MS });
      return config;
    } catch {
      return known?.config ?? site.config;
    }
  };
  return {
    fetch: (request) => passOn(request, origin),
    takeFault: () => undefined,
    configOf,
    allow: (site) => {
      const config = configs.get(site.id)?.config ?? site.config;
      return mergeAllow(site.allow, vendorAllow(config), chatAllow(config, site.chatHost?.origin));
    },
    report: passReport,
    answersAt: () => false,
    close: async () => {},
  };
}
