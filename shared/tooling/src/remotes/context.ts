import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  knownSites,
  openStore,
  publishedVersions,
  type Publishers,
  readPublishers,
  readRegistry,
  readVersion,
  type Registry,
  RegistryError,
  type Signer,
  signerOf,
  type Store,
  TargetName,
} from '@console/registry';
import { installedBrands } from '@console/brands';
import { readSites, type SiteDefinition } from '@console/sites';
import * as v from 'valibot';
import { Problem } from '../run/problem.mjs';
import type { Options } from './options';

/** Where a command works, and for whom. */
export interface Context {
  /** The workspace. */
  readonly root: string;
  /** Folder that the command was given in. */
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly log: (line: string) => void;
  readonly now: () => Date;
  /** Builds one target, where its inputs have changed, and nothing else. */
  readonly build: (target: string) => Promise<void>;
}

function needed({ env }: Context, name: string, what: string): string {
  const value = env[name];
  if (value) return value;
  throw new Problem(`${name} is missing: ${what}. npm run remotes -- --help tells of all settings.`);
}

export const storeOf = (context: Context): Store =>
  openStore(needed(context, 'REGISTRY', 'a folder, or s3://bucket/folder'), context.env, context.cwd);

export const publishersOf = (context: Context): Publishers =>
  readPublishers(
    path.resolve(
      context.cwd,
      needed(context, 'REGISTRY_PUBLISHERS', 'the file with the public keys of who may publish'),
    ),
  );

/** Whoever gives the command. */
export function signerOfContext(context: Context, publishers: Publishers): Signer {
  const given = needed(context, 'REGISTRY_KEY', 'your private key, as a file or as PEM text');
  if (given.includes('-----BEGIN')) return signerOf(given, publishers);
  const file = path.resolve(context.cwd, given);
  if (!existsSync(file)) throw new Problem(`REGISTRY_KEY: there is no file ${file}`);
  return signerOf(readFileSync(file, 'utf8'), publishers);
}

/** The builds of this workspace, which edges run for what no document names; undefined where nothing is built. */
export function ownBuilds({ root }: Context): Registry | undefined {
  try {
    return readRegistry(root);
  } catch (error) {
    if (error instanceof RegistryError) return undefined;
    throw error;
  }
}

/** The sites of the installation. */
export function sitesHere({ root, cwd, env }: Context): SiteDefinition[] {
  const brands = installedBrands(env['BRANDS'] ? path.resolve(cwd, env['BRANDS']) : undefined);
  return readSites(env['SITES'] ? path.resolve(cwd, env['SITES']) : path.join(root, 'deploy/sites'), brands);
}

/** The sites that a command is for: those named, or all that are known. @throws Problem */
export async function sitesOf(
  context: Context,
  store: Store,
  { site, all }: Pick<Options, 'site' | 'all'>,
): Promise<string[]> {
  const known = new Set([...sitesHere(context).map(({ id }) => id), ...(await knownSites(store))]);
  if (all && site === undefined) return [...known];
  const named = (site ?? '').split(',').filter(Boolean);
  if (named.length === 0 || all) throw new Problem('Say for which site: --site acme, --site acme,umbra, or --all');
  const unknown = named.find((id) => !known.has(id));
  if (unknown !== undefined) throw new Problem(`There is no site '${unknown}'. Sites: ${[...known].join(', ')}`);
  return named;
}

/** An area, or the shell, that a command names. @throws Problem */
export function targetOf(name: string | undefined): string {
  if (name === undefined) throw new Problem('Say which area: mf-compute, or shell');
  const parsed = v.safeParse(TargetName, name);
  if (parsed.success) return parsed.output;
  throw new Problem(`'${name}' is no area: mf-compute, or shell`);
}

/** A version, when and by whose key it was published. */
type PublishedVersion = NonNullable<Awaited<ReturnType<typeof readVersion>>>;

/** A published version: the one that is named, or the newest. @throws Problem with those that there are */
export async function versionOfTarget(
  store: Store,
  publishers: Publishers,
  { target, version }: { readonly target: string; readonly version: string | undefined },
): Promise<string> {
  const versions = await publishedVersions(store, target);
  if (version !== undefined && versions.includes(version)) return version;
  if (versions.length === 0)
    throw new Problem(`Nothing of ${target} is published. First: npm run remotes -- publish ${target}`);
  if (version !== undefined)
    throw new Problem(`${target} ${version} is not published. Published: ${versions.join(', ')}`);
  const { believed, refused } = await versionsByAge(store, publishers, target);
  const [newest] = believed;
  if (newest) return newest.version;
  throw new Problem(refused.join('\n') || `Nothing of ${target} is published any more`);
}

/** The published versions of a target, the newest first, and why others can't be believed. @throws StoreError */
export async function versionsByAge(
  store: Store,
  publishers: Publishers,
  target: string,
): Promise<{ readonly believed: readonly PublishedVersion[]; readonly refused: readonly string[] }> {
  const believed: PublishedVersion[] = [];
  const refused: string[] = [];
  const names = await publishedVersions(store, target);
  await Promise.all(
    names.map(async (name) => {
      try {
        const found = await readVersion(store, target, name, publishers);
        if (found) believed.push(found);
      } catch (error) {
        if (!(error instanceof RegistryError)) throw error;
        refused.push(error.message);
      }
    }),
  );
  // Those of one moment by their numbers: they are read in any order.
  const newestFirst = (a: PublishedVersion, b: PublishedVersion): number =>
    b.at.localeCompare(a.at) || b.version.localeCompare(a.version, 'en', { numeric: true });
  return { believed: believed.toSorted(newestFirst), refused: refused.toSorted() };
}
