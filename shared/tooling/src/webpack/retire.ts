import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { isHeld } from '@console/registry';
import { FINISHED } from '../run/inputs.mjs';

/** Pages that are open still fetch chunks of the version they were loaded with. */
const KEPT_VERSIONS = 3;

/** When a version was built: of its folder, marks change the time. */
function builtAt(folder: string): number {
  const record = path.join(folder, 'record.json');
  return statSync(existsSync(record) ? record : folder).mtimeMs;
}

/** Folders of the versions in a `dist` folder, the newest first. */
const versionsIn = (dist: string): string[] =>
  readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'dev')
    .map((entry) => path.join(dist, entry.name))
    .toSorted((a, b) => builtAt(b) - builtAt(a));

/** The newest complete version beside another one; undefined where there is none. */
export const finishedBeside = (dist: string, version: string): string | undefined =>
  versionsIn(dist).find((folder) => path.basename(folder) !== version && existsSync(path.join(folder, FINISHED)));

/**
 * Deletes all but the newest few versions of a `dist` folder. Never one that a server serves, or that a site is pinned to.
 * @param pins versions that sites name; undefined where that can't be known, then nothing is deleted
 */
export function retireOldVersions(dist: string, latest: string, pins: ReadonlySet<string> | undefined): void {
  if (!pins) return;
  const isKept = (folder: string): boolean => {
    const version = path.basename(folder);
    return version === latest || pins.has(version) || isHeld(folder);
  };
  for (const folder of versionsIn(dist).slice(KEPT_VERSIONS))
    if (!isKept(folder)) rmSync(folder, { recursive: true, force: true });
}
