import { SiteConfig } from '@console/contract/site-config';
import type { SiteDefinition } from '@console/sites';
import { reasonOf } from '@console/registry';
import * as v from 'valibot';
import type { Backend } from '../backend';
import { chatAllow } from '../chat-frame/chat-of';
import { mergeAllow, vendorAllow } from '../processor-hosts';
import { passReport } from '../reports';
import { configAllow } from './config-allow';
import { API_PREFIX, type ApiProxy, apiProxy } from './proxy';

type Config = SiteDefinition['config'];

const ONE_DAY_MS = 24 * 60 * 60 * 1000;
/** After a failure the API is left alone for so long: no page waits for it meanwhile. */
const RETRY_MS = 30_000;
const CONFIG_PATH = `${API_PREFIX}v1/config/ui/config`;

/** @throws Error when the response is none, is damaged, or is another site's */
async function fetchConfig(api: ApiProxy, { brand, hosts }: SiteDefinition): Promise<Config> {
  const config = v.parse(SiteConfig, await api.json(CONFIG_PATH, hosts[0] ?? ''));
  if (config.siteTheme !== brand) throw new Error(`it is that of the brand '${config.siteTheme}'`);
  return config;
}

/** The configurations of sites, each from its own API. One that is kept for a day; pages that ask at once ask once. */
function configsOf(apiOf: (site: SiteDefinition) => ApiProxy): (site: SiteDefinition) => Promise<Config> {
  // By the definition itself: a site that was changed is asked for anew.
  const kept = new WeakMap<SiteDefinition, { config: Config; until: number }>();
  const configs = new WeakMap<SiteDefinition, Promise<Config>>();

  const read = async (site: SiteDefinition): Promise<Config> => {
    const api = apiOf(site);
    try {
      const config = await fetchConfig(api, site);
      kept.set(site, { config, until: Date.now() + ONE_DAY_MS });
      if (config.storageEnabled && site.objectStore === undefined)
        console.error(`${site.id}/site.json: objectStore: missing; object storage is on, and no page may call it`);
      return config;
    } catch (error) {
      const config = kept.get(site)?.config ?? site.config;
      kept.set(site, { config, until: Date.now() + RETRY_MS });
      const reason = reasonOf(error);
      console.error(`${site.id}: the configuration of ${api.origin} can't be used: ${reason}`);
      return config;
    }
  };

  return async (site) => {
    const known = kept.get(site);
    if (known && known.until > Date.now()) return known.config;
    const asking = configs.get(site) ?? read(site).finally(() => configs.delete(site));
    configs.set(site, asking);
    return asking;
  };
}

/**
 * Real APIs, each with the sites that name it. The configuration of a site comes from its API's own call; while it can't be
 * had, the last one or the site's written configuration stands in.
 * @param originOf the API of a site
 */
export function apiBackend(originOf: (site: SiteDefinition) => string): Backend {
  const proxies = new Map<string, ApiProxy>();
  const apiOf = (site: SiteDefinition): ApiProxy => {
    const origin = originOf(site);
    const api = proxies.get(origin) ?? apiProxy(origin);
    proxies.set(origin, api);
    return api;
  };
  return {
    paths: { api: [`${API_PREFIX}*`], fakes: [] },
    fetch: async (request, { site, host, client }) =>
      site ? apiOf(site).fetch(request, host, client) : new Response(null, { status: 421 }),
    takeFault: () => undefined,
    configOf: configsOf(apiOf),
    allow: (site, host, config) =>
      mergeAllow(
        site.allow,
        configAllow(site, host, config),
        vendorAllow(config),
        chatAllow(config, site.chatHost?.origin),
      ),
    report: passReport,
    servesHost: () => false,
    close: async () => {
      await Promise.all([...proxies.values()].map((api) => api.close()));
    },
  };
}
