import { useEffect, useRef } from 'react';
import * as v from 'valibot';

/** Goes from the tab that polls to the others: a response as it came over the wire. */
const SharedResponse = v.object({
  key: v.string(),
  part: v.string(),
  content: v.unknown(),
  /** When it was asked for, epoch milliseconds: all tabs of a browser have one clock. */
  at: v.number(),
});

const open = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('console-answers');

let sending: BroadcastChannel | undefined;
const led = new Map<string, number>();

/** Says that this tab polls a key, so that its responses go to the other tabs. Returns how to stop. */
export function beginSharing(key: string): () => void {
  led.set(key, (led.get(key) ?? 0) + 1);
  return () => {
    const left = (led.get(key) ?? 1) - 1;
    if (left > 0) led.set(key, left);
    else led.delete(key);
  };
}

/** When each part of a key was asked for last, by this tab or by the one whose response it has taken. */
const requested = new Map<string, number>();
const MOST_REQUESTED = 1000;

/** Notes that something was asked for; false where something later was. A clock that was ahead says nothing. */
function noteRequested(key: string, part: string, at: number): boolean {
  const name = `${key}@${part}`;
  const known = requested.get(name) ?? 0;
  if (at < known && known <= Date.now()) return false;
  requested.delete(name);
  requested.set(name, at);
  const [oldest] = requested.keys();
  if (requested.size > MOST_REQUESTED && oldest !== undefined) requested.delete(oldest);
  return true;
}

/** Says that this tab asks for something now: what another one has asked for before is older. @returns epoch milliseconds */
export function beginAsking(key: string | null, part: string): number {
  const at = Date.now();
  if (key !== null) noteRequested(key, part, at);
  return at;
}

/**
 * Sends a response to the other tabs if this one polls for them.
 * @param at when it was asked for, epoch milliseconds
 */
export function shareResponse(key: string, part: string, content: unknown, at: number): void {
  if (!led.has(key)) return;
  sending ??= open();
  sending?.postMessage({ key, part, content, at });
}

/** Takes the responses to a key that another tab polls, but none that is older than what this tab knows. */
export function useSharedResponses(key: string | null, receive: (part: string, content: unknown) => void): void {
  const latest = useRef(receive);
  useEffect(() => {
    latest.current = receive;
  });
  useEffect(() => {
    const channel = key === null ? undefined : open();
    if (!channel) return undefined;
    channel.addEventListener('message', ({ data }) => {
      const message = v.safeParse(SharedResponse, data);
      if (!message.success || message.output.key !== key) return;
      const { part, content, at } = message.output;
      if (noteRequested(key, part, at)) latest.current(part, content);
    });
    return () => channel.close();
  }, [key]);
}
