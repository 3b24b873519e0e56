import { randomUUID } from 'node:crypto';
import { readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { isVersionName } from '@console/contract/version-name';
import * as v from 'valibot';
import type { Store } from '../store/store';
import { copyOf } from './local-copy';
import { revisionKey, revisionNumbers } from './site-store';
import { TargetName, versionKey } from './version';

/** Of versions that no site names, so many of each target stay: pages that are open still ask for them. */
const KEEP_VERSIONS = 10;
/** What was used in this time stays, whoever uses it: edges may share a copy. Milliseconds. */
const IN_USE_MS = 24 * 60 * 60 * 1000;
/** Documents of a site that stay; only the newest that is believed is read again. */
const KEEP_DOCUMENTS = 3;
/** Of a version that is being fetched, or deleted. */
const HALF = /^\.(new|old)-/;

/** An edge's own copy of a registry. */
export interface Copy {
  readonly cache: string;
  /** Its documents. */
  readonly near: Store;
  /** Whether a version is used, by a site that names it or a page that has asked for it lately. */
  readonly isUsed: (target: string, version: string) => boolean;
  /** Told before a version goes. */
  readonly forget: (target: string, version: string) => void;
  /** Milliseconds. */
  readonly now: number;
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);
const changedAt = async (folder: string): Promise<number> => (await stat(folder)).mtimeMs;

async function remove(folder: string): Promise<void> {
  // At once, so that nobody takes what is half gone for a version.
  const gone = path.join(path.dirname(folder), `.old-${randomUUID()}`);
  await rename(folder, gone);
  await rm(gone, { recursive: true, force: true });
}

async function tidyTarget(target: string, { cache, near, isUsed, forget, now }: Copy): Promise<void> {
  const dist = path.dirname(copyOf(cache, target, '0'));
  const unused: { readonly version: string; readonly at: number }[] = [];
  for (const name of await namesIn(dist)) {
    const folder = path.join(dist, name);
    if (isVersionName(name) && isUsed(target, name)) await utimes(folder, now / 1000, now / 1000);
    else if (isVersionName(name)) unused.push({ version: name, at: await changedAt(folder) });
    else if (HALF.test(name) && (await changedAt(folder)) < now - IN_USE_MS) await rm(folder, { recursive: true });
  }
  const old = unused.toSorted((a, b) => b.at - a.at).slice(KEEP_VERSIONS);
  for (const { version } of old.filter(({ at }) => at < now - IN_USE_MS)) {
    forget(target, version);
    await remove(copyOf(cache, target, version));
    await near.remove(versionKey(target, version));
  }
}

/**
 * Deletes from an edge's copy what it has kept long enough: it can be fetched again.
 * @param sites those that the edge serves
 * @throws Error where the folder can't be written to
 */
export async function tidyCopy(copy: Copy, sites: readonly string[]): Promise<void> {
  const targets = (await namesIn(copy.cache)).filter((name) => v.is(TargetName, name));
  for (const target of targets) await tidyTarget(target, copy);
  for (const site of sites)
    for (const number of (await revisionNumbers(copy.near, site)).slice(KEEP_DOCUMENTS))
      await copy.near.remove(revisionKey(site, number));
}
