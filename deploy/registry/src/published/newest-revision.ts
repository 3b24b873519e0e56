import { RegistryError } from '../builds';
import type { Store } from '../store/store';
import { reasonOf } from '../reason-of';
import type { Publishers } from './signed';
import { readRevision, revisionKey, revisionNamed, revisionNumbers, revisionOf } from './site-store';
import type { SiteVersions } from './site-versions';
import { versionNamed, versionOf } from './version';

/** What can be believed of a site's revisions, and why what is newer can't. */
export interface Newest {
  readonly document: SiteVersions | undefined;
  readonly refused?: string | undefined;
}

/** Where documents are, and whom to believe. */
export interface Sources {
  readonly store: Store;
  /** What was believed before, on this machine. */
  readonly near: Store;
  readonly publishers: Publishers;
}

/** Somebody who writes what nobody believes costs no more questions than this. */
const MOST_TRIES = 20;

/** Whether a document is signed by somebody who may say it, for its place. */
export function isBelieved(key: string, content: Buffer, publishers: Publishers): boolean {
  try {
    const revision = revisionNamed(key);
    if (revision) revisionOf(content, revision, publishers);
    const version = versionNamed(key);
    if (version) versionOf(content, version, publishers);
    return revision !== undefined || version !== undefined;
  } catch {
    return false;
  }
}

/**
 * The newest revision of a store that can be believed.
 * @param after only those of a greater number
 * @throws StoreError
 */
export async function newestBelieved(store: Store, site: string, publishers: Publishers, after = 0): Promise<Newest> {
  let refused: string | undefined;
  const numbers = (await revisionNumbers(store, site)).filter((number) => number > after);
  for (const number of numbers.slice(0, MOST_TRIES)) {
    try {
      const document = await readRevision(store, site, number, publishers);
      if (document) return { document, refused };
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      refused ??= error.message;
    }
  }
  return { document: undefined, refused };
}

/** What stands in the place of a revision that runs: it may have been taken away, and another one written. */
async function inPlaceOf(known: SiteVersions, { store, near, publishers }: Sources): Promise<Newest> {
  const { site, revision } = known;
  const here = await readRevision(store, site, revision, publishers);
  if (here) return { document: JSON.stringify(here) === JSON.stringify(known) ? known : here };
  const key = revisionKey(site, revision);
  const kept = await near.read(key).catch(() => undefined);
  if (kept && !isBelieved(key, kept, publishers)) {
    const found = await newestBelieved(store, site, publishers);
    if (found.document) return found;
    const unsaid = `${key} runs, is gone from the registry and is believed no more: promote what the site should run`;
    return { document: known, refused: found.refused ?? unsaid };
  }
  return {
    document: known,
    refused:
      `${key} runs and is gone from the registry, which was set back: it takes up revision ${revision} and what comes after it. ` +
      'Where it was meant, delete REGISTRY_CACHE and start the edge again',
  };
}

/**
 * What follows the revision that a site runs. That is never an older one, whatever the registry has now, unless nobody believes
 * any more what runs and it was taken away. What can't be believed is not passed over: somebody has to take it away first.
 * @returns the very `known` where nothing follows
 */
export async function following(known: SiteVersions, sources: Sources): Promise<Newest> {
  let document = known;
  try {
    for (;;) {
      const next = await readRevision(sources.store, known.site, document.revision + 1, sources.publishers);
      if (!next) break;
      document = next;
    }
    return document === known ? await inPlaceOf(known, sources) : { document };
  } catch (error) {
    return { document, refused: reasonOf(error) };
  }
}

/** What a site runs that was not looked at since the start. `kept`: what it ran before that, which nothing older follows. */
export async function firstFound(
  site: string,
  kept: SiteVersions | undefined,
  { store, publishers }: Sources,
): Promise<Newest> {
  try {
    const { document = kept, refused } = await newestBelieved(store, site, publishers, kept?.revision);
    return { document, refused };
  } catch (error) {
    return { document: kept, refused: reasonOf(error) };
  }
}
