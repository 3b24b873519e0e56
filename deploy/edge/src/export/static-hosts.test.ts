/** @jest-environment node */
import { addSecurityHeaders, securityHeaders } from '../security-headers';
import { nginxFiles } from './nginx';
import { pageRules } from './page-rules';
import { hostFiles } from './static-hosts';
import type { StaticPage } from './static-pages';

const page = (file: string, rest: Partial<StaticPage> = {}): StaticPage => ({
  file,
  html: '',
  policy: "default-src 'none'",
  ...rest,
});
const pages = [
  page('app/index.html', { prefix: '/' }),
  page('app/compute/index.html', { prefix: '/compute' }),
  page('app/compute/create/index.html', { prefix: '/compute/create' }),
  page('app/billing/index.html', { prefix: '/billing' }),
  page('app/other/index.html'),
  page('app/vendor.html', { prefix: '/billing/account/id/card', way: 'paypal_vault' }),
];
const files = new Map(hostFiles(pages));
const lines = (name: string): string[] => (files.get(name) ?? '').split('\n').filter(Boolean);

const escaped = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
/** A path of these files as hosts read it: `*` for all below, `/:id` for one part. */
const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${escaped(pattern).replace('*', '.*').replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

/** The file that a static host answers a path with. `readsQueries`: Netlify does, Cloudflare Pages passes over such a line. */
function ofHost(path: string, way: string, readsQueries: boolean): string {
  for (const line of lines('_redirects')) {
    const [from = '', ...rest] = line.split(' ');
    const query = rest.length === 3 ? rest[0] : undefined;
    if (query !== undefined && (!readsQueries || query !== `way=${way}`)) continue;
    const [to = '', status] = rest.slice(-2);
    if (fits(from, path)) return status === '200' ? to.replace(/\/$/, '/index.html') : `${status} ${to}`;
  }
  return path === '/app/' ? '/app/index.html' : '/app/other/index.html';
}

/** The file that nginx answers it with, by its own rules. */
function ofNginx(path: string, way: string): string {
  const [, http = ''] = nginxFiles(pages)[0] ?? [];
  const [, rows = ''] = /\$console_page \{([^}]*(?:\{[^}]*\}[^}]*)*)\n\}/.exec(http) ?? [];
  for (const [, pattern = '', file = ''] of rows.matchAll(/"~([^"]+)" "([^"]+)";/g))
    if (new RegExp(pattern.replaceAll(String.raw`\\`, '\\')).test(`${path} ${way}`)) return file;
  return '/app/other/index.html';
}

it.each([
  ['/app/', ''],
  ['/app/compute', ''],
  ['/app/compute/vm/tll/1', ''],
  ['/app/compute/create', ''],
  ['/app/compute/create/x', ''],
  ['/app/computers', ''],
  ['/app/nowhere', ''],
  ['/referral/abc', ''],
  ['/app/billing/account/7/card', ''],
  ['/app/billing/account/7/card', 'paypal_vault'],
])('%s %s: the page that nginx answers it with', (path, way) => {
  expect(ofHost(path, way, true)).toBe(ofNginx(path, way));
  if (way === '') expect(ofHost(path, way, false)).toBe(ofNginx(path, way));
});

it('leads to the console, and names no page in a way that leads on', () => {
  expect(['/', '/app'].map((path) => ofHost(path, '', false))).toEqual(['302 /app/', '302 /app/']);
  // Cloudflare Pages leads from a file to its folder, and passes over what it takes for a ring.
  for (const line of lines('_redirects').filter((one) => !one.includes('way=')))
    expect(line).not.toMatch(/\.html|index/);
  expect(pageRules(pages)).toHaveLength(5);
});

/** Headers of a path, those of several rules put together. */
function headersOf(path: string): Headers {
  const headers = new Headers();
  let holds = false;
  for (const line of lines('_headers')) {
    if (!line.startsWith(' ')) holds = fits(line, path);
    else if (holds) headers.append(line.slice(0, line.indexOf(':')).trim(), line.slice(line.indexOf(':') + 1).trim());
  }
  return headers;
}

it('has the headers of an edge; of the policy what a page can not say itself', () => {
  const {
    'content-security-policy': _,
    'cache-control': _cache,
    ...edge
  } = Object.fromEntries(securityHeaders('site'));
  const { 'content-security-policy': policy, ...own } = Object.fromEntries(headersOf('/app/compute'));
  expect(own).toEqual(edge);
  expect(policy).toBe("frame-ancestors 'none'");
});

it.each(['/app/assets/1/main.js', '/remotes/mf-compute/1/a.js', '/app/fonts/1/a.woff2', '/app/brand/1/a.svg'])(
  '%s: kept for good, each header said once',
  (path) => {
    const headers = headersOf(path);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

it('lets a picture of the brand do nothing as a page', () => {
  const edge = new Headers({ 'content-type': 'image/svg+xml' });
  addSecurityHeaders(edge, 'site');
  expect(headersOf('/app/brand/1/a.svg').get('content-security-policy')).toContain(
    String(edge.get('content-security-policy')),
  );
});

it('has the pages of areas for certain where there are more than these hosts read', () => {
  const many = Array.from({ length: 300 }, (_, at) =>
    page('app/compute/index.html', { prefix: `/compute/screen${at}` }),
  );
  const [, [, text]] = hostFiles([...many, ...pages]);
  const splats = text.split('\n').filter((line) => line.includes('*'));
  expect(splats).toHaveLength(100);
  expect(splats).toContain('/app/billing/* /app/billing/ 200');
  expect(splats.at(-1)).toBe('/referral/* /app/other/ 200');
});

it('stays within what these hosts read', () => {
  for (const name of ['_headers', '_redirects']) for (const line of lines(name)) expect(line.length).toBeLessThan(2000);
  const paths = lines('_headers').filter((line) => !line.startsWith(' '));
  expect(paths).toEqual([...new Set(paths)]);
  expect(paths.length).toBeLessThan(100);
});
