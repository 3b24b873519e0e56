import { useEffect } from 'react';
import type { LocationState } from '@console/api';
import type { MenuItem, StatusState } from '@console/ui';
import { create } from 'zustand';

/** What the search shows of a resource that it has found. */
export interface FoundResource {
  readonly name: string;
  /** Its page. */
  readonly to: string;
  /** Slug of its location. */
  readonly place?: string;
  readonly status?: { readonly state: StatusState; readonly text: string };
  /** A few words where it has no status: its subnet, how much is in it. */
  readonly detail?: string;
  /** What can be done to it from the search; dialogs by their address. */
  readonly actions?: readonly MenuItem[];
}

/** One resource that can be found. */
export interface SearchEntry {
  /** Unique in its kind. */
  readonly id: string;
  /** By which name its labels are kept, where that is not its id. */
  readonly labelId?: string;
  readonly name: string;
  /** What else it is found by, whole or in part: addresses, MAC, uuid, description. */
  readonly words: readonly (string | null | undefined)[];
  /** Made only for what is on the screen: there may be ten thousand entries. */
  readonly show: () => FoundResource;
}

/** The resources of one kind, as far as they could be read. */
export interface SearchSource {
  /** As its area declares it. */
  readonly kind: string;
  /** The same array as long as nothing has changed: it is prepared for searching once. */
  readonly entries: readonly SearchEntry[];
  readonly isLoading: boolean;
  /** Slugs of the locations without a response. */
  readonly failedPlaces: readonly string[];
  /** Not one of them could be read, wherever it is. */
  readonly hasFailed: boolean;
}

/** What the pieces of the slot `shell.search` tell the search, by kind. */
export const searchStore = create<{ readonly sources: Readonly<Record<string, SearchSource>> }>()(() => ({
  sources: {},
}));

export interface ReadRows extends Pick<SearchSource, 'kind' | 'entries' | 'isLoading'> {
  /** Of a list that is read by location. */
  readonly locations?: readonly LocationState[];
  /** Of one call for all of them: it gave nothing. */
  readonly hasFailed?: boolean;
}

const NONE: readonly LocationState[] = [];

/** Lets the search find the resources of a kind as long as the piece is there that calls it. */
export function useSearchSource({ kind, entries, isLoading, locations = NONE, hasFailed = false }: ReadRows): void {
  // A text, so that equal states are told once: whoever draws may make their array anew each time.
  const failed = locations
    .filter(({ state }) => state === 'failed')
    .map(({ slug }) => slug)
    .join();
  useEffect(() => {
    const failedPlaces = failed === '' ? [] : failed.split(',');
    const source: SearchSource = { kind, entries, isLoading, failedPlaces, hasFailed };
    searchStore.setState(({ sources }) => ({ sources: { ...sources, [kind]: source } }));
    return () => searchStore.setState(({ sources: { [kind]: _gone, ...sources } }) => ({ sources }));
  }, [kind, entries, isLoading, failed, hasFailed]);
}
