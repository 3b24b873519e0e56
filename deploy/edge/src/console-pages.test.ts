/** @jest-environment node */
import { brands } from '@console/brands';
import { sites } from '@console/sites';
import { BrandFiles } from './brand-files';
import type { Client } from './client';
import { pageResponse } from './console-pages';
import type { PageSources } from './site-document';

const sources: PageSources = {
  registryOf: () => ({
    shell: { version: '1', base: '/app/assets/1/', scripts: [{ file: 'main.js' }], styles: [], groups: {}, lazy: [] },
    remotes: [],
  }),
  configOf: async ({ config }) => config,
  allowOf: ({ allow }) => allow,
  brandFiles: new BrandFiles(),
  brands,
};

async function page(protocol: Client['protocol'] = 'http') {
  const client = { address: '203.0.113.7', protocol };
  const [site] = sites;
  if (!site) throw new Error('The default site is gone');
  const response = await pageResponse(
    new Request('http://localhost:8080/app/'),
    { site, host: 'localhost:8080', client },
    sources,
  );
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '') ?? [];
  return { response, nonce, html: await response.text() };
}

it('has a nonce that nobody can guess or see twice, and carries it', async () => {
  const pages = await Promise.all([page(), page(), page()]);
  expect(new Set(pages.map(({ nonce }) => nonce)).size).toBe(3);
  for (const { nonce, html } of pages) {
    expect(Buffer.from(nonce, 'base64')).toHaveLength(18);
    expect(html).toContain(`<script nonce="${nonce}">`);
  }
});

it('is never kept', async () => {
  expect((await page()).response.headers.get('cache-control')).toBe('no-store');
});

it('says where browsers report what its policy kept out', async () => {
  const { headers } = (await page('https')).response;
  expect(headers.get('reporting-endpoints')).toBe('csp="/reports/csp"');
  expect(headers.get('content-security-policy')).toMatch(/; report-uri \/reports\/csp; report-to csp$/);
  expect((await page()).response.headers.get('content-security-policy')).toMatch(/; report-uri \/reports\/csp$/);
});
