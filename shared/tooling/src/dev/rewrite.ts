import type { RemoteRecord } from '@console/contract/site-document';
import * as v from 'valibot';

const DOCUMENT = /(<script type="application\/json" id="site-document"[^>]*>)([\s\S]*?)(<\/script>)/;
const Page = v.looseObject({
  registry: v.looseObject({ remotes: v.array(v.looseObject({ name: v.string() })) }),
});

const reloadScript = (nonce: string): string =>
  `<script nonce="${nonce}">new EventSource('/dev/events').onmessage = () => location.reload();</script>`;

/**
 * Puts the build that is being worked on into a page in place of the served one, and makes the page reload with each
 * new build. `nonce`: that of the page's policy, which stays as strict as it is.
 */
export function rewritePage(html: string, record: RemoteRecord, nonce: string): string {
  const found = DOCUMENT.exec(html);
  if (!found?.[2]) return html;
  const document = v.parse(Page, JSON.parse(found[2]));
  const remotes = document.registry.remotes.map((remote) => (remote.name === record.name ? record : remote));
  const json = JSON.stringify({ ...document, registry: { ...document.registry, remotes } }).replaceAll('<', '\\u003c');
  return html
    .replace(DOCUMENT, (_, start: string, _old: string, end: string) => start + json + end)
    .replace('</body>', `${reloadScript(nonce)}\n</body>`);
}
