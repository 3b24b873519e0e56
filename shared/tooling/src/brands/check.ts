import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brandsFolder, readBrand } from '@console/brands';
import type { BrandDocument } from '@console/contract/brand';
import { contrastPairs, deriveTokens, isLikeDanger } from '@console/ui/brand';
import * as v from 'valibot';
import { sourceTexts } from '../texts/catalogues';
import { placesOf } from '../texts/places';

const KIB = 1024;
const PNG_SIDE = 180;
const ACTIVE_SVG = /<script|\son\w+\s*=|<foreignObject|javascript:/i;

/** Width and height of a PNG, from its header. */
function pngSides(file: string): string {
  const header = readFileSync(file).subarray(0, 24);
  return `${header.readUInt32BE(16)} by ${header.readUInt32BE(20)}`;
}

/** What a picture's file begins with. */
const MAGIC: Readonly<Record<string, RegExp>> = {
  '.png': /^\x89PNG/,
  '.webp': /^RIFF....WEBP/s,
  '.jpg': /^\xff\xd8/,
  '.svg': /<svg[\s>]/,
};

function paletteProblems(brand: BrandDocument): string[] {
  const red = isLikeDanger(brand.primary)
    ? [`primary: ${brand.primary} is the red of errors and of deleting; take another main colour`]
    : [];
  const pairs = (['light', 'dark'] as const).flatMap((scheme) =>
    contrastPairs(deriveTokens(brand, scheme))
      .filter(({ ratio, needed }) => ratio < needed)
      .map(
        ({ foreground, background, ratio, needed }) =>
          `${scheme}: ${foreground} on ${background} has a contrast of ${ratio.toFixed(2)}, it needs ${needed}`,
      ),
  );
  return [...red, ...pairs];
}

/** What is wrong inside a picture or a style sheet. */
function contentProblem(file: string): string | undefined {
  const ending = path.extname(file);
  const content = readFileSync(file, 'latin1');
  if (MAGIC[ending]?.test(content) === false) return `is no ${ending.slice(1).toUpperCase()} picture`;
  if (ending !== '.svg') return undefined;
  if (ACTIVE_SVG.test(content)) return 'has scripts or foreign content in it; export it as a plain SVG';
  if (/<text[\s>]/.test(content)) return 'has words as text, which look different everywhere; turn them into outlines';
  return undefined;
}

/** `limit`: KiB; every file of a brand is on the way to a first screen. */
function fileProblem(field: string, file: string | undefined, limit: number): string[] {
  if (!file) return [];
  const name = path.basename(file);
  const size = Math.ceil(statSync(file).size / KIB);
  const wrong = contentProblem(file);
  return [
    ...(size > limit ? [`${field}: ${name} has ${size} KiB, at most ${limit} are allowed; make it smaller`] : []),
    ...(wrong === undefined ? [] : [`${field}: ${name} ${wrong}`]),
  ];
}

function fileProblems({ assets }: BrandDocument): string[] {
  const png = assets?.png;
  const side = `${PNG_SIDE} by ${PNG_SIDE}`;
  return [
    ...fileProblem('favicon', assets?.favicon, 20),
    ...fileProblem('icon', assets?.icon, 20),
    ...fileProblem('png', png, 40),
    ...fileProblem('logo', assets?.logo, 60),
    ...fileProblem('loginImage', assets?.loginImage, 400),
    ...fileProblem('styleSheet', assets?.styleSheet?.src, 60),
    ...(png && pngSides(png) !== side ? [`png: ${path.basename(png)} is ${pngSides(png)}, it must be ${side}`] : []),
  ];
}

const OwnTexts = v.looseObject({
  texts: v.optional(v.record(v.string(), v.string()), {}),
  translations: v.optional(v.record(v.string(), v.record(v.string(), v.string())), {}),
});

/** Texts that nobody reads, and texts that take other values than the product's. */
function textProblems(folder: string, sources: ReadonlyMap<string, string>): string[] {
  const { texts, translations } = v.parse(OwnTexts, JSON.parse(readFileSync(path.join(folder, 'brand.json'), 'utf8')));
  const groups = [
    ['texts', texts] as const,
    ...Object.entries(translations).map(([lang, own]) => [`translations.${lang}`, own] as const),
  ];
  return groups.flatMap(([field, own]) =>
    Object.entries(own).flatMap(([id, text]) => {
      const source = sources.get(id);
      if (source === undefined) return [`${field}.${id}: the console has no such text`];
      const unknown = placesOf(text).filter((place) => !placesOf(source).includes(place));
      return unknown.length > 0 ? [`${field}.${id}: there is no value {${unknown.join('}, {')}} in this text`] : [];
    }),
  );
}

/**
 * What is wrong with a brand, a line each; nothing where all is well. Looks at contrast in both schemes, files and texts.
 * @throws BrandError for a brand.json that can't be read
 */
export function checkBrand(
  name: string,
  { folder = path.join(brandsFolder, name), sources = sourceTexts() } = {},
): string[] {
  const brand = readBrand(folder);
  return [...paletteProblems(brand), ...fileProblems(brand), ...textProblems(folder, sources)];
}
