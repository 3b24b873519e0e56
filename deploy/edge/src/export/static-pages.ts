import { BASE_PATH, paths } from '@console/contract/paths';
import type { ShellRecord, SiteDocument } from '@console/contract/site-document';
import { type BuiltRemote, isOn, remotesOfSite } from '@console/registry';
import type { SiteDefinition } from '@console/sites';
import { pageOf } from '../console-pages';
import { policyDirectives } from '../csp';
import { renderPage } from '../page';
import { lazyFiles } from '../preloads';
import type { PageSources } from '../site-document';
import { takesVendorHtml, WRITES_HTML } from '../vendor-page';
import { ownSourcesOf } from '../page-sources';

/** A page that is a file. */
export interface StaticPage {
  /** Below the folder that is served: `app/compute/index.html`. */
  readonly file: string;
  /** The paths of the browser that it answers, below the base path: all below this one. None: what no other page answers. */
  readonly prefix?: string;
  /** Only where the query says so: `way=paypal_vault`. `prefix` is a pattern then. */
  readonly way?: string;
  readonly html: string;
  /** The policy for a header; the page has it as well, without what only a header can say. */
  readonly policy: string;
}

/** Ignored in a page, with a complaint. */
const ONLY_IN_HEADERS = /^(frame-ancestors|report-uri) /;

/** A path that no area owns. */
const OWNED_BY_NONE = '/404';

/** Where reports go that no edge hands on; a policy says no query. */
const reportsOf = ({ reporting }: SiteDocument): string[] =>
  reporting?.address === undefined ? [] : reporting.address.split('?', 1);

/** The number of an account in a path, whatever it is. */
const ANY_ID = 'id';

/** Routes with a page of their own: what they preload or ask for first differs. Each answers what is below it, too. */
export function routesOf(remotes: readonly BuiltRemote[], config: Readonly<Record<string, unknown>>): string[] {
  const routes = remotes.flatMap(({ area, modules }) => {
    const own = area.routes.filter(({ feature }) => isOn(feature, config)).map(({ prefix }) => prefix);
    const screens = Object.keys(modules)
      .filter((name) => name.startsWith('#'))
      .map((name) => `/${name.slice(1).replaceAll('-', '/')}`)
      .filter((route) => own.some((prefix) => new RegExp(`^${prefix}/[^/]+$`).test(route)));
    const first = area.data.filter(({ feature }) => isOn(feature, config)).map(({ route }) => route);
    return [...own, ...screens, ...first];
  });
  return [...new Set(routes.filter((route) => route !== '/'))].toSorted();
}

interface Export {
  readonly site: SiteDefinition;
  /** Where the site is served. */
  readonly host: string;
  /** What the document says of a site that is files. */
  readonly adapt: (document: SiteDocument) => SiteDocument;
  /** Whether a file of a build, by its name, is among those of the site. */
  readonly isWanted: (file: string) => boolean;
}

/**
 * All pages of a site as files, made by what makes the edge's; hashes stand in for its nonces.
 * @returns the pages, and what they refer to
 */
export async function staticPages(
  { site, host, adapt, isWanted }: Export,
  sources: PageSources,
): Promise<{ readonly pages: readonly StaticPage[]; readonly document: SiteDocument; readonly shell: ShellRecord }> {
  const registry = sources.registryOf(site);
  const make = async (route: string, query = new URLSearchParams()) => {
    const { document: plain, parts } = await pageOf(
      { site, host },
      { pathname: `${BASE_PATH}${route}`, query },
      sources,
    );
    const document = adapt(plain);
    const dataPath = `${BASE_PATH}${route}`.replace(/\/$/, '');
    const remotes = remotesOfSite(registry.remotes, { ...document.config });
    const bare = {
      ...parts,
      dataPath,
      // Nobody answers before the sandbox in the browser does.
      data: document.demo ? [] : parts.data,
      lazy: lazyFiles({ shell: parts.shell, remotes }).filter(({ file }) => isWanted(file)),
    };
    const preloaded = [...parts.preloads.signedIn, ...parts.preloads.signedOut]
      .filter(({ as }) => as === 'script')
      .flatMap(({ integrity }) => integrity ?? []);
    const own = { ...ownSourcesOf(renderPage(document, bare), preloaded), reports: reportsOf(document) };
    const directives = policyDirectives(own, document.allow, document.takesVendorHtml, document.overrides);
    const inPage = directives.filter((directive) => !ONLY_IN_HEADERS.test(directive)).join('; ');
    return { document, parts, html: renderPage(document, { ...bare, policy: inPage }), policy: directives.join('; ') };
  };

  const { document, parts, html, policy } = await make('/');
  const remotes = remotesOfSite(registry.remotes, { ...document.config });
  const pages: StaticPage[] = [{ file: 'app/index.html', prefix: '/', html, policy }];
  for (const prefix of routesOf(remotes, { ...document.config })) {
    // A page is made in a moment, and their order is that of the files.
    // oxlint-disable-next-line no-await-in-loop
    const page = await make(prefix);
    pages.push({ file: `app${prefix}/index.html`, prefix, html: page.html, policy: page.policy });
  }
  const other = await make(OWNED_BY_NONE);
  pages.push({ file: 'app/other/index.html', html: other.html, policy: other.policy });
  const card = paths.cardAdd({ id: 0 });
  const query = new URLSearchParams({ way: WRITES_HTML });
  if (takesVendorHtml(card, query, document.config)) {
    const page = await make(card, query);
    const prefix = paths.cardAdd({ id: ANY_ID });
    pages.push({ file: 'app/vendor.html', prefix, way: WRITES_HTML, html: page.html, policy: page.policy });
  }
  return { pages, document, shell: parts.shell };
}
