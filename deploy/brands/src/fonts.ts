import type { BrandFontFile } from '@console/contract/brand';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/** Latin and Latin extended files of a variable font of the @fontsource-variable packages. */
function variable(family: string, weight: string, { preload }: { preload: boolean }): BrandFontFile[] {
  const slug = family.toLowerCase().replaceAll(' ', '-');
  const file = (subset: string): string => `@fontsource-variable/${slug}/files/${slug}-${subset}-wght-normal.woff2`;
  return [
    { family, file: file('latin-ext'), weight, unicodeRange: LATIN_EXT, preload: false },
    { family, file: file('latin'), weight, unicodeRange: LATIN, preload },
  ];
}

/** Fonts that ship with the console; a brand in another face falls back to the system's until its package is added. */
export const fontFiles: Record<string, BrandFontFile[]> = {
  'Hanken Grotesk': variable('Hanken Grotesk', '100 900', { preload: true }),
  // Weights only: the file with the width axis is 88 KiB.
  Archivo: variable('Archivo', '100 900', { preload: true }),
  'Geist Mono': variable('Geist Mono', '100 900', { preload: false }),
  'JetBrains Mono': variable('JetBrains Mono', '100 800', { preload: false }),
};
