/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { RemoteRecord } from '@console/contract/site-document';
import { rewritePage, withWatcher } from './rewrite';

const record: RemoteRecord = {
  name: 'mf-compute',
  version: 'dev',
  base: '/remotes/mf-compute/dev/',
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
  area: { text: '</script><b>' },
};
const auth = { name: 'mf-auth', version: '1' };
const page = (remotes: unknown): string =>
  `<head><script type="application/json" id="site-document">${JSON.stringify({ registry: { shell: 1, remotes } })}</script></head><body></body>`;
const remotesOf = (html: string): unknown =>
  JSON.parse(/id="site-document">(.*?)<\/script>/s.exec(html)?.[1] ?? '').registry.remotes;

it.each([
  ['in place of the one of its name, and of nothing else', [auth, { name: 'mf-compute', version: '1' }]],
  ['beside the others where the site has none of its name', [auth]],
])('puts the record of the one area %s', (_, remotes) => {
  expect(remotesOf(rewritePage(page(remotes), record, 'n'))).toEqual([auth, record]);
});

it("leaves the site's own while nothing is built yet", () => {
  expect(remotesOf(rewritePage(page([auth]), undefined, 'n'))).toEqual([auth]);
});

it('follows the builds under the policy of the page', () => {
  expect(rewritePage(page([]), record, 'abc')).toMatch(/<script nonce="abc">.*EventSource/s);
});

it('is let in by its hash where a page that is a file names scripts so, in the page and in a header', () => {
  const policy = "default-src 'none'; script-src 'sha256-abc' 'strict-dynamic'; style-src 'self'";
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll("'", '&#39;')}">`;
  const html = rewritePage(meta + page([]), record, undefined);
  const [, script = ''] = /<script>(.*?EventSource.*?)<\/script>/s.exec(html) ?? [];
  const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
  expect(withWatcher(policy)).toBe(policy.replace('script-src ', `script-src ${hash} `));
  expect(html).toContain(`script-src ${hash} &#39;sha256-abc&#39;`);
});

it('leaves pages without a site document alone', () => {
  expect(rewritePage('<body>Not found</body>', record, 'n')).toBe('<body>Not found</body>');
});
