import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { root as workspace } from '../root';
import { areaFolders } from '../run/inputs.mjs';
import { Problem } from '../run/problem.mjs';
import { sourceCatalogues } from '../texts/catalogues';

export interface NewArea {
  /** What it is known by, in lower-case letters: `reports` becomes `mf-reports`, at `/reports`. */
  readonly name: string;
  /** Its entry in the navigation; by default the name with a capital. */
  readonly title?: string | undefined;
  /** The same in other languages; where there is none, it is in English and `createArea` says so. */
  readonly titles?: Readonly<Record<string, string | undefined>>;
}

const TEMPLATE = path.join(workspace, 'shared/tooling/src/new-area/template');
/** Pages that the shell has itself, and so declares nowhere. */
const SHELL_PAGES = new Set(['activity', 'auth', 'labels', 'referral']);
const Version = v.object({ version: v.string() });
const Routes = v.object({ routes: v.array(v.object({ prefix: v.string() })) });

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Addresses that others have, by their first segment. */
const takenPages = (root: string): Set<string> =>
  new Set(
    areaFolders(root).flatMap((folder) =>
      v
        .parse(Routes, readJson(path.join(root, folder, 'area.json')))
        .routes.map(({ prefix }) => prefix.split('/')[1] ?? ''),
    ),
  );

function checkName(name: string, root: string): void {
  if (!/^[a-z]{2,24}$/.test(name))
    throw new Problem(
      `'${name}' can't be an area's name: it has 2 to 24 letters from a to z, as in npm run new-area -- reports. ` +
        'What people read is its --title.',
    );
  if (existsSync(path.join(root, `mf-${name}`))) throw new Problem(`There is a folder mf-${name} already.`);
  if (SHELL_PAGES.has(name) || takenPages(root).has(name))
    throw new Problem(`/${name} is the address of another page: choose another name.`);
  if (sourceCatalogues().some(({ area }) => area === name))
    throw new Problem(`There are texts of the name '${name}' already: choose another name.`);
}

function checkTitle(title: string): void {
  if (!/^\p{L}[\p{L}\p{N} &-]{0,29}$/u.test(title))
    throw new Problem(`'${title}' can't be a title: it has up to 30 letters, digits, spaces, hyphens and &.`);
}

/** The files of the template, relative to it. */
const templateFiles = (): string[] =>
  readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tpl'));

/** The files of a new area by their path in its folder, and the languages that its title is not translated to. */
export interface FilledTemplate {
  readonly files: ReadonlyMap<string, string>;
  readonly left: readonly string[];
}

/**
 * Fills in the template of areas, and makes nothing.
 * @throws Problem for a name that is taken or unfit, and a title that is unfit
 */
export function fillTemplate({ name, title, titles = {} }: NewArea, root: string): FilledTemplate {
  checkName(name, root);
  const shown = title ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  for (const one of [shown, ...Object.values(titles)]) if (one !== undefined) checkTitle(one);
  const contract = v.parse(Version, readJson(path.join(root, 'shared/contract/package.json'))).version;
  const left = new Set<string>();
  const titleIn = (language: string): string => {
    const translated = titles[language];
    if (translated === undefined) left.add(language);
    return translated ?? shown;
  };
  const filled = (text: string): string =>
    text
      .replaceAll(/\bTITLE(?:\.([a-z]+))?\b/g, (_, language?: string) => (language ? titleIn(language) : shown))
      .replaceAll('NAME', name)
      .replaceAll('CONTRACT', contract);
  const files = templateFiles().map((file) => {
    const made = file.replace(/\.tpl$/, '').replaceAll('NAME', name);
    return [made, filled(readFileSync(path.join(TEMPLATE, file), 'utf8'))] as const;
  });
  return { files: new Map(files), left: [...left].toSorted() };
}

/** Writes files by their path in a folder, which is made where it is not there. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/**
 * Makes the folder of an area that builds, passes all tests and shows in the console: a list of what the API has, its texts
 * in every language, a unit test and an end-to-end test.
 * @returns its files, relative to the workspace, and the languages that its title is not translated to
 * @throws Problem for a name that is taken or unfit, and a title that is unfit; nothing is made then
 */
export function createArea(area: NewArea, root: string): { files: string[]; left: readonly string[] } {
  const { files, left } = fillTemplate(area, root);
  const folder = `mf-${area.name}`;
  writeFiles(path.join(root, folder), files);
  return { files: [...files.keys()].map((file) => path.join(folder, file)).toSorted(), left };
}
