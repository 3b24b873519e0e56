import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isVersionName } from '@console/contract/version-name';
import * as v from 'valibot';
import { type BuiltRemote, type BuiltShell, type Registry, RegistryError } from '../builds';
import type { PinningSite } from '../registries';
import { folderStore } from '../store/folder-store';
import { mirrored } from '../store/mirrored';
import type { Store } from '../store/store';
import { isInCanary } from './bucket';
import { canaryWatch, errorShare, type Figures, isWorse, type Watched } from './canary-watch';
import { copyOf, fetchVersion } from './local-copy';
import { bringUp, type RunningCanary, type RunningSite } from './running-site';
import type { Publishers } from './signed';
import { newestRevision, readRevision } from './site-store';
import type { SiteVersions } from './site-versions';
import { TargetName, type VersionDocument } from './version';

export interface LiveRegistryOptions {
  readonly store: Store;
  readonly publishers: Publishers;
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
  readonly document: SiteVersions | undefined;
  readonly running: RunningSite | undefined;
  /** Why what the registry has now is not taken. */
  readonly refused: string | undefined;
  /** When what does not run is tried again, in milliseconds. */
  readonly retryAt: number;
}

/** A version that does not run may only have been out of reach. */
const RETRY_MS = 30_000;

/** A file that is asked for again and again and is not there costs the registry one question in so many milliseconds. */
const UNKNOWN_FOR_MS = 10_000;
const MOST_UNKNOWN = 1000;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const Withdrawn = v.array(v.string());

/**
 * What sites run from a registry, taken up while the edge serves: pages that come after a change have the new version, those that
 * are open keep theirs. Whatever is wrong with a change, what ran before it goes on.
 */
