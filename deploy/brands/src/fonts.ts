import type { BrandFontFile } from '@console/contract/brand';

const LATIN =
  'U+0020-00FF,U+0131,U+0152-0153,U+0160-0161,U+017D-017E,U+2013-203A,U+20AC,U+2122,U+2190-2193,U+2212,U+2248';
const LATIN_EXT =
  'U+0100-0130,U+0132-0151,U+0154-015F,U+0162-017C,U+017F,U+0218-021B,U+1E80-1E85,U+1EA0-1EF9,U+20A0-20AB,U+20AD-20BF';

/** Only for headings: these carry the heavy weights alone. */
const HEADS = new Set(['Archivo 115', 'Bricolage Grotesque', 'Sora']);

/** Latin and Latin extended files of a family, made by `bin/make-fonts.mjs`. Text and heading faces are asked for at once. */
export function fontFilesOf(family: string, { preload }: { preload: boolean }): BrandFontFile[] {
  const slug = family.toLowerCase().replaceAll(' ', '-');
  const weight = HEADS.has(family) ? '600 700' : '400 700';
  const file = (part: string): string => `@console/brands/fonts/${slug}-${part}.woff2`;
  return [
    { family, file: file('latin-ext'), weight, unicodeRange: LATIN_EXT, preload: false },
    { family, file: file('latin'), weight, unicodeRange: LATIN, preload },
  ];
}
