import { mutate, SWRConfig, unload } from 'swr';
import type { Endpoint, ParamsOf, ResponseOf } from '@console/contract/endpoint';
import { credentialId, onCredentialChange } from './session';
import { apiSettings } from './settings';
import { hearTabs, tellTabs, type Change } from './tab-changes';

/** A response is stale after this and asked for again when it is shown next. (spec 1, section 9) */
export const STALE_MS = 60_000;
/** What nobody shows is kept for this long. (spec 1, section 9) */
export const KEPT_MS = 600_000;

/** A text that is equal for equal parameters, whatever the order of their names. */
export function stableText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  if (Array.isArray(value)) return `[${value.map(stableText).join()}]`;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${stableText(item)}`).join()}}`;
}

/** Key of one call: credential, name of the call, parameters. `locations` makes the key of a board over them. */
export function cacheKey(endpoint: Pick<Endpoint, 'name'>, params: unknown, locations?: readonly string[]): string {
  const key = `${credentialId()}|${endpoint.name}|${stableText(params)}`;
  return locations ? `${key}|${locations.join()}` : key;
}

const shown = new Map<string, number>();
const leaving = new Map<string, ReturnType<typeof setTimeout>>();

export const isShown = (key: string): boolean => shown.has(key);

/** Says that somebody shows a key; the returned function says that they do not any more. */
export function retain(key: string): () => void {
  hearTabs(renew);
  clearTimeout(leaving.get(key));
  leaving.delete(key);
  shown.set(key, (shown.get(key) ?? 0) + 1);
  return () => {
    const left = (shown.get(key) ?? 1) - 1;
    if (left > 0) {
      shown.set(key, left);
      return;
    }
    shown.delete(key);
    const forget = (): void => {
      leaving.delete(key);
      void mutate(key, undefined, { revalidate: false });
    };
    leaving.set(key, setTimeout(forget, KEPT_MS));
  };
}

const changeOf = <E extends Endpoint>(endpoint: E, params?: ParamsOf<E>): Change => ({
  prefix: `${credentialId()}|${endpoint.name}|`,
  ...(params === undefined ? {} : { exact: cacheKey(endpoint, params) }),
});

/** All at once: what several of them belong to, as a board, is asked for once. */
async function renew(changes: readonly Change[]): Promise<void> {
  await mutate(
    (key) =>
      typeof key === 'string' &&
      changes.some(
        ({ prefix, exact }) => key.startsWith(prefix) && (exact === undefined || key === exact || !key.endsWith('}')),
      ),
  );
}

/**
 * Says that what a call answers has changed: what is shown of it is asked for again, the rest when it is shown next. The other
 * tabs of this browser do the same.
 * @param params only of these parameters; boards over locations are always included
 */
export async function invalidate<E extends Endpoint>(endpoint: E, params?: ParamsOf<E>): Promise<void> {
  const change = changeOf(endpoint, params);
  tellTabs(change);
  await renew([change]);
}

/** The same for this tab alone: the others know of the change, or it only looks how far something is. */
export const invalidateHere = (endpoint: Endpoint): Promise<void> => renew([changeOf(endpoint)]);

/** What a call has answered last, where that is kept; it is not asked for. */
export function cachedResponse<E extends Endpoint>(endpoint: E, params: ParamsOf<E>): ResponseOf<E> | undefined {
  return SWRConfig.defaultValue.cache.get(cacheKey(endpoint, params))?.data;
}

/** So many notes of a source are kept: more than a screen shows of it. */
const MOST_NOTES = 500;
const notes = new Map<string, unknown[]>();

/**
 * Tells of content that came past the calls of the contract, before it is shown, and keeps it for whoever asks for all later.
 * @param source a name for it
 */
export function noteContent(source: string, content: unknown): void {
  notes.set(source, [...(notes.get(source) ?? []), content].slice(-MOST_NOTES));
  apiSettings().onContent(source, content);
}

/** Every response that is kept, by the name of its call, and what was noted beside them. */
export function* cachedContents(): Generator<readonly [call: string, content: unknown]> {
  for (const [source, contents] of notes) yield [source, contents];
  const { cache } = SWRConfig.defaultValue;
  for (const key of cache.keys()) {
    const data: unknown = cache.get(key)?.data;
    if (data !== undefined) yield [key.split('|')[1] ?? '', data];
  }
}

/** Forgets every response. */
export function clearCache(): void {
  notes.clear();
  unload({ revalidate: false });
}

onCredentialChange(clearCache);
