import * as v from 'valibot';

/** Keys of the cache whose responses were changed: all that begin so, or one and the boards over locations. */
const Change = v.object({ prefix: v.string(), exact: v.optional(v.string()) });
export type Change = Readonly<v.InferOutput<typeof Change>>;

const EVERYTHING: Change = { prefix: '' };

let isHearing = false;
let channel: BroadcastChannel | undefined;
let noted: readonly Change[] = [];

/** Tells the other tabs of this browser, which have read the same before. */
export function tellTabs(change: Change): void {
  channel?.postMessage(change);
}

/**
 * Hears what other tabs have changed: at once, or, while this tab is hidden, all of it when it is looked at again. One that
 * the browser has kept asleep has heard nothing: for it everything counts as changed.
 */
export function hearTabs(receive: (changes: readonly Change[]) => void): void {
  if (isHearing || typeof BroadcastChannel === 'undefined') return;
  isHearing = true;
  const handOut = (): void => {
    if (document.visibilityState === 'hidden' || noted.length === 0) return;
    const changes = noted;
    noted = [];
    receive(changes);
  };
  const note = (change: Change): void => {
    if (!noted.some(({ prefix, exact }) => prefix === change.prefix && exact === change.exact))
      noted = [...noted, change];
    handOut();
  };
  const open = (): void => {
    channel = new BroadcastChannel('console-changes');
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const read = v.safeParse(Change, data);
      if (read.success) note(read.output);
    });
  };
  open();
  document.addEventListener('visibilitychange', handOut);
  // With a channel that is open the browser keeps no page for the way back.
  window.addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    open();
    note(EVERYTHING);
  });
}
