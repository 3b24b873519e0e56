import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Pages that are open still fetch chunks of the version they were loaded with. */
const KEPT_VERSIONS = 3;

/** Deletes all but the newest few versions of a `dist` folder. */
export function retireOldVersions(dist: string): void {
  const versions = readdirSync(dist, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'dev')
    .map((entry) => path.join(dist, entry.name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of versions.slice(KEPT_VERSIONS)) rmSync(folder, { recursive: true, force: true });
}
