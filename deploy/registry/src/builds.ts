import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RemoteRecord, ShellRecord } from '@console/contract/site-document';
import { isVersionName, VersionName } from '@console/contract/version-name';
import * as v from 'valibot';

const AssetFile = v.object({ file: v.string(), integrity: v.optional(v.string()) });
const AssetFiles = v.array(AssetFile);

/** What a shell brings along for areas: the contract, the shared packages, the settings that may switch, the places to fill. */
const Provides = v.object({
  contract: v.string(),
  shared: v.record(v.string(), v.string()),
  settings: v.array(v.string()),
  slots: v.array(v.string()),
});
export type Provides = v.InferOutput<typeof Provides>;

export const ShellBuild = v.object({
  version: VersionName,
  base: v.string(),
  scripts: AssetFiles,
  styles: AssetFiles,
  groups: v.record(v.string(), AssetFiles),
  lazy: v.optional(AssetFiles, []),
  /** The script of the chat frame. */
  chatFrame: v.optional(AssetFile),
  /** Builds from before do not say. */
  provides: v.optional(Provides),
});
/** A built shell. */
export type BuiltShell = v.InferOutput<typeof ShellBuild> & ShellRecord;

const feature = v.optional(v.union([v.string(), v.array(v.string())]));

/** The part of an area's declaration that decides which site gets it and what a page preloads. */
const AreaFacts = v.looseObject({
  name: v.string(),
  signedOut: v.optional(v.union([v.boolean(), v.literal('./signed-out')]), false),
  routes: v.array(v.looseObject({ prefix: v.string(), feature })),
  slots: v.optional(v.array(v.looseObject({ slot: v.string(), module: v.string(), feature })), []),
  /** Calls that a route needs first. */
  data: v.optional(v.array(v.looseObject({ route: v.string(), calls: v.array(v.string()), feature })), []),
});

export const RemoteBuild = v.object({
  name: v.string(),
  version: VersionName,
  base: v.string(),
  entry: v.string(),
  integrity: v.string(),
  area: AreaFacts,
  modules: v.record(v.string(), AssetFiles),
  /** All its style sheets. */
  styles: v.optional(AssetFiles, []),
  /** Lazily shared groups that each module asks for. */
  groups: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** Versions of the shared packages that it was built against. */
  needs: v.optional(v.object({ shared: v.record(v.string(), v.string()) })),
});
/** A built remote with its declaration checked. */
export type BuiltRemote = v.InferOutput<typeof RemoteBuild> & RemoteRecord;

/** The builds of the shell and of every area that a site runs. */
export interface Registry {
  readonly shell: BuiltShell;
  readonly remotes: readonly BuiltRemote[];
}

/** Versions of areas that a site holds on to, by name of the area. */
export type Pins = Readonly<Record<string, string>>;

/** All areas and the shell as one bundle, which only the bench builds. */
const MonoBuild = v.object({ version: VersionName, shell: ShellBuild, remotes: v.array(RemoteBuild) });

/** A build that is missing or damaged; the message says which and what to do. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';
}

function readRecord<S extends v.GenericSchema>(root: string, file: string, schema: S): v.InferOutput<S> {
  let content: string;
  try {
    content = readFileSync(path.join(root, file), 'utf8');
  } catch {
    throw new RegistryError(`${file} is missing. Run npm start, which builds it.`);
  }
  const parsed = v.safeParse(schema, JSON.parse(content));
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new RegistryError(
    `${file}: ${v.getDotPath(issue) ?? ''} ${issue.message}. Delete the folder and run npm start.`,
  );
}

const areasOf = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .toSorted();

/** Where the versions of the shell or an area are. */
export const distOf = (root: string, target: string): string => path.join(root, target, 'dist');

/** The built versions of the shell or an area, without order. */
function versionsOf(root: string, target: string): string[] {
  const dist = distOf(root, target);
  if (!existsSync(dist)) return [];
  return readdirSync(dist).filter((name) => isVersionName(name) && existsSync(path.join(dist, name, 'record.json')));
}

/** @throws RegistryError where the version is not there, with what is and what to do */
function pinnedRecord(root: string, area: string, version: string): BuiltRemote {
  const field = `versions.${area}`;
  const areas = areasOf(root);
  if (!areas.includes(area))
    throw new RegistryError(
      `${field}: there is no area '${area}'; take the line out, or name one of ${areas.join(', ')}`,
    );
  const there = versionsOf(root, area).toSorted();
  if (there.includes(version)) {
    const record = readRecord(root, `${area}/dist/${version}/record.json`, RemoteBuild);
    if (record.area['builtWith'] !== undefined) return record;
    throw new RegistryError(
      `${field}: the version '${version}' does not say which contract it was built with, so no page would take it; ` +
        'build the area anew and name that version, or take the line out to run the newest one',
    );
  }
  const choice = there.length > 0 ? `name one that is (${there.join(', ')})` : 'build it';
  throw new RegistryError(
    `${field}: the version '${version}' is not served here; ${choice}, or take the line out to run the newest one`,
  );
}

/**
 * Reads the newest builds of a workspace.
 * @throws RegistryError where one is missing or damaged
 */
export const readRegistry = (root: string): Registry => ({
  shell: readRecord(root, 'shell/dist/latest.json', ShellBuild),
  remotes: areasOf(root).map((area) => readRecord(root, `${area}/dist/latest.json`, RemoteBuild)),
});

/**
 * The versions that a site is pinned to.
 * @throws RegistryError where one is not there; its message begins with the field
 */
export const readPins = (root: string, pins: Pins): BuiltRemote[] =>
  Object.entries(pins).map(([area, version]) => ({ ...pinnedRecord(root, area, version), channel: 'pinned' }));

/** A registry with some of its areas in other versions. */
export const withPins = ({ shell, remotes }: Registry, pinned: readonly BuiltRemote[]): Registry => ({
  shell,
  remotes: remotes.map((remote) => pinned.find(({ name }) => name === remote.name) ?? remote),
});

/**
 * Reads the single bundle in place of shell and remotes.
 * @throws RegistryError where it is missing or damaged
 */
export const readSingleBundle = (root: string): Registry => readRecord(root, 'shell/dist-mono/latest.json', MonoBuild);
