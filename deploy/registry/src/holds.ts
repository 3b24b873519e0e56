import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { distOf, type Registry } from './builds';
import type { PinningSite } from './registries';

/** Stands in a version that a site is pinned to, or was when a server started: it is kept until somebody deletes it by hand. */
const PINNED = '.pinned';
/** Stands in a version while a process serves it: `.served-<pid>`, with the name of its machine inside. */
const SERVED = /^\.served-(\d+)$/;

/** Whether a process of this machine lives. */
function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether a mark of a server is one that a process has left behind that is gone. Of other machines nobody can tell. */
function isLeftBehind(file: string, pid: number): boolean {
  try {
    return readFileSync(file, 'utf8').trim() === os.hostname() && !lives(pid);
  } catch (error) {
    // Its server has just ended, and taken it away.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true;
    throw error;
  }
}

/**
 * Whether a built version must stay: something serves it, or a site was pinned to it. Marks of servers that were killed are
 * taken away.
 * @param folder `dist/<version>`
 */
export function isHeld(folder: string): boolean {
  let isServed = false;
  for (const name of readdirSync(folder)) {
    const pid = SERVED.exec(name)?.[1];
    if (pid === undefined) continue;
    const file = path.join(folder, name);
    if (isLeftBehind(file, Number(pid))) rmSync(file, { force: true });
    else isServed = true;
  }
  return isServed || existsSync(path.join(folder, PINNED));
}

/** Whether a folder cannot be written to at all: then no build deletes anything in it either. */
const isReadOnly = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['EROFS', 'EACCES', 'EPERM', 'ERR_ACCESS_DENIED'].includes(String(error.code));

/** @returns whether the mark stands */
function mark(file: string, content: string): boolean {
  try {
    writeFileSync(file, content);
    return true;
  } catch (error) {
    if (!isReadOnly(error)) throw error;
    return false;
  }
}

/**
 * Marks the versions that this process serves, so that no build deletes them, and for good those that sites are pinned to.
 * @returns takes the first marks away again
 */
export function holdServed(
  root: string,
  sites: readonly PinningSite[],
  registryOf: (site: PinningSite) => Registry,
): () => void {
  const served = new Set<string>();
  for (const site of sites) {
    const { shell, remotes } = registryOf(site);
    served.add(path.join(distOf(root, 'shell'), shell.version));
    for (const { name, version } of remotes) served.add(path.join(distOf(root, name), version));
    for (const [name, version] of Object.entries(site.versions ?? {}))
      mark(path.join(distOf(root, name), version, PINNED), '');
  }
  const marks = [...served].map((folder) => path.join(folder, `.served-${process.pid}`));
  const made = marks.filter((file) => mark(file, os.hostname()));
  return () => {
    for (const file of made) rmSync(file, { force: true });
  };
}
