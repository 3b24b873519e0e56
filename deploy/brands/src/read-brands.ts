import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BrandTexts, type BrandAssets, type BrandDocument } from '@console/contract/brand';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import * as v from 'valibot';
import { BrandFile } from './brand-file';
import { fontFamilies, fontFilesOf, isFontFamily, signFiles } from './fonts';
import { checkedValue, parseJson } from './json-file';

/** Where the brands of this installation are: a folder each. */
export const brandsFolder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** A brand that can't be used; the message names file, field and reason. */
export class BrandError extends Error {
  override readonly name = 'BrandError';
}

const refuse = (message: string): BrandError => new BrandError(message);

/** Families with their files; a family that is not there would fall back to the system's face without a word. */
function familiesOf(file: string, { body, heading = body, mono }: BrandFile['fonts']) {
  for (const [field, family] of Object.entries({ body, heading, mono })) {
    if (!isFontFamily(family))
      throw new BrandError(
        `${file}: fonts.${field}: there is no family '${family}'. Families: ${fontFamilies.join(', ')}`,
      );
  }
  return { body, heading, mono };
}

/** Texts with plural forms are compiled here: browsers carry no compiler. */
function compiledTexts(file: string, field: string, texts: Readonly<Record<string, string>>): BrandTexts {
  const compiled = Object.entries(texts).map(([id, text]) => {
    try {
      return [id, compileMessageOrThrow(text)];
    } catch (error) {
      throw new BrandError(`${file}: ${field}.${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  });
  return v.parse(BrandTexts, Object.fromEntries(compiled));
}

/** Files by their whole path; one that is named and not there is told now, not when a browser asks for it. */
function assetsOf(folder: string, brand: BrandFile): BrandAssets {
  const at = (field: string, name: string): string => {
    const file = path.join(folder, name);
    if (!existsSync(file))
      throw new BrandError(`${path.basename(folder)}/brand.json: ${field}: there is no file '${name}' beside it`);
    return file;
  };
  const { favicon, icon, png, logo, loginImage, styleSheet, scripts = [] } = brand;
  return {
    ...(favicon && { favicon: at('favicon', favicon) }),
    ...(icon && { icon: at('icon', icon) }),
    ...(png && { png: at('png', png) }),
    ...(logo && { logo: at('logo', logo) }),
    ...(loginImage && { loginImage: at('loginImage', loginImage) }),
    ...(styleSheet && { styleSheet: { src: at('styleSheet', styleSheet) } }),
    scripts: scripts.map(({ src, waitForLoad }, i) => ({ src: at(`scripts.${i}.src`, src), waitForLoad })),
  };
}

/**
 * Reads the brand of a folder. Files are given by their whole path; who serves them gives them addresses.
 * @throws BrandError
 */
export function readBrand(folder: string): BrandDocument {
  const id = path.basename(folder);
  const file = `${id}/brand.json`;
  const content = readFileSync(path.join(folder, 'brand.json'), 'utf8');
  const brand = checkedValue(BrandFile, parseJson(content, { file, refuse }), { file, refuse });
  const { body, heading, mono } = familiesOf(file, brand.fonts);
  const files = [...new Set([body, heading, mono])].flatMap((family) =>
    fontFilesOf(family, { preload: family !== mono || family === heading }),
  );
  const { name, primary, accent, neutralChroma, lineShift, radius, row, shell, motif, link, mark } = brand;
  return {
    id,
    name,
    primary,
    accent,
    neutralChroma,
    lineShift,
    fonts: {
      body: { family: body },
      heading: { family: heading, weight: brand.fonts.headingWeight, tracking: brand.fonts.headingTracking },
      mono: { family: mono },
    },
    radius,
    row,
    secondLine: row > 36,
    shell,
    motif,
    link,
    ...(brand.taxLabel !== undefined && { taxLabel: brand.taxLabel }),
    ...(brand.texts && { texts: compiledTexts(file, 'texts', brand.texts) }),
    ...(brand.translations && {
      translations: Object.fromEntries(
        Object.entries(brand.translations).map(([language, texts]) => [
          language,
          compiledTexts(file, `translations.${language}`, texts),
        ]),
      ),
    }),
    mark,
    fontFiles: [...files, ...signFiles],
    assets: assetsOf(folder, brand),
    ...(brand.banner && { banner: brand.banner }),
  };
}

/**
 * All brands of a folder by their id, which is the name of their folder.
 * @throws BrandError
 */
export function readBrands(folder = brandsFolder): Record<string, BrandDocument> {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && readdirSync(path.join(folder, entry.name)).includes('brand.json'))
    .map(({ name }) => name)
    .toSorted();
  return Object.fromEntries(names.map((name) => [name, readBrand(path.join(folder, name))]));
}

/**
 * The brands of this installation, and those of a folder elsewhere (BRANDS) beside them; of two with one id the latter holds.
 * @throws BrandError, also where there is no such folder
 */
export function installedBrands(folder?: string): Record<string, BrandDocument> {
  if (folder === undefined) return readBrands();
  if (!existsSync(folder)) throw new BrandError(`${folder}: there is no such folder of brands`);
  return { ...readBrands(), ...readBrands(folder) };
}