export function liveRegistry({ store: far, publishers, cache, baseOf, log, now = Date.now }: LiveRegistryOptions) {
  const store = mirrored(far, folderStore(path.join(cache, 'documents')));
  const sites = new Map<string, Known>();
  const loaded = new Map<string, Promise<VersionDocument>>();
  const here = new Set<string>();
  const unknown = new Map<string, number>();
  const told = new Map<string, string>();
  const watch = canaryWatch();
  const withdrawnFile = path.join(cache, 'withdrawn.json');

  function readWithdrawn(): Set<string> {
    try {
      return new Set(v.parse(Withdrawn, JSON.parse(readFileSync(withdrawnFile, 'utf8'))));
    } catch {
      return new Set();
    }
  }
  const withdrawn = readWithdrawn();

  /** Says something once, until something else is to be said of it. */
  function tell(site: string, line: string): void {
    if (told.get(site) === line) return;
    told.set(site, line);
    if (line !== '') log(`${site}: ${line}`);
  }

  /** A version that is here and whole; each is fetched once. */
  function fetched(target: string, version: string): Promise<VersionDocument> {
    const key = `${target} ${version}`;
    const known = loaded.get(key);
    if (known) return known;
    const fetching = fetchVersion(store, { target, version }, { root: cache, publishers });
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

  const watchedOf = (site: string, { target, since }: RunningCanary, version: string): Watched => ({
    site,
    target,
    version,
    since,
  });
  const withdrawalOf = (site: string, { target, version, since }: RunningCanary): string =>
    [site, target, version, since].join(' ');
  const isWithdrawn = (site: string, canary: RunningCanary): boolean => withdrawn.has(withdrawalOf(site, canary));

  const stableVersion = (site: string, target: string): string | undefined =>
    sites.get(site)?.running?.registry.remotes.find(({ name }) => name === target)?.version;
  const figuresOf = (site: string, canary: RunningCanary): { readonly canary: Figures; readonly stable: Figures } => ({
    canary: watch.figures(watchedOf(site, canary, canary.version)),
    stable: watch.figures(watchedOf(site, canary, stableVersion(site, canary.target) ?? '')),
  });

  /**
   * The newest document of a site, as far as it can be read and believed. One that can't be is not passed over: somebody has to
   * take it away first.
   */
  async function newest(
    site: string,
    known: SiteVersions | undefined,
  ): Promise<{ readonly document: SiteVersions | undefined; readonly refused: string | undefined }> {
    let document = known;
    try {
      for (let next = known ? known.revision + 1 : await newestRevision(store, site); next > 0;) {
        const read = await readRevision(store, site, next, publishers);
        if (!read) break;
        document = read;
        next = read.revision + 1;
      }
      return { document, refused: undefined };
    } catch (error) {
      return { document, refused: reasonOf(error) };
    }
  }

  async function refreshSite(site: PinningSite): Promise<void> {
    const known = sites.get(site.id);
    const { document, refused } = await newest(site.id, known?.document);
    if (refused !== undefined) tell(site.id, `${refused}. What ran before goes on.`);
    const isNew = document !== undefined && document.revision !== known?.running?.revision;
    const isIncomplete = (known?.running?.problems.length ?? 0) > 0;
    let running = known?.running;
    let retryAt = known?.retryAt ?? 0;
    if (document && (isNew || (isIncomplete && retryAt <= now()))) {
      running = await bringUp(document, { base: baseOf(site), before: known?.running, load });
      retryAt = now() + RETRY_MS;
      const lines = running.problems.map((line) => `${line}. What ran before goes on.`);
      if (refused === undefined) tell(site.id, lines.join('\n'));
      if (isNew) log(`${site.id}: revision ${document.revision} of its versions runs`);
    } else if (refused === undefined && !isIncomplete) tell(site.id, '');
    sites.set(site.id, { document, running, refused, retryAt });
  }

  /** Ends the canaries that do worse than what everybody else gets; in this edge, and for good. */
  function judge(): void {
    for (const [site, { running }] of sites)
      for (const canary of running?.canaries ?? []) {
        if (isWithdrawn(site, canary)) continue;
        const figures = figuresOf(site, canary);
        if (!isWorse(figures.canary, figures.stable, canary)) continue;
        withdrawn.add(withdrawalOf(site, canary));
        mkdirSync(cache, { recursive: true });
        writeFileSync(`${withdrawnFile}.new`, JSON.stringify([...withdrawn]));
        renameSync(`${withdrawnFile}.new`, withdrawnFile);
        log(
          `${site}: the canary ${canary.target} ${canary.version} is taken back: ${errorShare(figures.canary).toFixed(1)} % of its visitors met an error, ` +
            `${errorShare(figures.stable).toFixed(1)} % of the others. Make it known: npm run remotes -- rollback ${canary.target} --site ${site}`,
        );
      }
  }

  const canariesOf = (site: string): RunningCanary[] =>
    (sites.get(site)?.running?.canaries ?? []).filter((canary) => !isWithdrawn(site, canary));

  return {
    /** Looks once at the documents of some sites, and takes up what is new. Never fails: what is wrong is told, and what ran goes on. */
    async refresh(served: readonly PinningSite[]): Promise<void> {
      await Promise.all(
        served.map((site) =>
          refreshSite(site).catch((error: unknown) => tell(site.id, `${reasonOf(error)}. What ran before goes on.`)),
        ),
      );
      const ids = new Set(served.map(({ id }) => id));
      for (const id of sites.keys()) if (!ids.has(id)) sites.delete(id);
      watch.keep(
        [...sites].flatMap(([site, { running }]) =>
          (running?.canaries ?? []).flatMap((canary) => [
            watchedOf(site, canary, canary.version),
            watchedOf(site, canary, stableVersion(site, canary.target) ?? ''),
          ]),
        ),
      );
    },

    /** What a site runs for a visitor. `bucket`: their number; without one there is no canary. */
    registryOf(site: PinningSite, bucket?: number): Registry {
      const registry = sites.get(site.id)?.running?.registry ?? baseOf(site);
      if (bucket === undefined) return registry;
      const chosen = canariesOf(site.id).filter((canary) => isInCanary(canary, bucket));
      if (chosen.length === 0) return registry;
      const remoteOf = (remote: BuiltRemote): BuiltRemote =>
        chosen.find(({ target }) => target === remote.name)?.remote ?? remote;
      const added = chosen.filter(({ target }) => !registry.remotes.some(({ name }) => name === target));
      return {
        shell: registry.shell,
        remotes: [...registry.remotes.map(remoteOf), ...added.map(({ remote }) => remote)],
      };
    },

    /** Whether a site has a canary now: only then do its visitors need a number. */
    hasCanary: (site: string): boolean => canariesOf(site).length > 0,

    /** Counts a page that somebody was given. */
    visited(site: string, { remotes }: Registry, visitor: string): void {
      for (const canary of canariesOf(site)) {
        const remote = remotes.find(({ name }) => name === canary.target);
        if (remote) watch.visit(watchedOf(site, canary, remote.version), visitor);
      }
    },

    /** Counts an error that somebody met in a version of an area. */
    failed(
      site: string,
      { target, version }: { readonly target: string; readonly version: string },
      visitor: string,
    ): void {
      const canary = canariesOf(site).find((running) => running.target === target);
      if (!canary || ![canary.version, stableVersion(site, target)].includes(version)) return;
      watch.error(watchedOf(site, canary, version), visitor);
      judge();
    },

    /** The folder of a version that runs, or ran since the edge started. */
    folderHere: (target: string, version: string): string | undefined =>
      here.has(`${target} ${version}`) ? copyOf(cache, target, version) : undefined,

    /**
     * The folder of a published version's files, fetched where it is not here yet: another edge may have given out a page with it.
     * @returns undefined where there is no such version
     */
    async folderOf(target: string, version: string): Promise<string | undefined> {
      if (!v.is(TargetName, target) || !isVersionName(version)) return undefined;
      const key = `${target} ${version}`;
      if ((unknown.get(key) ?? 0) > now()) return undefined;
      try {
        await fetched(target, version);
        return copyOf(cache, target, version);
      } catch (error) {
        if (!(error instanceof RegistryError)) log(reasonOf(error));
        if (unknown.size >= MOST_UNKNOWN) unknown.clear();
        unknown.set(key, now() + UNKNOWN_FOR_MS);
        return undefined;
      }
    },

    /** What runs, for whoever operates the edge. */
    state: () =>
      [...sites].map(([site, { document, running, refused }]) => ({
        site,
        revision: document?.revision,
        running: running && {
          revision: running.revision,
          shell: running.registry.shell.version,
          areas: Object.fromEntries(running.registry.remotes.map(({ name, version }) => [name, version])),
        },
        canaries: (running?.canaries ?? []).map((canary) => {
          const figures = figuresOf(site, canary);
          return {
            area: canary.target,
            version: canary.version,
            percent: canary.percent,
            limit: canary.limit,
            withdrawn: isWithdrawn(site, canary),
            ...figures,
            errorShare: { canary: errorShare(figures.canary), stable: errorShare(figures.stable) },
          };
        }),
        problems: [...(refused === undefined ? [] : [refused]), ...(running?.problems ?? [])],
      })),
  };
}
export type LiveRegistry = ReturnType<typeof liveRegistry>;
