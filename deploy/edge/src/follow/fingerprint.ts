import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** Sites and brands are a few files each: whatever is deeper, or one of more, is not theirs. */
const DEEPEST = 4;

function* filesBelow(folder: string, depth: number): Generator<string> {
  let names: string[];
  try {
    names = readdirSync(folder).toSorted();
  } catch {
    return yield `${folder} is not there`;
  }
  for (const name of names) {
    if (name === 'node_modules' || name.startsWith('.')) continue;
    const file = path.join(folder, name);
    // Follows links: a mounted ConfigMap is made of them.
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats?.isDirectory() && depth < DEEPEST) yield* filesBelow(file, depth + 1);
    else if (stats?.isFile()) yield `${file} ${stats.size} ${stats.mtimeMs} ${stats.ino}`;
  }
}

/**
 * What changes as soon as a file of some folders does: names, sizes, times. Looking is surer than being told: folders on a
 * network, and those that are mounted, tell nobody.
 */
export const fingerprint = (folders: readonly string[]): string =>
  folders.flatMap((folder) => [...filesBelow(folder, 0)]).join('\n');
