import { useEffect, useState } from 'react';
import { accountId, storage } from '@console/api';
import { homeStore } from '@console/area';

/** More rows than these would keep a place that may turn out to be empty. */
const MOST = 6;

/** Where it is kept how much needed the attention of whoever is signed in: a number, and nothing of what it was. */
const keyOfCount = (): string => `attention.${accountId()}`;

function lastCount(): number | undefined {
  const kept = storage.persistent.get(keyOfCount());
  if (kept === undefined) return undefined;
  const count = Number(kept);
  return Number.isInteger(count) ? Math.min(Math.max(count, 0), MOST) : undefined;
}

/** ms: who waits longer has begun to read, and is told what there is. */
const LONGEST_HOLD = 3000;

export interface AttentionRoom {
  /** How many rows are still to be kept free: as many as there were last time, until every piece has said what it has to. */
  readonly rows: number;
  /** Rows come together, for each would push down those that are being read. */
  readonly isHeld: boolean;
  /** How many there will be nobody knows: what stands below waits as well, instead of being pushed down. */
  readonly holdsRest: boolean;
}

/** The place of 'Needs attention', so that what stands below stays where it is. */
export function useAttentionRoom(count: number): AttentionRoom {
  const { attentionWaits } = homeStore();
  const [last] = useState(lastCount);
  const isKnown = attentionWaits === 0;
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (isKnown) storage.persistent.set(keyOfCount(), String(count));
  }, [isKnown, count]);
  useEffect(() => {
    // Effects of pieces come first: where none has said anything there is none.
    homeStore.setState(({ attentionWaits: waits = 0 }) => ({ attentionWaits: waits }));
    const over = setTimeout(() => setOver(true), LONGEST_HOLD);
    return () => clearTimeout(over);
  }, []);
  // What was let go stays, whatever is asked for again.
  if (isKnown && !isOver) setOver(true);
  // Whoever comes back begins anew: pieces say that they wait only after they are drawn for the first time.
  useEffect(() => () => homeStore.setState({ attentionWaits: undefined }), []);
  const isHeld = !isOver && !isKnown;
  return {
    rows: isKnown ? 0 : Math.max(0, (last ?? 0) - (isHeld ? 0 : count)),
    isHeld,
    holdsRest: isHeld && last === undefined,
  };
}
