import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { distOf, RegistryError } from '../builds';
import { inTurns } from './in-turns';
import { faultsOf, integrityOf, refusedFiles } from './publish';
import type { Sources } from './newest-revision';
import { type PublishedFile, readVersion, type VersionDocument, versionFolder } from './version';

/** Where a copy keeps the files of its versions: in the same way as a workspace, so that both are served by one rule. */
export const copyOf = (root: string, target: string, version: string): string =>
  path.join(distOf(root, target), version);

function checked(what: string, { file, size, integrity }: PublishedFile, content: Buffer | undefined): Buffer {
  if (!content) throw new RegistryError(`${what}: ${file} is missing`);
  if (content.byteLength !== size || integrityOf(content) !== integrity)
    throw new RegistryError(`${what}: ${file} is not the file that was published: it was damaged or changed`);
  return content;
}

async function isWhole(folder: string, files: readonly PublishedFile[]): Promise<boolean> {
  if (!existsSync(folder)) return false;
  try {
    await inTurns(files, async (file) => checked(folder, file, await readFile(path.join(folder, file.file))));
    return true;
  } catch {
    return false;
  }
}

/** A version never changes: what is here already is believed, or nothing here is. */
async function nearVersion({ near, publishers }: Sources, target: string, version: string) {
  try {
    return await readVersion(near, target, version, publishers);
  } catch {
    return undefined;
  }
}

/**
 * Fetches a version into a folder of this machine, every file checked against the signed list. What is there already is
 * checked, too, and fetched anew where it does not hold.
 * @throws RegistryError for a version that is not published, is damaged, or lacks what it names; StoreError
 */
export async function fetchVersion(
  sources: Sources,
  { target, version }: { readonly target: string; readonly version: string },
  root: string,
): Promise<VersionDocument> {
  const { store, publishers } = sources;
  const what = `${target} ${version}`;
  const document =
    (await nearVersion(sources, target, version)) ?? (await readVersion(store, target, version, publishers));
  if (!document) throw new RegistryError(`${what} is not published`);
  const faults = faultsOf(target, document);
  if (faults.length > 0) throw new RegistryError(`${what}: ${faults.join('; ')}`);
  const folder = copyOf(root, target, version);
  if (await isWhole(folder, document.files)) return document;
  const half = path.join(path.dirname(folder), `.new-${randomUUID()}`);
  await mkdir(half, { recursive: true });
  try {
    await inTurns(document.files, async (file) => {
      const content = await store.read(versionFolder(target, version) + file.file, file.size);
      await writeFile(path.join(half, file.file), checked(what, file, content));
    });
    const refused = refusedFiles(document, half);
    if (refused.length > 0) throw new RegistryError(`${what}: ${refused.join('; ')}`);
    await rm(folder, { recursive: true, force: true });
    await rename(half, folder);
  } finally {
    await rm(half, { recursive: true, force: true });
  }
  return document;
}
