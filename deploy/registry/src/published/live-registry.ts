import { createHash } from 'node:crypto';
import path from 'node:path';
import type { BuiltRemote, Registry } from '../builds';
import type { PinningSite } from '../registries';
import { folderStore } from '../store/folder-store';
import { mirrored } from '../store/mirrored';
import type { Store } from '../store/store';
import { reasonOf } from '../reason-of';
import { isInCanary } from './bucket';
import { canaryJudge } from './canary-judge';
import { fetchedVersions } from './fetched-versions';
import { bringUp, type RunningSite } from './running-site';
import { firstFound, following, isBelieved, type Newest, newestBelieved, type Sources } from './newest-revision';
import type { Publishers } from './signed';
import { type SiteVersions, versionsKept } from './site-versions';
import { tidyCopy } from './tidy-copy';

export interface LiveRegistryOptions {
  readonly store: Store;
  /** Whom to believe, at this moment. */
  readonly publishers: () => Publishers;
  /** Folder of this machine for what was fetched: without a registry the edge goes on with it. */
  readonly cache: string;
  /** What the edge has built itself, for each site. */
  readonly baseOf: (site: PinningSite) => Registry;
  readonly log: (line: string) => void;
  /** Milliseconds. */
  readonly now?: () => number;
}

/** What is known of a site. */
interface Known {
  readonly id: string;
  readonly document: SiteVersions | undefined;
  readonly running: RunningSite | undefined;
  /** What the edge has built itself, when this was brought up. */
  readonly base: Registry;
  /** Why what the registry has now is not taken. */
  readonly refused: string | undefined;
  /** When what does not run is tried again, in milliseconds. */
  readonly retryAt: number;
}

/** Pause between two times that the copy is tidied, in milliseconds. */
const TIDY_MS = 60 * 60 * 1000;
/** A version that does not run may only have been out of reach. */
const RETRY_MS = 30_000;

const GOES_ON = 'What ran before goes on.';
/**
 * What sites run from a registry, taken up while the edge serves: pages that come after a change have the new version, those that
 * are open keep theirs. Whatever is wrong with a change, what ran before it goes on.
 */
