import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const Pinning = v.looseObject({ versions: v.optional(v.record(v.string(), v.string()), {}) });

/**
 * The versions of an area that the sites of some folders name, whether these are in order or not: a build asks, which may have
 * to leave alone what it does not understand.
 * @param folders of sites, each a folder with a site.json; those that are not there have none
 * @returns undefined where one of the documents can't be read
 */
export function writtenPins(folders: readonly string[], area: string): ReadonlySet<string> | undefined {
  const pins = new Set<string>();
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name, 'site.json')));
  for (const file of files.filter((name) => existsSync(name))) {
    let json: unknown;
    try {
      json = JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      return undefined;
    }
    const parsed = v.safeParse(Pinning, json);
    if (!parsed.success) return undefined;
    const pin = parsed.output.versions[area];
    if (pin !== undefined) pins.add(pin);
  }
  return pins;
}
