import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AssetFile } from '@console/contract/site-document';
import * as v from 'valibot';
import { RegistryError, RemoteBuild, ShellBuild } from '../builds';
import type { Store } from '../store/store';
import { inTurns } from './in-turns';
import { claimed, mayPublish, type Publishers, type Signer, signed } from './signed';
import { type PublishedFile, VersionDocument, versionFolder, versionKey, versionOf } from './version';

/** Subresource integrity of some bytes. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A finished build, as it is about to be published. */
interface Build {
  readonly target: string;
  readonly document: VersionDocument;
  readonly folder: string;
}

const RECORD = 'record.json';

/** The names of a build's files; marks of servers and builds begin with a dot. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== RECORD)
    .map(({ name }) => name)
    .toSorted();

/** Every file that a record names, with the hash by which it vouches for it. */
function namedFiles({ record }: VersionDocument): readonly AssetFile[] {
  const lists =
    'area' in record
      ? [[{ file: record.entry, integrity: record.integrity }], record.styles, ...Object.values(record.modules)]
      : [record.scripts, record.styles, record.lazy, [record.chatFrame ?? []].flat(), ...Object.values(record.groups)];
  return lists.flat();
}

/** The base addresses that an edge serves versions at. */
const baseOf = (target: string, version: string): string =>
  target === 'shell' ? `/app/assets/${version}/` : `/remotes/${target}/${version}/`;

/**
 * What is wrong with a version by itself: where it says it is, and files that it names and does not have.
 * @returns a line each
 */
export function faultsOf(target: string, document: VersionDocument): string[] {
  const { record, files, version } = document;
  const there = new Set(files.map(({ file }) => file));
  const base = baseOf(target, version);
  const missing = [...new Set(namedFiles(document).map(({ file }) => file))].filter((file) => !there.has(file));
  return [
    ...(record.base === base ? [] : [`its files would be asked for at ${record.base}, not at ${base}`]),
    ...missing.map((file) => `it names ${file}, which is not among its files`),
  ];
}

/** Whether some bytes have a hash, by the algorithm that it names (`sha256-…`, `sha384-…`, `sha512-…`). */
function hasIntegrity(content: Uint8Array, integrity: string): boolean {
  const [, algorithm, hash] = /^(sha256|sha384|sha512)-(.+)$/.exec(integrity) ?? [];
  return algorithm !== undefined && createHash(algorithm).update(content).digest('base64') === hash;
}

/**
 * Files that browsers would refuse, for they are not what the record of the version vouches for.
 * @returns a line each
 */
export function refusedFiles(document: VersionDocument, folder: string): string[] {
  const named = new Map(namedFiles(document).map(({ file, integrity }) => [file, integrity]));
  return [...named].flatMap(([file, integrity]) => {
    if (integrity === undefined || hasIntegrity(readFileSync(path.join(folder, file)), integrity)) return [];
    return [`${file} is not the file that its record vouches for`];
  });
}

/**
 * Reads a finished build (`<area>/dist/<version>`, of this workspace or of any other).
 * @throws RegistryError with what is missing and what to do
 */
export function readBuild(folder: string, now = new Date()): Build {
  const file = path.join(folder, RECORD);
  if (!existsSync(file)) throw new RegistryError(`${folder} is no build: there is no ${RECORD} in it`);
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const files = filesIn(folder).map((name): PublishedFile => {
    const content = readFileSync(path.join(folder, name));
    return { file: name, size: content.byteLength, integrity: integrityOf(content) };
  });
  const at = now.toISOString();
  const area = v.safeParse(RemoteBuild, json);
  const parsed = area.success ? area : v.safeParse(ShellBuild, json);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new RegistryError(`${file}: ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}. Build it anew.`);
  }
  const { version } = parsed.output;
  const document = v.parse(VersionDocument, {
    kind: area.success ? 'area' : 'shell',
    version,
    at,
    files,
    record: parsed.output,
  });
  const target = document.kind === 'area' ? document.record.name : 'shell';
  const says =
    document.kind === 'area' ? document.record.needs && document.record.area['builtWith'] : document.record.provides;
  const missing = faultsOf(target, document);
  const faults = [
    ...(missing.length > 0 ? missing : refusedFiles(document, folder)),
    ...(says ? [] : ['it does not say which contract and shared packages it was built with']),
  ];
  if (faults.length > 0) throw new RegistryError(`${target} ${version}: ${faults.join('; ')}. Build it anew.`);
  return { target, document, folder };
}

/**
 * Writes a file of a version. What an earlier try left behind, before anything could run it, gives way.
 * @param isPublished whether somebody else has published the version meanwhile: then nothing gives way
 * @throws StoreError, RegistryError
 */
async function writeFile(
  store: Store,
  { key, content }: { readonly key: string; readonly content: Buffer },
  isPublished: () => Promise<boolean>,
): Promise<void> {
  if (await store.create(key, content)) return;
  if ((await store.read(key, content.byteLength))?.equals(content) === true) return;
  if (await isPublished()) return;
  await store.remove(key);
  if (!(await store.create(key, content)))
    throw new RegistryError(`${key}: somebody else publishes this version at this moment; wait, and try again`);
}

const sameFiles = (a: readonly PublishedFile[], b: readonly PublishedFile[]): boolean =>
  JSON.stringify(a.map(({ file, integrity }) => [file, integrity])) ===
  JSON.stringify(b.map(({ file, integrity }) => [file, integrity]));

/** What stands in a version's place, or why nobody believes it. @throws RegistryError where it is of other files, or of none */
function standing(
  content: Buffer,
  { target, document }: Build,
  publishers: Publishers,
): { readonly document: VersionDocument } | { readonly refused: RegistryError } {
  try {
    return { document: versionOf(content, { target, version: document.version }, publishers) };
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    const said = v.safeParse(VersionDocument, claimed(content));
    if (said.success && sameFiles(said.output.files, document.files)) return { refused: error };
    throw new RegistryError(
      `${error.message}. Look who wrote it and delete that one file, or raise "version" in ${target}/package.json.`,
    );
  }
}

/**
 * Publishes a build: its files first, then the signed document that makes a version of them. Nothing runs it yet. The same build
 * by a key that was taken out of the list is published anew.
 * @returns whether it is new; false where this very version was published before
 * @throws RegistryError where the version is there with other files, or the key may not publish it; StoreError
 */
export async function publish(
  store: Store,
  build: Build,
  { signer, publishers }: { readonly signer: Signer; readonly publishers: Publishers },
): Promise<boolean> {
  const { target, document, folder } = build;
  const publisher = publishers.get(signer.name);
  if (!publisher || !mayPublish(publisher, target))
    throw new RegistryError(
      `The key of '${signer.name}' may not publish ${target}: its areas stand in the list of publishers`,
    );
  const key = versionKey(target, document.version);
  const isThere = async (): Promise<boolean> => {
    const before = await store.read(key);
    if (!before) return false;
    const there = standing(before, build, publishers);
    if ('refused' in there) {
      await store.remove(key);
      return false;
    }
    if (sameFiles(there.document.files, document.files)) return true;
    throw new RegistryError(
      `${target} ${document.version} is published with other files, and a version never changes. Raise "version" in ${target}/package.json and publish again.`,
    );
  };
  if (await isThere()) return false;
  await inTurns(document.files, async ({ file }) => {
    const content = readFileSync(path.join(folder, file));
    await writeFile(store, { key: versionFolder(target, document.version) + file, content }, isThere);
  });
  if (await store.create(key, signed(key, document, signer))) return true;
  await isThere();
  return false;
}
