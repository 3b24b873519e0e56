import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandsFolder } from '@console/brands';
import { Problem } from '../run/problem.mjs';

export interface NewBrand {
  /** Folder and id: lower-case letters, digits, hyphens. */
  readonly name: string;
  readonly primary: string | undefined;
  readonly accent: string | undefined;
  /** An SVG, PNG or WebP with mark and name. */
  readonly logo?: string | undefined;
}

const COLOUR = /^#[0-9a-f]{6}$/;

/** A mark out of two quarter discs and a dot, laid by the name, for brands that bring none. */
function markOf(name: string) {
  const turn = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4;
  const quarters = [
    'M3 3h8a8 8 0 0 1-8 8z',
    'M21 3v8a8 8 0 0 1-8-8z',
    'M21 21h-8a8 8 0 0 1 8-8z',
    'M3 21v-8a8 8 0 0 1 8 8z',
  ];
  const ink = quarters.filter((_, i) => i !== turn).map((d) => ({ d, paint: 'ink' as const }));
  return [...ink, { d: quarters[turn] ?? '', paint: 'accent' as const }];
}

const svgOf = (mark: ReturnType<typeof markOf>, { primary, accent }: { primary: string; accent: string }): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${mark
    .map(({ d, paint }) => `<path d="${d}" fill="${paint === 'ink' ? primary : accent}"/>`)
    .join('')}</svg>\n`;

function colour(field: string, value: string | undefined): string {
  if (value !== undefined && COLOUR.test(value)) return value;
  throw new Problem(`--${field} must be a colour like #0f6070 in lower case, not '${value ?? ''}'`);
}

/**
 * Makes the folder of a brand from two colours and, if there is one, a logo; everything in it can be changed by hand.
 * @returns the folder
 * @throws Problem for a name that is taken or unfit, a colour that is none, a logo that is not there
 */
export function createBrand({ name, primary, accent, logo }: NewBrand, root = brandsFolder): string {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Problem(
      `A brand's name has lower-case letters, digits and hyphens, and begins with a letter: not '${name}'`,
    );
  const folder = path.join(root, name);
  if (existsSync(folder)) throw new Problem(`There is a folder '${name}' in deploy/brands already`);
  const colours = { primary: colour('primary', primary), accent: colour('accent', accent) };
  const ending = logo ? path.extname(logo).toLowerCase() : '';
  if (logo && !['.svg', '.png', '.webp'].includes(ending))
    throw new Problem(`--logo must be an SVG, PNG or WebP, not '${logo}'`);
  if (logo && !existsSync(logo)) throw new Problem(`There is no file '${logo}'`);
  const mark = markOf(name);
  mkdirSync(folder, { recursive: true });
  for (const file of ['favicon.svg', 'icon.svg']) writeFileSync(path.join(folder, file), svgOf(mark, colours));
  if (logo) copyFileSync(logo, path.join(folder, `logo${ending}`));
  const brand = {
    $schema: '../brand.schema.json',
    name,
    ...colours,
    fonts: { body: 'Hanken Grotesk' },
    radius: { control: 4, card: 6, sheet: 10 },
    row: 44,
    shell: 'frame',
    motif: 'quarters',
    mark,
    favicon: 'favicon.svg',
    icon: 'icon.svg',
    ...(logo ? { logo: `logo${ending}` } : {}),
  };
  writeFileSync(path.join(folder, 'brand.json'), `${JSON.stringify(brand, null, 2)}\n`);
  return folder;
}
