/** @jest-environment node */
import type { RemoteRecord } from '@console/contract/site-document';
import { rewritePage } from './rewrite';

const record: RemoteRecord = {
  name: 'mf-compute',
  version: 'dev',
  base: '/remotes/mf-compute/dev/',
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
  area: { text: '</script><b>' },
};
const page = (remotes: unknown): string =>
  `<head><script type="application/json" id="site-document">${JSON.stringify({ registry: { shell: 1, remotes } })}</script></head><body></body>`;
const documentOf = (html: string): unknown => JSON.parse(/id="site-document">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

it('replaces the record of the one area, and nothing else', () => {
  const html = rewritePage(
    page([
      { name: 'mf-auth', version: '1' },
      { name: 'mf-compute', version: '1' },
    ]),
    record,
    'n',
  );
  expect(documentOf(html)).toEqual({ registry: { shell: 1, remotes: [{ name: 'mf-auth', version: '1' }, record] } });
});

it('reloads under the policy of the page', () => {
  expect(rewritePage(page([]), record, 'abc')).toContain('<script nonce="abc">new EventSource');
});

it('leaves pages without a site document alone', () => {
  expect(rewritePage('<body>Not found</body>', record, 'n')).toBe('<body>Not found</body>');
});
