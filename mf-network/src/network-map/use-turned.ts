import { useCallback, useState } from 'react';
import type { Turned } from './scene';

const NONE: Turned = new Set();
/** Kept while the page is there: Back from a thing finds its map as it was. */
const kept = new Map<string, Turned>();

/** Which groups of a map are turned. @param map names it */
export function useTurned(map: string): [Turned, (id: string) => void] {
  const [state, setState] = useState({ map, turned: kept.get(map) ?? NONE });
  const turned = state.map === map ? state.turned : (kept.get(map) ?? NONE);
  const turn = useCallback(
    (id: string) => {
      const next = new Set(kept.get(map) ?? NONE);
      if (!next.delete(id)) next.add(id);
      kept.set(map, next);
      setState({ map, turned: next });
    },
    [map],
  );
  return [turned, turn];
}
