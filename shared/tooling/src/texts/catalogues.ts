import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';

/** The source texts of one group of screens. */
export interface SourceCatalogue {
  /** What its texts are known by elsewhere: `billing` in `billing.invoices.title`. */
  readonly area: string;
  /** The folder of its texts, relative to the workspace. */
  readonly folder: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Where the parts of the console have their sources. */
const PLACES = [
  'shell/src',
  ...['auth', 'compute', 'network', 'storage', 'billing', 'access'].map((area) => `mf-${area}/src`),
  'shared/ui/src',
  'shared/area/src',
  'shared/domain/src',
];
const DEFINES = /defineMessages\('([\w-]+)',\s*(\w+)/g;

/** The file that a module imports under a name. */
const sourceOf = (code: string, name: string): string | undefined =>
  new RegExp(`import ${name} from '([./\\w-]+/en\\.json)'`).exec(code)?.[1];

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

/** Reads a file of texts. @throws Error for anything but names with texts */
export function readTexts(file: string): Record<string, string> {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isTexts(content)) throw new Error(`${file} is no list of texts`);
  return content;
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
          return [{ area, folder: path.relative(workspace, path.dirname(json)), texts: readTexts(json) }];
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
