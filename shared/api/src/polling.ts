import { useEffect, useRef, useState } from 'react';
import { beginSharing, useSharedResponses } from './shared-responses';
import { tabLocks } from './tab-locks';

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

/** Starts work once this tab holds a lock that one tab of the browser can have; without locks, at once. */
function whenLeading(name: string, start: () => () => void): () => void {
  const locks = tabLocks();
  if (!locks) return start();
  const waiting = new AbortController();
  let stop = (): void => undefined;
  const work = (): Promise<void> | undefined => {
    if (waiting.signal.aborted) return undefined;
    return new Promise((release) => {
      const end = start();
      stop = () => {
        end();
        release();
      };
    });
  };
  locks.request(name, { signal: waiting.signal }, work).catch(() => undefined); // given up while it waited
  return () => {
    stop();
    waiting.abort();
  };
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
    return whenLeading(`console-poll|${key}`, () => {
      const endSharing = beginSharing(key);
      const stop = repeat(pollMs, () => latest.current());
      return () => {
        stop();
        endSharing();
      };
    });
  }, [key, active, visible, pollMs]);
}
