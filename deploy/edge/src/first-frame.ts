import { BASE_PATH, paths } from '@console/contract/paths';
import type { SiteDocument } from '@console/contract/site-document';
import { renderFrame } from 'shell/frame';

/** Pages without the console around them, whoever is signed in; what is below them, too. */
const ALONE: readonly string[] = [paths.authCallback(), paths.paymentReturn(), '/mock', '/_health'];

/** How many frames are kept, some 20 KB each: some sites, each with its entries of the navigation. */
const KEPT = 200;
const kept = new Map<string, string | undefined>();

/** What a frame is drawn of, and nothing that changes from one response to the next. */
function keyOf({ config, brand, registry, announcement }: SiteDocument, segment: string): string {
  const versions = registry.remotes.map(({ name, version }) => `${name} ${version}`);
  return JSON.stringify([segment, versions, announcement !== undefined, config, brand]);
}

type Areas = readonly { readonly area: { readonly routes: readonly { readonly prefix: string }[] } }[];

/** The first part of a route, which decides on the entry that is marked; what no area owns marks none, whatever it is. */
function segmentOf(areas: Areas, route: string): string {
  const segment = `/${route.split('/')[1] ?? ''}`;
  const isOwned = areas.some(({ area }) => area.routes.some(({ prefix }) => prefix.split('/')[1] === segment.slice(1)));
  return segment === '/' || isOwned ? segment : '/404';
}

/**
 * What stands on a page first, as HTML: the frame of the console and that of sign-in; undefined for pages that have none.
 * Drawn once for a site and an entry of its navigation, which the first part of the route decides.
 * @param pathname of the browser
 * @param areas what the site runs
 */
export function frameOf(document: SiteDocument, pathname: string, areas: Areas): string | undefined {
  const route = pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : undefined;
  if (route === undefined || ALONE.some((alone) => `${route}/`.startsWith(`${alone}/`))) return undefined;
  const segment = segmentOf(areas, route);
  const key = keyOf(document, segment);
  if (kept.has(key)) return kept.get(key);
  const frame = renderFrame(document, segment);
  const [oldest] = kept.keys();
  if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, frame);
  return frame;
}

/**
 * Style of the frame: there as long as the console has drawn nothing and its scripts have not failed; that of sign-in as long as
 * its area has drawn nothing, and no loading screen. Words are held back where whoever is signed in reads another language than
 * the site's; keys where they are others, by the system.
 */
export const frameStyle = `
html:not([data-frame]) #frame,#root:not(:empty)~#frame,#start-fallback:not([hidden])~#frame,[data-frame=out] #frame>.shell,html:not([data-frame=out]) #frame>.ui-out{display:none}
[data-frame=out] #frame{position:absolute;inset:0 0 auto}
[data-frame=out] #root:has(.shell-outlet:empty:only-child)~#start-fallback[hidden]~#frame{display:block}
[data-frame~=wordless] #frame :is(.shell-item,.shell-search)>span,[data-frame~=keyless] #frame kbd{visibility:hidden}`;

/**
 * The inline script that decides on the frame, before anything is painted: that of the console where somebody is signed in.
 * @param environment mock mode, whose site is another one, is of development alone; no other page names it
 */
export const frameScript = (environment: SiteDocument['environment']): string => `(function(root){try{
${environment === 'development' ? 'if(root.dataset.mock)return;' : ''}
if(!(localStorage.getItem('impersonation')||localStorage.getItem('apikey'))){root.dataset.frame='out';return}
var language=localStorage.getItem('language');
var shown=['on'];
if(language&&language.split(/[-_]/)[0]!==root.lang.split(/[-_]/)[0])shown.push('wordless');
if(/Mac|iP(hone|ad)/.test(navigator.userAgent))shown.push('keyless');
root.dataset.frame=shown.join(' ')
}catch(e){}})(document.documentElement)`;
