import { createHash } from 'node:crypto';
import { embeddedJson } from '@console/contract/embedded-json';
import type { RemoteRecord } from '@console/contract/site-document';
import * as v from 'valibot';
import { buildWatcher } from './page-script';

const DOCUMENT = /(<script type="application\/json" id="site-document"[^>]*>)([\s\S]*?)(<\/script>)/;
const Page = v.looseObject({
  registry: v.looseObject({ remotes: v.array(v.looseObject({ name: v.string() })) }),
});

const WATCHER_HASH = `'sha256-${createHash('sha256').update(buildWatcher).digest('base64')}'`;

/** Lets the script that follows the builds run where a policy names scripts by their hashes, as that of a page that is a file does. */
export const withWatcher = (policy: string): string =>
  policy.replace(/(^|;\s*)script-src (?!'none')/, (directive) => `${directive}${WATCHER_HASH} `);

/** The policy that a page has in itself. */
const OWN_POLICY = /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/i;

/**
 * Puts the build that is being worked on into a page in place of the served one, or beside those of the site where it has no
 * such area yet, and has the page follow the builds.
 * @param record undefined before the first build that worked: the site's own stays
 * @param nonce that of the page's policy, which stays as strict as it is; undefined for a policy of hashes
 */
export function rewritePage(html: string, record: RemoteRecord | undefined, nonce: string | undefined): string {
  const found = DOCUMENT.exec(html);
  if (!found?.[2]) return html;
  const document = v.parse(Page, JSON.parse(found[2]));
  const others = document.registry.remotes.filter(({ name }) => name !== record?.name);
  const remotes = record ? [...others, record] : others;
  const json = embeddedJson({ ...document, registry: { ...document.registry, remotes } });
  return html
    .replace(DOCUMENT, (_, start: string, _old: string, end: string) => start + json + end)
    .replace(OWN_POLICY, (_, start: string, policy: string) => start + withWatcher(policy))
    .replace(
      '</body>',
      () => `<script${nonce === undefined ? '' : ` nonce="${nonce}"`}>${buildWatcher}</script>\n</body>`,
    );
}
