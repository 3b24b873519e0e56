import type { BuiltRemote, BuiltShell, Registry } from '../builds';
import { reasonOf } from '../reason-of';
import { misfits } from './fits';
import { type Canary, type SiteVersions, stableOf } from './site-versions';

/** Fetches a version and gives its record; what it throws says why that can't run. */
export type Load = {
  (target: 'shell', version: string): Promise<BuiltShell>;
  (target: string, version: string): Promise<BuiltRemote>;
};

/** A canary that runs: its build, and how it was ordered. */
export interface RunningCanary extends Canary {
  readonly target: string;
  readonly remote: BuiltRemote;
}

/** What a site runs, once all of it is here and fits. */
export interface RunningSite {
  readonly revision: number;
  readonly registry: Registry;
  readonly canaries: readonly RunningCanary[];
  /** Why something that was asked for does not run; what ran before it does. */
  readonly problems: readonly string[];
}

/** The versions of a target to try, the wanted one first: then what ran last, then what ran before that. */
function candidates({ targets }: SiteVersions, target: string, last: string | undefined): string[] {
  const { versions = [], position = -1 } = targets[target] ?? {};
  const [wanted, ...earlier] = versions.slice(0, position + 1).toReversed();
  if (wanted === undefined) return [];
  return [...new Set([wanted, ...(last === undefined ? [] : [last]), ...earlier])];
}

/** Two builds of one version would be at one address. */
function checkOwn(found: unknown, own: { readonly version: string } | undefined, version: string): void {
  if (own?.version === version && JSON.stringify(hashes(own)) !== JSON.stringify(hashes(found)))
    throw new Error('this edge has built the same version with other files; delete that build, or raise the version');
}

/** All hashes that a record vouches for. */
function hashes(record: unknown): string[] {
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record)
    .flatMap(([name, value]) => (name === 'integrity' ? [String(value)] : hashes(value)))
    .toSorted();
}

/**
 * Brings up what a site's document asks for. A version that can't be fetched, is damaged or does not fit gives way to the last
 * good one, and to the edge's own build where there is none; the others run as asked.
 * @param base what the edge has built itself
 */
export async function bringUp(
  document: SiteVersions,
  { base, before, load }: { readonly base: Registry; readonly before: RunningSite | undefined; readonly load: Load },
): Promise<RunningSite> {
  const problems: string[] = [];
  const tryEach = async <T>(target: string, last: string | undefined, take: (version: string) => Promise<T>) => {
    for (const version of candidates(document, target, last)) {
      try {
        return await take(version);
      } catch (error) {
        problems.push(`${target} ${version} does not run: ${reasonOf(error)}`);
      }
    }
    return undefined;
  };

  const names = [
    ...new Set([
      ...base.remotes.map(({ name }) => name),
      ...Object.keys(document.targets).filter((name) => name !== 'shell'),
    ]),
  ].toSorted();
  const ownOf = (name: string): BuiltRemote | undefined => base.remotes.find((remote) => remote.name === name);
  const ranBefore = (name: string): BuiltRemote | undefined =>
    before?.registry.remotes.find((remote) => remote.name === name);
  const areaOf = async (name: string, version: string): Promise<BuiltRemote> => {
    const last = ranBefore(name);
    if (last?.version === version) return last;
    const found = await load(name, version);
    checkOwn(found, ownOf(name), version);
    return found;
  };

  /** Each area as it is wanted, whether it fits or not: a new shell has to take them all. */
  const wanted: BuiltRemote[] = [];
  for (const name of names) {
    const version = stableOf(document, name);
    const remote = version === undefined ? ownOf(name) : await areaOf(name, version).catch(() => undefined);
    if (remote) wanted.push(remote);
  }

  const shell =
    (await tryEach('shell', before?.registry.shell.version, async (version) => {
      const last = before?.registry.shell;
      if (last?.version === version) return last;
      const found = await load('shell', version);
      checkOwn(found, base.shell, version);
      const unfit = wanted.flatMap((remote) =>
        misfits(remote, found).map((line) => `${remote.name} ${remote.version}: ${line}`),
      );
      if (unfit.length > 0) throw new Error(unfit.join('; '));
      return found;
    })) ?? base.shell;

  const fitting = async (name: string, version: string): Promise<BuiltRemote> => {
    const remote = await areaOf(name, version);
    const unfit = misfits(remote, shell);
    if (unfit.length > 0) throw new Error(unfit.join('; '));
    return remote;
  };
  const remotes: BuiltRemote[] = [];
  const canaries: RunningCanary[] = [];
  for (const name of names) {
    const own = ownOf(name);
    const remote =
      stableOf(document, name) === undefined
        ? own
        : ((await tryEach(name, ranBefore(name)?.version, (version) => fitting(name, version))) ?? own);
    if (remote) remotes.push(remote === own ? own : { ...remote, channel: 'published' });
    const canary = document.targets[name]?.canary;
    if (!canary) continue;
    try {
      canaries.push({ ...canary, target: name, remote: await fitting(name, canary.version) });
    } catch (error) {
      problems.push(`the canary ${name} ${canary.version} does not run: ${reasonOf(error)}`);
    }
  }
  return { revision: document.revision, registry: { shell, remotes }, canaries, problems };
}
