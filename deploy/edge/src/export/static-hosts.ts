import { addSecurityHeaders, securityHeaders } from '../security-headers';
import { IMMUTABLE } from '../static-files';
import { FILES, otherPage, pageRules } from './page-rules';
import type { StaticPage } from './static-pages';

/** A path with what its responses say; `*` stands for all below. */
type HeaderRule = readonly [path: string, headers: readonly (readonly [name: string, value: string])[]];

/** A page has the rest of its policy in itself: what only a header can say. Hosts read no line that is as long as a whole one. */
const ONLY_IN_HEADERS = "frame-ancestors 'none'";

/** Of a picture of the brand, should a browser show it as a page. */
function policyOfData(): string {
  const headers = new Headers();
  addSecurityHeaders(headers, 'site');
  return headers.get('content-security-policy') ?? '';
}

/** Their pictures may be opened as a page; a script of an area brings no policy into a worker of its own. */
const OF_BRAND = ['/app/fonts/', '/app/brand/'];

/**
 * Each path stands there once, for Cloudflare Pages takes the last rule of a path; where two paths fit, hosts put the policies
 * together, and no other header is in both.
 */
function headerRules(): HeaderRule[] {
  const everywhere = [...securityHeaders('site')].filter(
    ([name]) => name !== 'content-security-policy' && name !== 'cache-control',
  );
  const ofFolder = (folder: string): HeaderRule[1] => [
    ['cache-control', IMMUTABLE],
    ...(OF_BRAND.includes(folder) ? ([['content-security-policy', policyOfData()]] as const) : []),
  ];
  return [
    ['/*', [...everywhere, ['content-security-policy', ONLY_IN_HEADERS]]],
    ...FILES.map((folder): HeaderRule => [`${folder}*`, ofFolder(folder)]),
  ];
}

/** A folder's page, as a host names it: one whose file is named is led on to its folder. */
const addressOf = (file: string): string => `/${file.replace(/index\.html$/, '')}`;

/** Cloudflare Pages reads so many rules with a `*` or a name in them, and passes over what comes then; one is that of referrals. */
const MOST_RULES = 99;

function redirects(pages: readonly StaticPage[]): string[] {
  const rules = pageRules(pages);
  const byQuery = rules.flatMap(({ prefix, way, file }) =>
    way === undefined ? [] : [`/app${prefix.replace('/id/', '/:id/')} way=${way} ${addressOf(file)} 200`],
  );
  // The page of `/` is the one of its folder alone: what is below it may be a file of the console.
  const below = rules.filter(({ prefix, way }) => way === undefined && prefix !== '/');
  const exact = below.map(({ prefix, file }) => `/app${prefix} ${addressOf(file)} 200`);
  // Of too many the longest go: a shorter one has the same page but for what is fetched ahead.
  const kept = below.slice(Math.max(0, below.length - MOST_RULES));
  const splats = kept.map(({ prefix, file }) => `/app${prefix}/* ${addressOf(file)} 200`);
  const other = otherPage(pages);
  const referral = other ? [`/referral/* ${addressOf(other.file)} 200`] : [];
  return ['/ /app/ 302', '/app /app/ 302', ...byQuery, ...exact, ...splats, ...referral];
}

/** `_headers` as text. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(([path, values]) => `${[path, ...values.map(([name, value]) => `  ${name}: ${value}`)].join('\n')}\n`)
    .join('');

/**
 * `_headers` and `_redirects`, by name of the file, for static hosts that read them (Netlify, Cloudflare Pages): the headers and the
 * pages that nginx has (nginx.ts), as far as such files can say it. What no rule names is answered with `404.html` there.
 */
export const hostFiles = (
  pages: readonly StaticPage[],
): readonly [headers: readonly [string, string], redirects: readonly [string, string]] => [
  ['_headers', headersFile(headerRules())],
  ['_redirects', `${redirects(pages).join('\n')}\n`],
];
