import * as v from 'valibot';
import { parse, stringify } from 'yaml';
import { Problem } from '../run/problem.mjs';
import type { Packed } from './pack-kit';

const Versions = v.record(v.string(), v.string());
const Wanted = v.optional(v.record(v.string(), v.object({ specifier: v.string(), version: v.string() })), {});
const Snapshot = v.looseObject({
  dependencies: v.exactOptional(Versions),
  optionalDependencies: v.exactOptional(Versions),
});
const LockFile = v.object({
  lockfileVersion: v.string(),
  settings: v.record(v.string(), v.unknown()),
  overrides: v.optional(Versions, {}),
  importers: v.record(v.string(), v.object({ dependencies: Wanted, devDependencies: Wanted })),
  packages: v.record(v.string(), v.unknown()),
  snapshots: v.record(v.string(), Snapshot),
});
type LockFile = v.InferOutput<typeof LockFile>;

/** What a package.json asks for. */
interface AreaDependencies {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The address of a package of the kit in an area's own files, as its package manager takes it. */
export const addressOf = ({ file }: Packed, at: string): string => `file:${at}/${file}`;

/** What an area's repository replaces: what the workspace does, and the kit's packages, which no registry has. */
export const overridesOf = (text: string, kit: readonly Packed[], at: string): Record<string, string> => ({
  ...v.parse(LockFile, parse(text)).overrides,
  ...Object.fromEntries(kit.map((packed) => [packed.name, addressOf(packed, at)])),
});

/** Finds the version of a package that some part of the workspace asks for. @throws Problem where none does */
export function versionsIn(text: string): (name: string) => string {
  const { importers } = v.parse(LockFile, parse(text));
  const all = Object.values(importers).flatMap(({ dependencies, devDependencies }) => [
    ...Object.entries(dependencies),
    ...Object.entries(devDependencies),
  ]);
  const versions = new Map(all.map(([name, { version }]) => [name, version]));
  return (name) => {
    const version = versions.get(name);
    if (version === undefined) throw new Problem(`The workspace has no ${name}.`);
    return version;
  };
}

/** A key of `snapshots`: what begins with no digit is a package of another name, and says which. */
const keyOf = (name: string, version: string): string => (/^\d/.test(version) ? `${name}@${version}` : version);

/** The package that a snapshot is of: without the versions of its peers. */
const packageOf = (key: string): string => key.replace(/\(.*$/, '');

/** The keys of all snapshots that some of them lead to. */
function reachable({ snapshots }: LockFile, first: readonly string[]): Set<string> {
  const found = new Set<string>();
  const left = [...first];
  for (let key = left.pop(); key !== undefined; key = left.pop()) {
    const snapshot = snapshots[key];
    if (found.has(key) || !snapshot) continue;
    found.add(key);
    const { dependencies, optionalDependencies } = snapshot;
    for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies }))
      left.push(keyOf(name, version));
  }
  return found;
}

const only = <T>(entries: Readonly<Record<string, T>>, keys: ReadonlySet<string>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).filter(([key]) => keys.has(key)));

/**
 * The lock file of an area outside of the workspace, which says of every package what the workspace's own says: the area is built
 * with what the shell was built with, and is installed wherever that was, without a registry.
 * @param text the workspace's lock file
 * @param options at: the kit's folder, relative to the area; asked: what the area's package.json asks for
 * @throws Problem where that is something that the workspace does not have
 */
export function areaLock(
  text: string,
  { kit, at, wanted }: { readonly kit: readonly Packed[]; readonly at: string; readonly wanted: AreaDependencies },
): string {
  const lock = v.parse(LockFile, parse(text));
  const known = versionsIn(text);
  const versionOf = (name: string): string => {
    const packed = kit.find((one) => one.name === name);
    return packed ? addressOf(packed, at) : known(name);
  };
  const locked = (part: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(part).map(([name, specifier]) => [name, { specifier, version: versionOf(name) }]),
    );
  const dependenciesOf = ({ folder }: Packed): Record<string, string> =>
    Object.fromEntries(
      Object.entries(lock.importers[folder]?.dependencies ?? {}).map(([name, { version }]) => [
        name,
        version.startsWith('link:') ? versionOf(name) : version,
      ]),
    );
  const own = kit.map((packed) => {
    const address = addressOf(packed, at);
    const resolution = { integrity: packed.integrity, tarball: address };
    const key = `${packed.name}@${address}`;
    const described = { resolution, version: packed.version, ...(packed.hasBin ? { hasBin: true } : {}) };
    return { key, described, dependencies: dependenciesOf(packed) };
  });
  const names = Object.keys({ ...wanted.dependencies, ...wanted.devDependencies });
  const first = [
    ...names.map((name) => [name, versionOf(name)] as const),
    ...own.flatMap(({ dependencies }) => Object.entries(dependencies)),
  ];
  const others = reachable(
    lock,
    first.map(([name, version]) => keyOf(name, version)),
  );
  const content = {
    lockfileVersion: lock.lockfileVersion,
    settings: lock.settings,
    overrides: overridesOf(text, kit, at),
    importers: {
      '.': { dependencies: locked(wanted.dependencies), devDependencies: locked(wanted.devDependencies) },
    },
    packages: {
      ...Object.fromEntries(own.map(({ key, described }) => [key, described])),
      ...only(lock.packages, new Set([...others].map(packageOf))),
    },
    snapshots: {
      ...Object.fromEntries(own.map(({ key, dependencies }) => [key, { dependencies }])),
      ...only(lock.snapshots, others),
    },
  };
  return stringify(content, { lineWidth: 0 });
}
