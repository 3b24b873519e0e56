import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { RemoteRecord, ShellRecord } from '@console/contract/site-document';
import * as v from 'valibot';

const AssetFiles = v.array(v.object({ file: v.string(), integrity: v.optional(v.string()) }));

const ShellBuild = v.object({
  version: v.string(),
  base: v.string(),
  scripts: AssetFiles,
  styles: AssetFiles,
  groups: v.record(v.string(), AssetFiles),
  lazy: v.optional(AssetFiles, []),
});

const feature = v.optional(v.union([v.string(), v.array(v.string())]));

/** The part of an area's declaration that decides which site gets it and what a page preloads. */
const AreaFacts = v.looseObject({
  name: v.string(),
  signedOut: v.optional(v.boolean(), false),
  routes: v.array(v.looseObject({ prefix: v.string(), feature })),
  slots: v.optional(v.array(v.looseObject({ slot: v.string(), module: v.string(), feature })), []),
  /** Calls that a route needs first. */
  data: v.optional(v.array(v.looseObject({ route: v.string(), calls: v.array(v.string()), feature })), []),
});
export type AreaFacts = v.InferOutput<typeof AreaFacts>;

const RemoteBuild = v.object({
  name: v.string(),
  version: v.string(),
  base: v.string(),
  entry: v.string(),
  integrity: v.string(),
  area: AreaFacts,
  modules: v.record(v.string(), AssetFiles),
  /** All its style sheets. */
  styles: v.optional(AssetFiles, []),
  /** Lazily shared groups that each module asks for. */
  groups: v.optional(v.record(v.string(), v.array(v.string())), {}),
});
/** A built remote with its declaration checked. */
export type BuiltRemote = v.InferOutput<typeof RemoteBuild> & RemoteRecord;

/** The newest build of the shell and of every area. */
export interface Registry {
  readonly shell: ShellRecord;
  readonly remotes: readonly BuiltRemote[];
}

/** All areas and the shell as one bundle, which only the bench builds. */
const MonoBuild = v.object({ version: v.string(), shell: ShellBuild, remotes: v.array(RemoteBuild) });

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

/**
 * Reads the newest builds of a workspace. `pins`: versions that a site holds on to, by name of the remote.
 * @throws RegistryError where one is missing or damaged
 */
export function readRegistry(root: string, pins: Readonly<Record<string, string>> = {}): Registry {
  const areas = readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .toSorted();
  const record = (area: string): string => {
    const pinned = pins[area];
    return `${area}/dist/${pinned === undefined ? 'latest.json' : `${pinned}/record.json`}`;
  };
  return {
    shell: readRecord(root, 'shell/dist/latest.json', ShellBuild),
    remotes: areas.map((area) => readRecord(root, record(area), RemoteBuild)),
  };
}

/**
 * Reads the single bundle in place of shell and remotes.
 * @throws RegistryError where it is missing or damaged
 */
export const readSingleBundle = (root: string): Registry => readRecord(root, 'shell/dist-mono/latest.json', MonoBuild);

type Switches = Readonly<Record<string, unknown>>;

/** Whether a feature condition holds: it has none, or one of its switches is on. */
export function isOn(condition: string | readonly string[] | undefined, config: Switches): boolean {
  if (condition === undefined) return true;
  return [condition].flat().some((name) => config[name] === true);
}

/** The remotes that a site runs: those with at least one route that its switches allow. */
export function remotesOfSite(remotes: readonly BuiltRemote[], config: Switches): BuiltRemote[] {
  return remotes.filter((remote) => remote.area.routes.some((route) => isOn(route.feature, config)));
}
