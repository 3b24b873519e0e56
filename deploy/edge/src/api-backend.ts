import { SiteConfig } from '@console/contract/site-config';
import type { SiteDefinition } from '@console/sites';
import * as v from 'valibot';
import type { Backend } from './backend';
import { chatAllow } from './chat-frame/chat-of';
import { mergeAllow, vendorAllow } from './processor-hosts';
import { passReport } from './reports';

/** Headers that belong to one connection and are never passed on. */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'te',
  'trailer',
  'proxy-authorization',
];
/** fetch decodes the body, so its old length and encoding no longer hold. */
const DECODED = ['content-encoding', 'content-length'];

/** Passes a call on to a real API, body and answer as streams. Answers 502 in the API's own error shape when it can't be reached. */
async function passOn(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of HOP_BY_HOP) headers.delete(name);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  try {
    const response = await fetch(origin + pathname + search, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: request.signal,
      ...(hasBody ? { body: await request.arrayBuffer() } : {}),
    });
    const answered = new Headers(response.headers);
    for (const name of [...HOP_BY_HOP, ...DECODED]) answered.delete(name);
    return new Response(response.body, { status: response.status, headers: answered });
  } catch {
    return Response.json({ message: 'The API can not be reached' }, { status: 502 });
  }
}

const ONE_DAY_MS = 24 * 60 * 60 * 1000;
/** After a failure the API is left alone for so long: no page waits for it meanwhile. */
const RETRY_MS = 30_000;
const TIMEOUT_MS = 5000;

/** @throws Error when the response is none, is damaged, or is another site's */
async function fetchConfig(origin: string, { brand }: SiteDefinition): Promise<SiteDefinition['config']> {
  const response = await fetch(`${origin}/api/v1/config/ui/config`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const config = v.parse(SiteConfig, await response.json());
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
    servesHost: () => false,
    close: async () => {},
  };
}
