import { useMemo, useState } from 'react';
import { searchStore, type SearchSource } from './search-store';

/** What the search knows; a source stays while another reader of it, such as the palette, comes and goes. */
export function useSources(): readonly SearchSource[] {
  const { sources } = searchStore();
  const [known, setKnown] = useState(sources);
  if (Object.entries(sources).some(([kind, source]) => known[kind] !== source)) setKnown({ ...known, ...sources });
  return useMemo(() => Object.values(known), [known]);
}
