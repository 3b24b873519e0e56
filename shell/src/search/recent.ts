import { accountId, storage } from '@console/api';
import { safePath } from '@console/area';
import * as v from 'valibot';

/** A resource that somebody went to from the search. */
const Recent = v.object({
  kind: v.string(),
  id: v.string(),
  name: v.string(),
  to: v.pipe(v.string(), v.startsWith('/')),
});
export type Recent = v.InferOutput<typeof Recent>;

const MOST = 6;

/** In this tab only, and of whoever is signed in: names are nobody else's business. */
const key = (): string => `recentSearches.${accountId()}`;

/** What was gone to last, the latest first. */
export function recentResources(): readonly Recent[] {
  try {
    const read = v.safeParse(v.array(Recent), JSON.parse(storage.session.get(key()) ?? '[]'));
    return read.success ? read.output.map((one) => ({ ...one, to: safePath(one.to) })) : [];
  } catch {
    // What is no JSON was not written here.
    return [];
  }
}

/** Notes that somebody went to a resource. */
export function noteRecent(recent: Recent): void {
  const others = recentResources().filter(({ kind, id }) => kind !== recent.kind || id !== recent.id);
  storage.session.set(key(), JSON.stringify([recent, ...others].slice(0, MOST)));
}
