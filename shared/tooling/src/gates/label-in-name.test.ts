/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { root } from '../root';

const Catalog = v.record(v.string(), v.string());
type Catalog = v.InferOutput<typeof Catalog>;

/**
 * Words of buttons and links that are named at length for whoever does not see the row around them: by area, their message and
 * the one of the name. Whoever speaks to a computer says what stands on the screen. (WCAG 2.2, 2.5.3)
 */
const NAMED: readonly (readonly [area: string, word: string, name: string])[] = [
  ['mf-auth', 'signIn.more', 'signIn.moreTitle'],
  ['mf-auth', 'invitations.accept', 'invitations.acceptFrom'],
  ['mf-auth', 'invitations.start', 'invitations.startFor'],
  ['mf-billing', 'pay.short', 'pay.name'],
  ...['stopped', 'unassigned', 'noTargets', 'snapshot', 'backup', 'disk'].map(
    (kind) => ['mf-billing', `fix.${kind}`, `fixOf.${kind}`] as const,
  ),
  ['mf-compute', 'row.retry', 'row.retryOf'],
  ['mf-compute', 'row.sendAgain', 'row.sendAgainOf'],
  ['mf-storage', 'replace', 'replaceOf'],
  ['mf-storage', 'skip', 'skipOf'],
  ['mf-storage', 'retry', 'retryOf'],
  ['mf-storage', 'unfinished.resume', 'unfinished.resumeOf'],
  ['mf-storage', 'unfinished.continue', 'unfinished.continueOf'],
  ['mf-storage', 'unfinished.remove', 'unfinished.removeOf'],
  ['shell', 'nav.more', 'nav.morePages'],
];

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The catalogues of an area in a language, one for each group of screens. */
function catalogs(area: string, language: string): readonly Catalog[] {
  const folder = path.join(root, area, 'src/messages');
  if (language !== 'en')
    return Object.values(v.parse(v.record(v.string(), Catalog), read(path.join(folder, `${language}.json`))));
  const sources = path.join(folder, language);
  return readdirSync(sources).map((file) => v.parse(Catalog, read(path.join(sources, file))));
}

describe.each(['en', 'de', 'et', 'id'])('the name has the words on screen: %s', (language) => {
  it.each(NAMED)('%s: %s in %s', (area, word, name) => {
    const found = catalogs(area, language).filter((catalog) => word in catalog && name in catalog);
    expect(found).toHaveLength(1);
    for (const catalog of found) expect(catalog[name]?.toLowerCase()).toContain(catalog[word]?.toLowerCase());
  });
});
