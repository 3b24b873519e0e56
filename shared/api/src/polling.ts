import { useEffect, useRef, useState } from 'react';
import { beginSharing, useSharedResponses } from './shared-responses';
import { whileLeading } from './tab-locks';

const POLL_MS = 5000;

const isVisible = (): boolean => document.visibilityState === 'visible';

function useVisible(): boolean {
  const [visible, setVisible] = useState(isVisible);
  useEffect(() => {
    const update = (): void => setVisible(isVisible());
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return visible;
}

/** Asks every `ms` after the last response has come; returns how to stop. */
function repeat(ms: number, refetch: () => Promise<unknown>): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout>;
  const next = (): void => {
    if (stopped) return;
    timer = setTimeout(() => void refetch().then(next, next), ms);
  };
  next();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

export interface Polling {
  /** Cache key of what is polled; one tab polls it for all. */
  readonly key: string | null;
  readonly active: boolean;
  /** Milliseconds between a response and the next request. */
  readonly pollMs?: number | undefined;
  readonly refetch: () => Promise<unknown>;
  /** Takes what another tab was answered: the raw content of a part (a location, or '' for all). */
  readonly receive: (part: string, content: unknown) => void;
}

/**
 * Asks again and again while `active`: never in a hidden tab, and by one tab for all tabs of the browser (Web Locks;
 * the responses go to the others by BroadcastChannel).
 */
export function usePolling({ key, active, pollMs = POLL_MS, refetch, receive }: Polling): void {
  const visible = useVisible();
  const latest = useRef(refetch);
  useEffect(() => {
    latest.current = refetch;
  });
  useSharedResponses(active ? key : null, receive);
  useEffect(() => {
    if (!active || !visible || key === null) return undefined;
    const end = new AbortController();
    const poll = (): Promise<void> => {
      const endSharing = beginSharing(key);
      const stop = repeat(pollMs, () => latest.current());
      return new Promise((release) => {
        const finish = (): void => {
          stop();
          endSharing();
          release();
        };
        end.signal.addEventListener('abort', finish);
      });
    };
    whileLeading(`console-poll|${key}`, end.signal, poll);
    return () => end.abort();
  }, [key, active, visible, pollMs]);
}
