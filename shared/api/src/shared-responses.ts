import { useEffect, useRef } from 'react';
import * as v from 'valibot';

/** Goes from the tab that polls to the others: an answer as it came over the wire. */
const SharedResponse = v.object({ key: v.string(), part: v.string(), content: v.unknown() });

const open = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('console-answers');

let sending: BroadcastChannel | undefined;
const led = new Map<string, number>();

/** Says that this tab polls a key, so that its answers go to the other tabs. Returns how to stop. */
export function beginSharing(key: string): () => void {
  led.set(key, (led.get(key) ?? 0) + 1);
  return () => {
    const left = (led.get(key) ?? 1) - 1;
    if (left > 0) led.set(key, left);
    else led.delete(key);
  };
}

/** Sends an answer to the other tabs if this one polls for them. */
export function shareResponse(key: string, part: string, content: unknown): void {
  if (!led.has(key)) return;
  sending ??= open();
  sending?.postMessage({ key, part, content });
}

/** Takes the answers to a key that another tab polls. */
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
      if (message.success && message.output.key === key) latest.current(message.output.part, message.output.content);
    });
    return () => channel.close();
  }, [key]);
}
