import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installedBrands } from '@console/brands';
import { environmentOf } from '@console/contract/environment';
import type { SiteDocument } from '@console/contract/site-document';
import type { SiteDefinition } from '@console/sites';
import { apiBackend } from '../api/backend';
import { isHandedOut } from '../assets';
import { BrandFiles } from '../brand-files';
import { servedSites } from '../served-sites';
import { type EdgeSettings, SettingsError } from '../settings';
import type { PageSources } from '../site-document';
import { demoOf } from './demo';
import { chatFiles } from './chat-files';
import { nginxFiles } from './nginx';
import { otherPage } from './page-rules';
import type { ExportOrder, Played } from './played';
import { directReporting, remarksOn } from './remarks';
import { siteVersions } from './site-versions';
import { hostFiles } from './static-hosts';
import { staticPages } from './static-pages';
import { copyVersion, writePacked } from './write-files';

export interface ExportOptions {
  readonly root: string;
  /** The folder that gets it; it is empty. */
  readonly out: string;
  readonly settings: Pick<EdgeSettings, 'sitesDir' | 'brandsDir' | 'apiOrigin' | 'registry'>;
}

/** The folder that a web server serves, below the one that is put out. */
export const PUBLIC = 'public';

/** The folder that is served at the chat host, where the site has one. */
const CHAT = 'chat';

/** What was put out. */
export interface Exported {
  readonly document: SiteDocument;
  /** What whoever serves it has to know: what else is to be served, and what is not in it. A line each. */
  readonly remarks: readonly string[];
}

/** @throws SettingsError for a host that is for development, or a site without an API */
async function real(site: SiteDefinition, order: ExportOrder, apiOrigin: string | undefined): Promise<Played> {
  const host = order.host ?? site.hosts[0] ?? '';
  const environment = environmentOf(host);
  if (environment === 'development')
    throw new SettingsError(
      `${host} is a host for development. Name the one that customers come to: npm run export -- ${site.id} --host console.example.com`,
    );
  const api = site.api ?? apiOrigin;
  if (api === undefined)
    throw new SettingsError(
      `The site '${site.id}' has no API. Give it one: "api" in its site.json, or API_ORIGIN. Or put out a demo: npm run export -- ${site.id} --demo`,
    );
  const backend = apiBackend(() => api);
  try {
    const config = await backend.configOf(site, host);
    const allow = backend.allow(site, host, config);
    return {
      host,
      config,
      allow: order.isProxied ? allow : { ...allow, connect: [api, ...allow.connect] },
      isWanted: (file) => isHandedOut(file, environment),
      facts: order.isProxied ? {} : { api },
      ...(order.isProxied ? { api } : {}),
    };
  } finally {
    await backend.close();
  }
}

/**
 * Puts a site out as files that any web server serves: its pages, the code that they refer to, the files of its brand, and a
 * configuration of nginx.
 * @throws SettingsError, SiteError, BrandError, RegistryError, StoreError
 */
export async function exportSite(order: ExportOrder, { root, out, settings }: ExportOptions): Promise<Exported> {
  const brands = installedBrands(settings.brandsDir);
  const sites = servedSites({ sitesDir: settings.sitesDir, apiOrigin: undefined }, brands);
  const site = sites.find(({ id }) => id === order.id);
  if (!site) throw new SettingsError(`There is no site '${order.id}'. Sites: ${sites.map(({ id }) => id).join(', ')}.`);
  const played = order.isDemo ? demoOf(site) : await real(site, order, settings.apiOrigin);
  const { host, config, allow, isWanted, facts } = played;
  const brandFiles = new BrandFiles();
  const worn = brands[site.brand];
  brandFiles.loadAll(worn ? [worn] : []);
  const { registry, folderOf } = await siteVersions(site, { root, env: process.env, published: settings.registry });
  const sources: PageSources = {
    registryOf: () => registry,
    configOf: async () => config,
    allowOf: () => allow,
    brandFiles,
    brands,
  };
  const reporting = order.isDemo ? undefined : directReporting(site);
  // A file knows no time, and no edge hands reports on.
  const adapt = (document: SiteDocument): SiteDocument => ({ ...document, reporting, ...facts });
  const { pages, document, shell: record } = await staticPages({ site, host, adapt, isWanted }, sources);
  const folder = path.join(out, PUBLIC);
  for (const { file, html } of pages) writePacked(folder, file, Buffer.from(html));
  for (const [url, content] of brandFiles.all()) writePacked(folder, url.slice(1), content);
  const { shell, remotes } = document.registry;
  const versions = [{ name: 'shell', ...shell }, ...remotes];
  for (const { name, version, base } of versions)
    copyVersion(await folderOf(name, version), path.join(folder, ...base.split('/')), isWanted);
  const other = otherPage(pages);
  // Hosts that know no rules show it for every address that has no file.
  if (other) writePacked(folder, '404.html', Buffer.from(other.html));
  writePacked(folder, 'index.html', Buffer.from(LEADS_TO_APP));
  const nginx = path.join(out, 'nginx');
  mkdirSync(nginx, { recursive: true });
  for (const [name, text] of nginxFiles(pages, played.api)) writeFileSync(path.join(nginx, name), text);
  // Such hosts can't keep from the browser what the API says for the console's origin.
  if (!order.isProxied) for (const [name, text] of hostFiles(pages)) writeFileSync(path.join(folder, name), text);
  const chat = order.isDemo ? undefined : chatFiles({ site, config, host, shell: record });
  if (chat) {
    const served = path.join(out, CHAT);
    writePacked(served, chat.page, Buffer.from(chat.html));
    copyVersion(
      await folderOf('shell', shell.version),
      path.join(served, ...shell.base.split('/')),
      (file) => file === chat.script,
    );
    writeFileSync(path.join(served, '_headers'), chat.headers);
    writeFileSync(path.join(nginx, 'chat.conf'), chat.nginx);
  }
  return { document, remarks: remarksOn(order, { site, config, reporting, chat: chat?.origin, folder: CHAT }) };
}

/** The page of `/` where the server leads nobody on by itself. */
const LEADS_TO_APP = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<meta http-equiv="refresh" content="0; url=app/">
<title>Console</title>
</head>
<body><a href="app/">Console</a></body>
</html>
`;
