import type { BuiltRemote, BuiltShell, Registry } from '../builds';
import type { Store } from '../store/store';
import { misfits } from './fits';
import type { Publishers } from './signed';
import { type SiteVersions, stableOf, versionsKept } from './site-versions';
import { readVersion } from './version';

/** What keeps a version from running in a site. */
export interface Unfit {
  readonly target: string;
  readonly version: string;
  readonly reason: string;
}

/**
 * Whether all that a site runs, and its canaries, are published and fit together.
 * @param base what edges have built themselves, for what the site's document does not name; undefined where that is not known
 * @throws RegistryError for a version that is damaged or signed by nobody, StoreError
 */
export async function siteFit(
  store: Store,
  publishers: Publishers,
  { document, base }: { readonly document: SiteVersions; readonly base: Registry | undefined },
): Promise<Unfit[]> {
  const unfit: Unfit[] = [];
  const missing = (target: string, version: string): undefined => {
    unfit.push({ target, version, reason: 'it is not published; publish it first' });
    return undefined;
  };
  const shellOf = async (version: string): Promise<BuiltShell | undefined> => {
    const found = await readVersion(store, 'shell', version, publishers);
    return found?.kind === 'shell' ? found.record : missing('shell', version);
  };
  const areaOf = async (target: string, version: string): Promise<BuiltRemote | undefined> => {
    const found = await readVersion(store, target, version, publishers);
    return found?.kind === 'area' ? found.record : missing(target, version);
  };

  const wantedShell = stableOf(document, 'shell');
  const shell = wantedShell === undefined ? base?.shell : await shellOf(wantedShell);
  const own = (base?.remotes ?? []).filter(({ name }) => stableOf(document, name) === undefined);
  const areas: BuiltRemote[] = [...own];
  for (const target of Object.keys(document.targets).filter((name) => name !== 'shell')) {
    const stable = stableOf(document, target);
    const canary = document.targets[target]?.canary?.version;
    const wanted = [stable, canary].filter((version) => version !== undefined);
    for (const version of wanted) {
      const remote = await areaOf(target, version);
      if (remote) areas.push(remote);
    }
  }
  if (!shell && wantedShell === undefined && areas.length > 0) {
    const reason =
      'which shell it meets is not known: promote a shell for the site, or build the one of this workspace';
    return [...unfit, ...areas.map(({ name, version }) => ({ target: name, version, reason }))];
  }
  if (shell)
    for (const remote of areas)
      for (const reason of misfits(remote, shell)) unfit.push({ target: remote.name, version: remote.version, reason });
  return unfit;
}

/** Versions of a target that some sites run or can go back to. */
export const usedVersions = (documents: readonly SiteVersions[], target: string): ReadonlySet<string> =>
  new Set(documents.flatMap((document) => versionsKept(document, target)));
