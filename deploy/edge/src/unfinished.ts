import { existsSync } from 'node:fs';
import path from 'node:path';

/** Stands in a build that has all its parts. (shared/tooling, run/inputs) */
const FINISHED = '.finished';
const PAUSE_MS = 100;
/** Several times as long as the rest of a build takes on a slow machine; it may have failed, too. */
const LONGEST_MS = 120_000;

/**
 * What `find` gives for a part of a build that `npm start` may still be making while it serves already: the part, as soon
 * as it is there, or undefined once the build is finished without it.
 */
export async function whenBuilt<T>(
  folder: string,
  find: () => Promise<T | undefined>,
  longestMs = LONGEST_MS,
): Promise<T | undefined> {
  const end = Date.now() + longestMs;
  for (;;) {
    // Looked at first: what is finished meanwhile has the part.
    const isLast = !existsSync(folder) || existsSync(path.join(folder, FINISHED)) || Date.now() >= end;
    const found = await find();
    if (found !== undefined || isLast) return found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