export function liveRegistry({ store: far, publishers, cache, baseOf, log, now = Date.now }: LiveRegistryOptions) {
  // Of each registry by itself: the documents of one say nothing in another.
  const place = createHash('sha256').update(far.place).digest('hex').slice(0, 16);
  const near = folderStore(path.join(cache, 'documents', place));
  const store = mirrored(far, near, (key, content) => isBelieved(key, content, publishers()));
  const sites = new Map<string, Known>();
  const reported = new Map<string, string>();
  const judge = canaryJudge({ cache, log });
  const isNamed = (target: string, version: string): boolean =>
    [...sites.values()].some(({ document }) => document && versionsKept(document, target).includes(version));
  const versions = fetchedVersions({ store, near, publishers, cache, log, now, isNamed });

  /** Says something once, until something else is to be said of it. */
  function tell(site: string, line: string): void {
    if (reported.get(site) === line) return;
    reported.set(site, line);
    if (line !== '') log(`${site}: ${line}`);
  }

  const sources = (): Sources => ({ store, near, publishers: publishers() });

  async function takeUp(site: PinningSite, { document, refused }: Newest): Promise<void> {
    const known = sites.get(site.id);
    const base = baseOf(site);
    if (refused !== undefined) tell(site.id, `${refused}. ${GOES_ON}`);
    const isNew = document !== undefined && document !== known?.document;
    const isIncomplete = (known?.running?.problems.length ?? 0) > 0;
    let running = known?.running;
    let retryAt = known?.retryAt ?? 0;
    if (document && (isNew || known?.base !== base || (isIncomplete && retryAt <= now()))) {
      running = await bringUp(document, { base, before: known?.running, load: versions.load });
      retryAt = now() + RETRY_MS;
      if (refused === undefined) tell(site.id, running.problems.map((line) => `${line}. ${GOES_ON}`).join('\n'));
      if (isNew) log(`${site.id}: revision ${document.revision} of its versions runs`);
    } else if (refused === undefined && !isIncomplete) tell(site.id, '');
    sites.set(site.id, { id: site.id, document, running, base, refused, retryAt });
  }

  /** Takes up what a site ran when the edge was here last, before anybody else is asked. */
  async function resume(site: PinningSite): Promise<void> {
    // A copy that can't be read has nothing.
    const document = await newestBelieved(near, site.id, publishers()).then(
      (kept) => kept.document,
      () => undefined,
    );
    if (document) await takeUp(site, { document });
  }

  async function refreshSite(site: PinningSite): Promise<void> {
    if (!sites.has(site.id)) {
      await resume(site);
      return takeUp(site, await firstFound(site.id, sites.get(site.id)?.document, sources()));
    }
    const known = sites.get(site.id)?.document;
    await takeUp(site, await (known ? following(known, sources()) : firstFound(site.id, undefined, sources())));
  }

  async function look(served: readonly PinningSite[]): Promise<void> {
    await Promise.all(
      served.map((site) =>
        refreshSite(site).catch((error: unknown) => tell(site.id, `${reasonOf(error)}. ${GOES_ON}`)),
      ),
    );
    const ids = new Set(served.map(({ id }) => id));
    for (const id of sites.keys()) if (!ids.has(id)) sites.delete(id);
    judge.keepOnly([...sites.values()]);
    if (tidiedAt <= now() - TIDY_MS) await tidy();
  }

  let tidiedAt = -Infinity;
  async function tidy(): Promise<void> {
    tidiedAt = now();
    const runs = (target: string, version: string): boolean =>
      [...sites.values()].some(({ running }) => {
        if (!running) return false;
        const { registry, canaries } = running;
        if (target === 'shell') return registry.shell.version === version;
        const remotes = [...registry.remotes, ...canaries.map(({ remote }) => remote)];
        return remotes.some((remote) => remote.name === target && remote.version === version);
      });
    const isUsed = (target: string, version: string): boolean =>
      isNamed(target, version) || runs(target, version) || versions.wasRequested(target, version, TIDY_MS);
    try {
      await tidyCopy({ cache, near, isUsed, forget: versions.forget, now: tidiedAt }, [...sites.keys()]);
    } catch (error) {
      log(`What is not needed any more stays in ${cache}: ${reasonOf(error)}`);
    }
  }

  /** The look that is under way. */
  let looking: Promise<void> | undefined;

  const siteOf = (id: string): { readonly id: string; readonly running: RunningSite | undefined } =>
    sites.get(id) ?? { id, running: undefined };

  return {
    folderHere: versions.folderHere,
    folderOf: versions.folderOf,

    /**
     * Looks once at the documents of some sites, and takes up what is new; whoever asks while somebody looks waits for that. Never
     * fails: what is wrong is told, and what ran goes on.
     */
    refresh(served: readonly PinningSite[]): Promise<void> {
      looking ??= look(served).finally(() => {
        looking = undefined;
      });
      return looking;
    },

    /** What a site runs for a visitor. `bucket`: their number; without one there is no canary. */
    registryOf(site: PinningSite, bucket?: number): Registry {
      const registry = siteOf(site.id).running?.registry ?? baseOf(site);
      if (bucket === undefined) return registry;
      const chosen = judge.canariesOf(siteOf(site.id)).filter((canary) => isInCanary(canary, bucket));
      if (chosen.length === 0) return registry;
      const trial = chosen.map(({ remote }): BuiltRemote => ({ ...remote, channel: 'canary' }));
      const remoteOf = (remote: BuiltRemote): BuiltRemote => trial.find(({ name }) => name === remote.name) ?? remote;
      const added = trial.filter((remote) => !registry.remotes.some(({ name }) => name === remote.name));
      return {
        shell: registry.shell,
        remotes: [...registry.remotes.map(remoteOf), ...added],
      };
    },

    /** A registry for each canary of a site, with that area alone. */
    canaryRegistriesOf: (site: string): Registry[] =>
      judge.canariesOf(siteOf(site)).flatMap(({ remote }) => {
        const shell = siteOf(site).running?.registry.shell;
        return shell ? [{ shell, remotes: [remote] }] : [];
      }),

    /** Whether a site has a canary now: only then do its visitors need a number. */
    hasCanary: (site: string): boolean => judge.canariesOf(siteOf(site)).length > 0,

    /** Counts a page that somebody was given. */
    visited: (site: string, { remotes }: Registry, visitor: string): void =>
      judge.visited(siteOf(site), remotes, visitor),

    /** Counts an error that somebody met in a version of an area. */
    failed: (site: string, version: { readonly target: string; readonly version: string }, visitor: string): void =>
      judge.failed(siteOf(site), version, visitor),

    /** What runs, for whoever operates the edge. */
    state: () =>
      [...sites.values()].map((site) => ({
        site: site.id,
        revision: site.document?.revision,
        running: site.running && {
          revision: site.running.revision,
          shell: site.running.registry.shell.version,
          areas: Object.fromEntries(site.running.registry.remotes.map(({ name, version }) => [name, version])),
        },
        canaries: judge.told(site),
        problems: [...(site.refused === undefined ? [] : [site.refused]), ...(site.running?.problems ?? [])],
      })),
  };
}
export type LiveRegistry = ReturnType<typeof liveRegistry>;
