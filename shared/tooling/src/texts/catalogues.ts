import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { areaFolders } from '../run/inputs.mjs';

/** The source texts of one group of screens. */
export interface SourceCatalogue {
  /** What its texts are known by elsewhere: `billing` in `billing.invoices.title`. */
  readonly area: string;
  /** The messages folder of its package, relative to the workspace: `mf-billing/src/messages`. */
  readonly folder: string;
  /** The file of its source texts, relative to the workspace. */
  readonly file: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Where the parts of the console have their sources. */
const PLACES = ['shell', ...areaFolders(root), 'shared/ui', 'shared/area', 'shared/domain'].map(
  (place) => `${place}/src`,
);
const DEFINES = /defineMessages\('([\w-]+)',\s*(\w+)/g;

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

/** Every source catalogue of the console, found by the module that registers it. */
export function sourceCatalogues(workspace = root): SourceCatalogue[] {
  return PLACES.flatMap((place) =>
    readdirSync(path.join(workspace, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(texts|messages)\.tsx?$/.test(file))
      .flatMap((file) => {
        const module = path.join(workspace, place, file);
        const code = readFileSync(module, 'utf8');
        return [...code.matchAll(DEFINES)].flatMap(([, area, name]) => {
          const source = sourceOf(code, name ?? '');
          if (!area || !source) return [];
          const json = path.resolve(path.dirname(module), source);
          const file = path.relative(workspace, json);
          return [{ area, folder: path.dirname(path.dirname(file)), file, texts: readTexts(json) }];
        });
      }),
  );
}

/** All source texts by `area.id`. */
export const sourceTexts = (workspace = root): Map<string, string> =>
  new Map(
    sourceCatalogues(workspace).flatMap(({ area, texts }) =>
      Object.entries(texts).map(([id, text]) => [`${area}.${id}`, text] as const),
    ),
  );
