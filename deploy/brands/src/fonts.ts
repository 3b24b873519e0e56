import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrandFontFile } from '@console/contract/brand';
import { SIGN_FAMILY } from '@console/ui/brand';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../fonts');

const LATIN =
  'U+0020-00FF,U+0131,U+0152-0153,U+0160-0161,U+017D-017E,U+2013-203A,U+20AC,U+2122,U+2190-2193,U+2212,U+2248';
const LATIN_EXT =
  'U+0100-0130,U+0132-0151,U+0154-015F,U+0162-017C,U+017F,U+0218-021B,U+1E80-1E85,U+1EA0-1EF9,U+20A0-20AB,U+20AD-20BF';

/** Signs of currencies for families that lack one; asked for only where one is shown. `--font` and its kin name it. */
const SIGNS = [
  ['signs-latin', 'U+20A0-20BF'],
  ['signs-bengali', 'U+09F2-09F3'],
  ['signs-thai', 'U+0E3F'],
] as const;

/** The faces of `SIGN_FAMILY`. */
export const signFiles: readonly BrandFontFile[] = SIGNS.map(([name, unicodeRange]) => ({
  family: SIGN_FAMILY,
  file: `@console/brands/fonts/${name}.woff2`,
  weight: '400 700',
  unicodeRange,
  preload: false,
}));

/** The families whose files are here. A further one: `bin/make-fonts.mjs`. */
export const fontFamilies = [
  'Archivo',
  'Archivo 110',
  'Archivo 115',
  'Bricolage Grotesque',
  'Figtree',
  'Geist',
  'Geist Mono',
  'Hanken Grotesk',
  'Instrument Sans',
  'Inter',
  'JetBrains Mono',
  'Manrope',
  'Onest',
  'Red Hat Text',
  'Schibsted Grotesk',
  'Sora',
];

/** Only for headings: these carry the heavy weights alone. */
const HEADS = new Set(['Archivo 115', 'Bricolage Grotesque', 'Sora']);

const fileNameOf = (family: string, part: string): string =>
  `${family.toLowerCase().replaceAll(' ', '-')}-${part}.woff2`;

/** Whether there are files of a family here. */
export const isFontFamily = (family: string): boolean =>
  fontFamilies.includes(family) && existsSync(path.join(folder, fileNameOf(family, 'latin')));

/** The whole path of a font file of a brand. `file`: as a brand names it. */
export const fontPathOf = (file: string): string => path.join(folder, path.basename(file));

/** Latin and Latin extended files of a family, made by `bin/make-fonts.mjs`. Text and heading faces are asked for at once. */
export function fontFilesOf(family: string, { preload }: { preload: boolean }): BrandFontFile[] {
  const weight = HEADS.has(family) ? '600 700' : '400 700';
  const file = (part: string): string => `@console/brands/fonts/${fileNameOf(family, part)}`;
  return [
    { family, file: file('latin-ext'), weight, unicodeRange: LATIN_EXT, preload: false },
    { family, file: file('latin'), weight, unicodeRange: LATIN, preload },
  ];
}
