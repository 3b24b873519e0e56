import * as v from 'valibot';
import { RegistryError } from '../builds';
import type { Store } from '../store/store';
import { mayChoose, type Publishers, type Signer, signed, verified } from './signed';
import { type Change, nextRevision, SiteVersions, type Word } from './site-versions';

const folderOf = (site: string): string => `sites/${site}/`;
const REVISION = /^sites\/([\w.-]+)\/(\d{8})\.json$/;

/** Where a revision is. */
export const revisionKey = (site: string, revision: number): string =>
  `${folderOf(site)}${String(revision).padStart(8, '0')}.json`;

/**
 * What a revision of a site says, signed by somebody who may choose its versions.
 * @throws RegistryError
 */
export function revisionOf(
  content: Buffer,
  { site, revision }: { readonly site: string; readonly revision: number },
  publishers: Publishers,
): SiteVersions {
  const key = revisionKey(site, revision);
  const { payload, publisher } = verified(key, content, publishers);
  if (!mayChoose(publisher, site))
    throw new RegistryError(`${key} is signed by '${publisher.name}', who may not choose the versions of ${site}`);
  const parsed = v.safeParse(SiteVersions, payload);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new RegistryError(`${key}: ${v.getDotPath(issue) ?? 'the whole document'}: ${issue.message}`);
  }
  const document = parsed.output;
  if (document.site !== site || document.revision !== revision)
    throw new RegistryError(`${key} is revision ${document.revision} of ${document.site}`);
  return document;
}

/**
 * A revision of a site.
 * @returns undefined where there is none of this number
 * @throws RegistryError, StoreError
 */
export async function readRevision(
  store: Store,
  site: string,
  revision: number,
  publishers: Publishers,
): Promise<SiteVersions | undefined> {
  const content = await store.read(revisionKey(site, revision));
  return content && revisionOf(content, { site, revision }, publishers);
}

/** The site and the number that a key is for; undefined for that of no revision. */
export function revisionNamed(key: string): { readonly site: string; readonly revision: number } | undefined {
  const [, site, number] = REVISION.exec(key) ?? [];
  return site === undefined ? undefined : { site, revision: Number(number) };
}

/** The numbers of a site's revisions, signed or not, the newest first. @throws StoreError */
export async function revisionNumbers(store: Store, site: string): Promise<number[]> {
  const keys = await store.list(folderOf(site));
  return keys.flatMap((key) => revisionNamed(key)?.revision ?? []).toSorted((a, b) => b - a);
}

/** What a site runs; undefined where it was never told. @throws RegistryError, StoreError */
export async function readSiteVersions(
  store: Store,
  site: string,
  publishers: Publishers,
): Promise<SiteVersions | undefined> {
  const [newest] = await revisionNumbers(store, site);
  return newest === undefined ? undefined : readRevision(store, site, newest, publishers);
}

/** The sites that a registry knows of. @throws StoreError */
export async function knownSites(store: Store): Promise<string[]> {
  const ids = (await store.list('sites/')).flatMap((key) => revisionNamed(key)?.site ?? []);
  return [...new Set(ids)].toSorted();
}

const TRIES = 8;

/**
 * Changes what a site runs. Whoever comes second reads what the first one has written, and puts its change on top: two teams
 * that change two areas at once both have their way.
 * @param check says whether the change may be made on what stands there now; throws where not
 * @throws ChangeError, RegistryError, StoreError
 */
export async function changeSite(
  store: Store,
  site: string,
  change: Change,
  {
    word,
    signer,
    publishers,
    check = () => Promise.resolve(),
  }: {
    readonly word: Omit<Word, 'publisher'>;
    readonly signer: Signer;
    readonly publishers: Publishers;
    readonly check?: (next: SiteVersions) => Promise<void>;
  },
): Promise<SiteVersions> {
  const publisher = publishers.get(signer.name);
  if (!publisher || !mayChoose(publisher, site))
    throw new RegistryError(
      `The key of '${signer.name}' may not choose the versions of ${site}: its sites stand in the list of publishers`,
    );
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const before = await readSiteVersions(store, site, publishers);
    const next = nextRevision(site, before, change, { ...word, publisher: signer.name });
    await check(next);
    const key = revisionKey(site, next.revision);
    if (await store.create(key, signed(key, next, signer))) return next;
  }
  throw new RegistryError(`${site}: others change it all the time; try again in a moment`);
}
