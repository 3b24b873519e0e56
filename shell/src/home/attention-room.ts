import { useEffect, useState } from 'react';
import { accountId, storage } from '@console/api';
import { homeStore } from '@console/area';

/** More rows than these would keep a place that may turn out to be empty. */
const MOST = 6;

/** Where it is kept how much needed the attention of whoever is signed in: a number, and nothing of what it was. */
const keyOfCount = (): string => `attention.${accountId()}`;

function lastCount(): number {
  const count = Number(storage.persistent.get(keyOfCount()));
  return Number.isInteger(count) ? Math.min(Math.max(count, 0), MOST) : 0;
}

/**
 * How many rows of 'Needs attention' are still to be kept free: as many as there were last time, until every piece of it
 * knows what it has to say. So what stands below stays where it is.
 */
export function useAttentionRoom(count: number): number {
  const { attentionWaits } = homeStore();
  const [last] = useState(lastCount);
  const isKnown = attentionWaits === 0;
  useEffect(() => {
    if (isKnown) storage.persistent.set(keyOfCount(), String(count));
  }, [isKnown, count]);
  // Whoever comes back begins anew: pieces say that they wait only after they are drawn for the first time.
  useEffect(() => () => homeStore.setState({ attentionWaits: undefined }), []);
  return isKnown ? 0 : Math.max(0, last - count);
}
