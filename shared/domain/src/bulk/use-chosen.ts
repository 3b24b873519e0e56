import { useCallback, useMemo, useState } from 'react';

interface Identified {
  readonly uuid: string;
}

export interface Chosen<T> {
  /** What was chosen, each as it is now, or as it was when it was last seen. */
  readonly items: readonly T[];
  /** Those of them that the list does not show any more: their location does not answer, or they are gone. */
  readonly unseen: readonly T[];
  readonly choose: (items: readonly T[]) => void;
}

/**
 * What was selected for a bulk action. Its plan keeps all of it while the list below changes: a location that fails meanwhile
 * takes nothing out of it without a word.
 * @param rows the list as it is now, the same objects while nothing changes
 */
export function useChosen<T extends Identified>(rows: readonly T[]): Chosen<T> {
  const [chosen, setChosen] = useState<readonly T[]>([]);
  const { items, unseen } = useMemo(() => {
    if (chosen.length === 0) return { items: chosen, unseen: chosen };
    const now = new Map(rows.map((row) => [row.uuid, row]));
    return {
      items: chosen.map((item) => now.get(item.uuid) ?? item),
      unseen: chosen.filter(({ uuid }) => !now.has(uuid)),
    };
  }, [rows, chosen]);
  // As they are now: what goes out of sight is known from then.
  if (items.some((item, index) => item !== chosen[index])) setChosen(items);
  const choose = useCallback((next: readonly T[]) => setChosen(next), []);
  return { items, unseen, choose };
}
