import { storage } from '@console/api';
import { toast } from '@console/ui';
import * as v from 'valibot';

const KEY = 'flash';
/** What was not shown by then belongs to a page that nobody has seen, and is old news. */
const LASTS_MS = 60_000;

const Flash = v.object({
  text: v.string(),
  at: v.number(),
  kind: v.optional(v.picklist(['success', 'warning']), 'success'),
});
type FlashKind = v.InferOutput<typeof Flash>['kind'];

/** Tells something, by default of a success, after the full load that follows, in this tab alone. */
export function flashAfterLoad(text: string, kind: FlashKind = 'success'): void {
  storage.session.set(KEY, JSON.stringify({ text, at: Date.now(), kind }));
}

/** Shows what the page before wanted to be told, once; the shell does it at boot. */
export function showFlash(): void {
  const kept = storage.session.get(KEY);
  if (kept === undefined) return;
  storage.session.remove(KEY);
  try {
    const { text, at, kind } = v.parse(Flash, JSON.parse(kept));
    if (Math.abs(Date.now() - at) < LASTS_MS) toast[kind](text);
  } catch {
    // Not of our making: nothing to tell.
  }
}
