import { isVersionName } from '@console/contract/version-name';
import * as v from 'valibot';
import { type BuiltRemote, type BuiltShell, RegistryError } from '../builds';
import type { Store } from '../store/store';
import { reasonOf } from '../reason-of';
import { copyOf, fetchVersion } from './local-copy';
import type { Publishers } from './signed';
import { TargetName, type VersionDocument } from './version';

export interface FetchOptions {
  readonly store: Store;
  /** Documents that were believed before, on this machine. */
  readonly near: Store;
  /** Whom to believe, at this moment. */
  readonly publishers: () => Publishers;
  readonly cache: string;
  readonly log: (line: string) => void;
  /** Milliseconds. */
  readonly now: () => number;
  /** Whether a site runs a version or can go back to it. */
  readonly isNamed: (target: string, version: string) => boolean;
}

/** What is not there is not asked for again before so many milliseconds have passed. */
const UNKNOWN_FOR_MS = 10_000;
/** Addresses that somebody makes up cost the registry no more questions than this in that time. */
const MOST_UNKNOWN = 100;

/** Versions that an edge has fetched to its own disk, each once. */
export function fetchedVersions({ store, near, publishers, cache, log, now, isNamed }: FetchOptions) {
  const loaded = new Map<string, Promise<VersionDocument>>();
  const here = new Set<string>();
  /** When files of it were asked for last. */
  const requestedAt = new Map<string, number>();
  const unknown = new Map<string, number>();

  function fetched(target: string, version: string): Promise<VersionDocument> {
    const key = `${target} ${version}`;
    const known = loaded.get(key);
    if (known) return known;
    const fetching = fetchVersion({ store, near, publishers: publishers() }, { target, version }, cache);
    loaded.set(key, fetching);
    fetching.then(
      () => here.add(key),
      () => loaded.delete(key),
    );
    return fetching;
  }

  function load(target: 'shell', version: string): Promise<BuiltShell>;
  function load(target: string, version: string): Promise<BuiltRemote>;
  async function load(target: string, version: string): Promise<BuiltShell | BuiltRemote> {
    return (await fetched(target, version)).record;
  }

  /** Whether the registry may be asked for what some page names. */
  function mayAsk(target: string, version: string): boolean {
    if (!v.is(TargetName, target) || !isVersionName(version)) return false;
    for (const [key, until] of unknown) if (until <= now()) unknown.delete(key);
    if (loaded.has(`${target} ${version}`)) return true;
    if (unknown.has(`${target} ${version}`)) return false;
    return isNamed(target, version) || unknown.size < MOST_UNKNOWN;
  }

  return {
    /** Fetches a version and gives its record. @throws RegistryError, StoreError */
    load,

    /** The folder of a version that runs, or ran since the edge started. */
    folderHere(target: string, version: string): string | undefined {
      const key = `${target} ${version}`;
      if (!here.has(key)) return undefined;
      requestedAt.set(key, now());
      return copyOf(cache, target, version);
    },

    /** Whether files of a version were asked for in the last so many milliseconds. */
    wasRequested: (target: string, version: string, ms: number): boolean =>
      (requestedAt.get(`${target} ${version}`) ?? -Infinity) > now() - ms,

    /** Takes a version for one that is not here. */
    forget(target: string, version: string): void {
      const key = `${target} ${version}`;
      for (const kept of [here, loaded, requestedAt]) kept.delete(key);
    },

    /**
     * The folder of a published version's files, fetched where it is not here yet: another edge may have given out a page with it.
     * @returns undefined where there is no such version
     */
    async folderOf(target: string, version: string): Promise<string | undefined> {
      if (!mayAsk(target, version)) return undefined;
      const key = `${target} ${version}`;
      // Counted before the response is there: many may ask at once.
      if (!loaded.has(key)) unknown.set(key, Infinity);
      try {
        await fetched(target, version);
        unknown.delete(key);
        return copyOf(cache, target, version);
      } catch (error) {
        if (!(error instanceof RegistryError)) log(reasonOf(error));
        unknown.set(key, now() + UNKNOWN_FOR_MS);
        return undefined;
      }
    },
  };
}
