import { useEffect, useState } from 'react';
import type { CodeRequest } from '@console/api';

/** What comes sooner after a change belongs to it: a choice that sets several fields, a word that is typed. In milliseconds. */
const BURST_MS = 700;

interface History {
  readonly key: string;
  readonly requests: readonly CodeRequest[];
  readonly before: readonly CodeRequest[];
  readonly isOver: boolean;
}

/** The requests as they were before the last choice; the present ones while nothing has been chosen. */
export function useLastChange(requests: readonly CodeRequest[]): readonly CodeRequest[] {
  const key = JSON.stringify(requests.map(({ endpoint, params }) => [endpoint.name, params]));
  const [history, setHistory] = useState<History>(() => ({ key, requests, before: requests, isOver: true }));
  useEffect(() => {
    if (history.isOver) return undefined;
    const timer = setTimeout(() => setHistory({ ...history, isOver: true }), BURST_MS);
    return () => clearTimeout(timer);
  }, [history]);
  if (history.key === key) return history.before;
  const before = history.isOver ? history.requests : history.before;
  setHistory({ key, requests, before, isOver: false });
  return before;
}
