import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reasonOf } from '../reason-of';
import * as v from 'valibot';
import { canaryWatch, errorShare, type Figures, isWorse, type Watched } from './canary-watch';
import type { RunningCanary, RunningSite } from './running-site';

const Withdrawn = v.array(v.string());

/** A site with what it runs. */
interface Site {
  readonly id: string;
  readonly running: RunningSite | undefined;
}

const stableOf = ({ running }: Site, target: string): string =>
  running?.registry.remotes.find(({ name }) => name === target)?.version ?? '';

/**
 * Counts what visitors of canaries and everybody else meet, and takes back those that do worse: in this edge, and for good, also
 * after a restart.
 * @param cache folder where that is remembered
 */
export function canaryJudge({ cache, log }: { readonly cache: string; readonly log: (line: string) => void }) {
  const watch = canaryWatch();
  const file = path.join(cache, 'withdrawn.json');
  const withdrawn = read();

  function read(): Set<string> {
    try {
      return new Set(v.parse(Withdrawn, JSON.parse(readFileSync(file, 'utf8'))));
    } catch {
      return new Set();
    }
  }
  function write(): void {
    try {
      mkdirSync(cache, { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify([...withdrawn]));
      renameSync(`${file}.new`, file);
    } catch (error) {
      // The report that has led to it must still go its way.
      log(`What was taken back is forgotten with a restart: ${reasonOf(error)}`);
    }
  }

  const watched = (site: string, { target, since }: RunningCanary, version: string): Watched => ({
    site,
    target,
    version,
    since,
  });
  const nameOf = (site: string, { target, version, since }: RunningCanary): string =>
    [site, target, version, since].join(' ');
  const isWithdrawn = (site: string, canary: RunningCanary): boolean => withdrawn.has(nameOf(site, canary));
  const canariesOf = ({ id, running }: Site): RunningCanary[] =>
    (running?.canaries ?? []).filter((canary) => !isWithdrawn(id, canary));
  const figuresOf = (site: Site, canary: RunningCanary): { readonly canary: Figures; readonly stable: Figures } => ({
    canary: watch.figures(watched(site.id, canary, canary.version)),
    stable: watch.figures(watched(site.id, canary, stableOf(site, canary.target))),
  });

  function judge(site: Site, canary: RunningCanary): void {
    const figures = figuresOf(site, canary);
    if (!isWorse(figures.canary, figures.stable, canary)) return;
    withdrawn.add(nameOf(site.id, canary));
    write();
    const share = (of: Figures): string => `${errorShare(of).toFixed(1)} %`;
    log(
      `${site.id}: the canary ${canary.target} ${canary.version} is taken back: ${share(figures.canary)} of its visitors met an error, ` +
        `${share(figures.stable)} of the others. Make it known: npm run remotes -- rollback ${canary.target} --site ${site.id}`,
    );
  }

  return {
    /** The canaries of a site that are not taken back. */
    canariesOf,

    /** Counts a page that somebody was given, with an area in one of its versions. */
    visited(
      site: Site,
      remotes: readonly { readonly name: string; readonly version: string }[],
      visitor: string,
    ): void {
      for (const canary of canariesOf(site)) {
        const remote = remotes.find(({ name }) => name === canary.target);
        if (remote) watch.visit(watched(site.id, canary, remote.version), visitor);
      }
    },

    /** Counts an error that somebody met in a version of an area. */
    failed(
      site: Site,
      { target, version }: { readonly target: string; readonly version: string },
      visitor: string,
    ): void {
      const canary = canariesOf(site).find((running) => running.target === target);
      if (!canary || ![canary.version, stableOf(site, target)].includes(version)) return;
      watch.error(watched(site.id, canary, version), visitor);
      judge(site, canary);
    },

    /** Forgets the counts of canaries that are over. */
    keepOnly: (sites: readonly Site[]): void =>
      watch.keep(
        sites.flatMap((site) =>
          (site.running?.canaries ?? []).flatMap((canary) => [
            watched(site.id, canary, canary.version),
            watched(site.id, canary, stableOf(site, canary.target)),
          ]),
        ),
      ),

    /** Each canary of a site, also one that was taken back, with its figures. */
    told: (site: Site) =>
      (site.running?.canaries ?? []).map((canary) => {
        const figures = figuresOf(site, canary);
        return {
          area: canary.target,
          version: canary.version,
          percent: canary.percent,
          limit: canary.limit,
          withdrawn: isWithdrawn(site.id, canary),
          ...figures,
          errorShare: { canary: errorShare(figures.canary), stable: errorShare(figures.stable) },
        };
      }),
  };
}
