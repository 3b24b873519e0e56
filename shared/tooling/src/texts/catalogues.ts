import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { areaFolders } from '../run/inputs.mjs';

/** The source texts of one group of screens, from one file or several. */
export interface SourceCatalogue {
  /** What its texts are known by elsewhere: `billing` in `billing.invoices.title`. */
  readonly area: string;
  /** The messages folder of its package, relative to the workspace: `mf-billing/src/messages`. */
  readonly folder: string;
  /** The files of its source texts, relative to the workspace: what a slot says stands apart. */
  readonly files: readonly string[];
  readonly texts: Readonly<Record<string, string>>;
}

/** Where the parts of the console have their sources. */
const PLACES = ['shell', ...areaFolders(root), 'shared/ui', 'shared/area', 'shared/domain'].map(
  (place) => `${place}/src`,
);
const DEFINES = /defineMessages\(\s*'([\w-]+)',\s*(\w+|\{[^}]*\})/g;

/** The file that a module imports under a name. */
const sourceOf = (code: string, name: string): string | undefined =>
  new RegExp(`import ${name} from '([./\\w-]+/messages/en/[\\w-]+\\.json)'`).exec(code)?.[1];

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** Reads a file of texts. @throws Error for anything but names with texts */
export function readTexts(file: string): Record<string, string> {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isTexts(content)) throw new Error(`${file} is no list of texts`);
  return content;
}

/** The texts of a package in another language, by the name of their catalogue. @throws Error for anything else */
export function readTranslations(folder: string, language: string): Record<string, Record<string, string>> {
  const file = path.join(folder, `${language}.json`);
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof content !== 'object' || content === null) throw new Error(`${file} is no list of catalogues`);
  const catalogues = Object.entries(content).map(([area, texts]): [string, Record<string, string>] => {
    if (!isTexts(texts)) throw new Error(`'${area}' in ${file} is no list of texts`);
    return [area, texts];
  });
  return Object.fromEntries(catalogues);
}

/** The files that a module registers texts from, by the name of their catalogue; paths relative to the workspace. */
function registered(workspace: string, module: string): [area: string, file: string][] {
  const code = readFileSync(module, 'utf8');
  return [...code.matchAll(DEFINES)].flatMap(([, area = '', names = '']) =>
    [...names.matchAll(/\w+/g)].flatMap(([name]): [string, string][] => {
      const source = sourceOf(code, name);
      return source ? [[area, path.relative(workspace, path.resolve(path.dirname(module), source))]] : [];
    }),
  );
}

/** The texts of some files together. @throws Error for an id that two of them have */
function joined(workspace: string, files: readonly string[]): Record<string, string> {
  const entries = files.flatMap((file) => Object.entries(readTexts(path.join(workspace, file))));
  const ids = entries.map(([id]) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`'${twice}' stands twice in ${files.join(' and ')}`);
  return Object.fromEntries(entries);
}

/** Every source catalogue of the console, found by the modules that register it. */
export function sourceCatalogues(workspace = root): SourceCatalogue[] {
  const found = new Map<string, Set<string>>();
  for (const place of PLACES) {
    for (const module of readdirSync(path.join(workspace, place), { recursive: true, encoding: 'utf8' })) {
      if (!/(texts|messages)\.tsx?$/.test(module)) continue;
      for (const [area, file] of registered(workspace, path.join(workspace, place, module)))
        found.set(area, (found.get(area) ?? new Set()).add(file));
    }
  }
  return [...found].flatMap(([area, names]) => {
    const files = [...names];
    const [first] = files;
    if (first === undefined) return [];
    if (files.some((file) => path.dirname(file) !== path.dirname(first)))
      throw new Error(`Two packages have a '${area}'`);
    return [{ area, folder: path.dirname(path.dirname(first)), files, texts: joined(workspace, files) }];
  });
}

/** All source texts by `area.id`. */
export const sourceTexts = (workspace = root): Map<string, string> =>
  new Map(
    sourceCatalogues(workspace).flatMap(({ area, texts }) =>
      Object.entries(texts).map(([id, text]) => [`${area}.${id}`, text] as const),
    ),
  );
