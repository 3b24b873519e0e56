import type { SearchEntry, SearchSource } from '../search/search-store';
import type { LabelSet } from './label-set';

/** Whether a labelled resource is there, as far as what could be read says: `unread` where something could not. */
export type Standing = 'there' | 'reading' | 'unread' | 'gone';

/** A resource that has labels. */
export interface LabelledRow {
  /** By which name its labels are kept. */
  readonly uuid: string;
  /** As it is called now, or was when it was last seen; else the name that its labels are kept by. */
  readonly name: string;
  readonly standing: Standing;
  readonly kind?: string;
  /** Its page. */
  readonly to?: string;
}

/** How much of what the areas have is known. */
export interface ReadSoFar {
  readonly sources: readonly SearchSource[];
  /** A piece that tells of resources is on its way. */
  readonly isWaiting: boolean;
  /** A piece that tells of resources did not come. */
  readonly hasFailed: boolean;
}

/** Whether something of a kind could not be read. */
export const isUnread = ({ hasFailed, failedPlaces }: SearchSource): boolean => hasFailed || failedPlaces.length > 0;

/** What is kept with its kind says that itself. */
function partsOf(id: string): { readonly kind?: string; readonly rest: string } {
  const at = id.indexOf('/');
  return at < 0 ? { rest: id } : { kind: id.slice(0, at), rest: id.slice(at + 1) };
}

/** Each resource that has labels: with its name and its page where an area knows it. None is called gone before all is read. */
export function labelledRows(
  labels: LabelSet,
  { sources, isWaiting, hasFailed }: ReadSoFar,
  names: ReadonlyMap<string, string>,
): readonly LabelledRow[] {
  const known = new Map<string, { readonly kind: string; readonly entry: SearchEntry }>();
  for (const { kind, entries } of sources) {
    for (const entry of entries) {
      const id = entry.labelId ?? entry.id;
      if (labels.has(id)) known.set(id, { kind, entry });
    }
  }
  const isReading = isWaiting || sources.some(({ isLoading }) => isLoading);
  const standing: Standing = isReading ? 'reading' : hasFailed || sources.some(isUnread) ? 'unread' : 'gone';
  return [...labels.keys()].map((uuid) => {
    const found = known.get(uuid);
    if (!found) {
      const { kind, rest } = partsOf(uuid);
      return { uuid, name: names.get(uuid) ?? rest, standing, ...(kind === undefined ? {} : { kind }) };
    }
    const { name, to } = found.entry.show();
    return { uuid, name, standing: 'there', kind: found.kind, to };
  });
}
