import { SiteConfig } from '@console/contract/site-config';
import type { SiteDefinition } from '@console/sites';
import * as v from 'valibot';
import { passOn } from './api-proxy';
import type { Backend } from './backend';
import { chatAllow } from './chat-frame/chat-of';
import { passReport } from './reports';
import { mergeAllow, vendorAllow } from './processor-hosts';

const ONE_DAY_MS = 24 * 60 * 60 * 1000;
/** After a failure the API is left alone for so long: no page waits for it meanwhile. */
const RETRY_MS = 30_000;
const TIMEOUT_MS = 5000;

/** @throws Error when the answer is none, is damaged, or is another site's */
async function fetchConfig(origin: string, { brand }: SiteDefinition): Promise<SiteDefinition['config']> {
  const answer = await fetch(`${origin}/api/v1/config/ui/config`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const config = v.parse(SiteConfig, await answer.json());
  if (config.siteTheme !== brand) throw new Error(`it is that of the brand '${config.siteTheme}'`);
  return config;
}

/**
 * A real API. The site's configuration comes from its own call and is kept for a day; while it can't be had, the last one
 * or the site's written configuration stands in.
 */
export function apiBackend(origin: string): Backend {
  const configs = new Map<string, { config: SiteDefinition['config']; until: number }>();
  const configOf = async (site: SiteDefinition): Promise<SiteDefinition['config']> => {
    const known = configs.get(site.id);
    if (known && known.until > Date.now()) return known.config;
    try {
      const config = await fetchConfig(origin, site);
      configs.set(site.id, { config, until: Date.now() + ONE_DAY_MS });
      return config;
    } catch (error) {
      const config = known?.config ?? site.config;
      configs.set(site.id, { config, until: Date.now() + RETRY_MS });
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`${site.id}: the configuration of ${origin} can't be used: ${reason}`);
      return config;
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
