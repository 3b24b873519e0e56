import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The version of a package, without the hash that a build puts behind it: `0.1.0` of `0.1.0-1a2b3c4d`. */
const packageVersion = (version: string): string => version.split('-')[0] ?? version;

/**
 * What the changelog of a package says of a version: the text below `## 1.2.0`, up to the next heading of that kind.
 * @param folder of the package, with its CHANGELOG.md
 * @param version of a build
 * @returns undefined where it says nothing
 */
function entryOf(folder: string, version: string): string | undefined {
  const file = path.join(folder, 'CHANGELOG.md');
  if (!existsSync(file)) return undefined;
  const sections = readFileSync(file, 'utf8').split(/^## /m).slice(1);
  const wanted = packageVersion(version);
  const section = sections.find((one) => one.split('\n')[0]?.trim() === wanted);
  return section?.split('\n').slice(1).join('\n').trim() || undefined;
}

/** Says where nothing is written about a version; undefined where something is. It is a reminder: a build that fixes a mishap must not wait for words. */
export function changelogReminder(root: string, target: string, version: string): string | undefined {
  if (entryOf(path.join(root, target), version) !== undefined) return undefined;
  return `${target}/CHANGELOG.md says nothing of ${packageVersion(version)}: write below '## ${packageVersion(version)}' what has changed for customers.`;
}
