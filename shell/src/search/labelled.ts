import type { SearchEntry, SearchSource } from '@console/area';

/** Labels by the name under which a resource keeps them. */
type Labels = ReadonlyMap<string, readonly string[]>;

interface Labelled {
  readonly labels: Labels;
  readonly entries: readonly SearchEntry[];
}

const labelled = new WeakMap<readonly SearchEntry[], Labelled>();

function entriesWith(entries: readonly SearchEntry[], labels: Labels): readonly SearchEntry[] {
  let hasSome = false;
  const all = entries.map((entry) => {
    const own = labels.get(entry.labelId ?? entry.id);
    if (!own) return entry;
    hasSome = true;
    return { ...entry, words: [...entry.words, ...own] };
  });
  return hasSome ? all : entries;
}

/** The same with labels among the words of its entries; the same array while neither changes, for it is prepared once. */
export function withLabels(source: SearchSource, labels: Labels | undefined): SearchSource {
  if (!labels || labels.size === 0) return source;
  const known = labelled.get(source.entries);
  const entries = known?.labels === labels ? known.entries : entriesWith(source.entries, labels);
  if (known?.entries !== entries) labelled.set(source.entries, { labels, entries });
  return entries === source.entries ? source : { ...source, entries };
}
