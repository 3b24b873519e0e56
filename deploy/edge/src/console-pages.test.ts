/** @jest-environment node */
import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { brands } from '@console/brands';
import { paths } from '@console/contract/paths';
import { sites } from '@console/sites';
import { BrandFiles } from './brand-files';
import type { Client } from './client';
import { makePage, pageResponse } from './console-pages';
import type { PageSources } from './site-document';

const sources: PageSources = {
  registryOf: () => ({
    shell: {
      version: '1',
      base: '/app/assets/1/',
      scripts: [{ file: 'main.js', integrity: 'sha384-m' }],
      styles: [],
      groups: {},
      lazy: [],
    },
    remotes: [],
  }),
  configOf: async ({ config }) => config,
  allowOf: ({ allow }) => allow,
  brandFiles: new BrandFiles(),
  brands,
};

/** A build for measurements, whose files have no hash. */
const bare: PageSources = {
  ...sources,
  registryOf: () => ({
    shell: { version: '1', base: '/app/assets/1/', scripts: [{ file: 'main.js' }], styles: [], groups: {}, lazy: [] },
    remotes: [],
  }),
};

const CARD = `/app${paths.cardAdd({ id: 1 })}?way=paypal_vault`;

async function page({
  protocol = 'http',
  at = '/app/',
  headers = {},
  from = sources,
}: { protocol?: Client['protocol']; at?: string; headers?: Record<string, string>; from?: PageSources } = {}) {
  const client = { address: '203.0.113.7', protocol };
  const [site] = sites;
  if (!site) throw new Error('The default site is gone');
  const request = new Request(`http://localhost:8080${at}`, { headers });
  const made = await makePage(request, { site, host: 'localhost:8080', client }, from);
  const response = pageResponse(request, made);
  const policy = response.headers.get('content-security-policy') ?? '';
  return { made, response, policy, html: await response.clone().text() };
}

it('is the same for everybody, and lets in by hashes what it carries', async () => {
  const [first, second] = await Promise.all([page(), page()]);
  expect(first.html).toBe(second.html);
  expect(first.policy).toBe(second.policy);
  expect(first.html).not.toMatch(/ nonce="/);
  const scripts = [...first.html.matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) => code);
  expect(scripts.length).toBeGreaterThan(4);
  expect(first.policy).toContain(`'sha384-m'`);
  for (const code of scripts)
    expect(first.policy).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  expect(first.policy).not.toMatch(/script-src[^;]*'(?:self|unsafe)/);
});

it.each([
  ['a vendor needs one', { at: CARD }],
  ['a file has no hash', { from: bare }],
])('has a nonce that nobody can guess or see twice where %s, and carries it', async (_, asked) => {
  const pages = await Promise.all([page(asked), page(asked), page(asked)]);
  const nonces = pages.map(({ policy }) => /'nonce-([^']+)'/.exec(policy)?.[1] ?? '');
  expect(new Set(nonces).size).toBe(3);
  for (const [at, { html, made }] of pages.entries()) {
    expect(Buffer.from(nonces[at] ?? '', 'base64')).toHaveLength(18);
    expect(html).toContain(`<script nonce="${nonces[at]}">`);
    expect(made.isForOne).toBe(true);
  }
});

it('is compressed anew, and better, once it is asked for again', async () => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const at = '/app/metal';
  const [first, second] = [await page({ headers, at }), await page({ headers, at })];
  expect(second.made.content).toBe(first.made.content);
  let best = second.made.content;
  while (best === first.made.content) {
    await new Promise(setImmediate);
    best = (await page({ headers, at })).made.content;
  }
  expect(best.byteLength).toBeLessThan(first.made.content.byteLength);
  expect(brotliDecompressSync(best).equals(brotliDecompressSync(first.made.content))).toBe(true);
});

it('tells the time of the server beside the page, which has none', async () => {
  const before = Date.now();
  const time = Number(/^now;dur=(\d+)$/.exec((await page()).response.headers.get('server-timing') ?? '')?.[1]);
  expect(time).toBeGreaterThanOrEqual(before);
  expect(time).toBeLessThanOrEqual(Date.now());
});

it('is never kept', async () => {
  expect((await page()).response.headers.get('cache-control')).toBe('no-store');
});

it('says where browsers report what its policy kept out', async () => {
  const { headers } = (await page({ protocol: 'https' })).response;
  expect(headers.get('reporting-endpoints')).toBe('csp="/reports/csp"');
  expect(headers.get('content-security-policy')).toMatch(/; report-uri \/reports\/csp; report-to csp$/);
  expect((await page()).response.headers.get('content-security-policy')).toMatch(/; report-uri \/reports\/csp$/);
});
