import {
  knownSites,
  type Publishers,
  readSiteVersions,
  type SiteVersions,
  type Store,
  usedVersions,
  versionFolder,
  versionKey,
} from '@console/registry';
import { type Context, publishersOf, sitesHere, storeOf, versionsByAge } from './context';
import { numberOf, type Options } from './options';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What sites run at this moment. @throws RegistryError where one document can't be believed: then nothing is sure */
async function documentsOf(store: Store, publishers: Publishers): Promise<SiteVersions[]> {
  const documents: SiteVersions[] = [];
  for (const site of await knownSites(store)) {
    const document = await readSiteVersions(store, site, publishers);
    if (document) documents.push(document);
  }
  return documents;
}

/**
 * Deletes versions that no site runs, can go back to or is pinned to, but never the newest few nor young ones: pages that are
 * open still ask for them. Where one site's document can't be believed nothing is deleted; a version that can't be is left alone.
 */
export async function gcCommand(context: Context, options: Options): Promise<void> {
  const keep = numberOf('keep', options.keep, [1, 1000]);
  const before = new Date(context.now().getTime() - numberOf('days', options.days, [0, 3650]) * DAY_MS).toISOString();
  const store = storeOf(context);
  const publishers = publishersOf(context);
  const documents = await documentsOf(store, publishers);
  const pinned = sitesHere(context).map(({ versions }) => versions ?? {});
  const targets = new Set((await store.list('remotes/')).flatMap((key) => key.split('/')[1] ?? []));
  let found = 0;
  for (const target of targets) {
    const used = usedVersions(documents, target);
    const { believed, refused } = await versionsByAge(store, publishers, target);
    if (!options.json) for (const reason of refused) context.log(`left alone: ${reason}`);
    const unused = believed
      .slice(keep)
      .filter(
        ({ version, at }) => at < before && !used.has(version) && pinned.every((pins) => pins[target] !== version),
      );
    for (const { version, at, publisher } of unused) {
      // Somebody may have promoted it since.
      if (options.yes && usedVersions(await documentsOf(store, publishers), target).has(version)) continue;
      found += 1;
      if (options.yes) {
        // Without this document there is no such version, however much of the rest is still there.
        await store.remove(versionKey(target, version));
        for (const key of await store.list(versionFolder(target, version))) await store.remove(key);
      }
      const line = { target, version, at, publisher, deleted: options.yes };
      context.log(
        options.json
          ? JSON.stringify(line)
          : `${options.yes ? 'deleted' : 'not needed'}: ${target} ${version}, published ${at} by ${publisher}`,
      );
    }
  }
  if (options.json) return;
  if (found === 0)
    context.log(
      `Nothing to delete: every version is needed, younger than ${options.days} days, or one of the newest ${keep}.`,
    );
  else if (!options.yes) context.log(`${found} can be deleted: npm run remotes -- gc --yes`);
}
