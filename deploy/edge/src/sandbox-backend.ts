import type { BrandDocument } from '@console/contract/brand';
import { createSandboxServer } from '@console/sandbox/node';
import type { SiteDefinition } from '@console/sites';
import type { Backend } from './backend';
import { seenBy } from './client';
import { chatAllow } from './chat-frame/chat-of';
import { mergeAllow, fakeAllow } from './processor-hosts';
import { s3Allow } from './s3-listener';
import { sandboxOrigins } from './sandbox-origins';
import type { EdgeSettings } from './settings';

/** The domain of the identity provider that the sandbox serves: every site's own host; at 127.0.0.1 none shares the suffix. */
function authDomain(host: string): string {
  return host.startsWith('127.0.0.1') ? host.replace('127.0.0.1', 'localhost') : host;
}

/** The identity provider's addresses, and the sandbox's own pages and controls. */
const FAKE_PATHS = [
  '/co/*',
  '/dbconnections/*',
  '/.well-known/*',
  '/oauth/*',
  '/v2/*',
  '/sandbox/*',
  '/authorize',
  '/userinfo',
  '/login/*',
];

type Brands = Readonly<Record<string, BrandDocument>>;
const branded = (sites: readonly SiteDefinition[], brands: Brands) =>
  sites.map((site) => ({ ...site, taxLabel: brands[site.brand]?.taxLabel ?? 'VAT' }));

/**
 * The sandbox, in this process.
 * @throws DataFolderError where the data folder can't be used
 */
export async function sandboxBackend(
  { sites, brands }: { readonly sites: readonly SiteDefinition[]; readonly brands: Brands },
  settings: EdgeSettings,
): Promise<Backend> {
  const { dataDir, controls, port } = settings;
  const { pay, chat, s3 } = sandboxOrigins(settings);
  const fakeHosts = [pay, chat].map((origin) => new URL(origin).hostname);
  const server = await createSandboxServer({
    dataDir,
    sites: branded(sites, brands),
    controls,
    port,
    origins: { ...settings.publicOrigins, s3 },
  });
  return {
    paths: { api: ['/api/*', '/v1/*'], fakes: FAKE_PATHS },
    fetch: (request, { client, getBody }) => server.fetch(seenBy(client, request), getBody),
    takeFault: (target) => server.takeFault(target),
    hasFaults: (host) => server.hasFaults(host),
    configOf: async (site, host) => ({ ...site.config, authDomain: site.config.authDomain ?? authDomain(host) }),
    fetchS3: (request, target) => server.fetchS3(request, target),
    allow: ({ allow }, _host, config) =>
      mergeAllow(allow, fakeAllow(config, pay), chatAllow(config, chat), s3Allow(config, s3)),
    report: (request) => server.fetch(request),
    fakes: { pay, chat },
    setSites: (changed, worn) => server.setSites(branded(changed, worn)),
    servesHost: (hostName) => fakeHosts.includes(hostName),
    close: () => server.close(),
  };
}
