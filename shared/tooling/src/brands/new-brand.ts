import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brandsFolder } from '@console/brands';
import type { BrandDocument } from '@console/contract/brand';
import { Problem } from '../run/problem.mjs';
import { checkBrand } from './check';

export interface NewBrand {
  /** Folder and id: lower-case letters, digits, hyphens. */
  readonly name: string;
  /** `#0f6070`, with or without the sign, which shells take for the beginning of a comment. */
  readonly primary: string | undefined;
  readonly accent: string | undefined;
  /** An SVG, PNG or WebP with mark and name. */
  readonly logo?: string | undefined;
}

/** A mark out of four quarter discs, one of them lit by the name, for brands that bring none. */
function markOf(name: string): BrandDocument['mark'] {
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

function checkName(name: string, root: string): void {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new Problem(
      `'${name}' can't be a brand's name: it has lower-case letters, digits and hyphens, and begins with a letter. ` +
        'The name as people read it stands in brand.json.',
    );
  if (existsSync(path.join(root, name)))
    throw new Problem(
      `There is a folder ${path.join(root, name)} already: choose another name, or change its brand.json`,
    );
}

function colour(field: string, value: string | undefined): string {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(value ?? '') ?? [];
  if (digits !== undefined) return `#${digits.toLowerCase()}`;
  throw new Problem(
    `--${field} takes a colour of six digits, like 0f6070: ${value ? `not '${value}'` : 'it is missing'}`,
  );
}

/** The ending of a logo's file. */
function endingOf(logo: string): string {
  const ending = path.extname(logo).toLowerCase();
  if (!['.svg', '.png', '.webp'].includes(ending))
    throw new Problem(`--logo takes an SVG, PNG or WebP, not '${path.basename(logo)}'`);
  if (!statSync(logo, { throwIfNoEntry: false })?.isFile())
    throw new Problem(`--logo: there is no file '${logo}'. The path is relative to ${process.cwd()}`);
  return ending;
}

function writeBrand(folder: string, { name, logo, ...given }: NewBrand): void {
  const colours = { primary: colour('primary', given.primary), accent: colour('accent', given.accent) };
  const logoFile = logo ? `logo${endingOf(logo)}` : undefined;
  mkdirSync(folder);
  if (logo && logoFile) copyFileSync(logo, path.join(folder, logoFile));
  const brand = {
    $schema: '../brand.schema.json',
    name,
    ...colours,
    fonts: { body: 'Hanken Grotesk' },
    radius: { control: 4, card: 6, sheet: 10 },
    row: 44,
    shell: 'frame',
    motif: 'quarters',
    mark: markOf(name),
    ...(logoFile && { logo: logoFile }),
  };
  writeFileSync(path.join(folder, 'brand.json'), `${JSON.stringify(brand, null, 2)}\n`);
}

/**
 * Makes the folder of a brand from two colours and, if there is one, a logo; everything in it can be changed by hand.
 * Nothing is left behind of a brand that is not in order.
 * @returns the folder
 * @throws Problem for a name that is taken or unfit, a colour that is none, a logo that is not there or unfit
 */
export function createBrand(brand: NewBrand, root = brandsFolder): string {
  checkName(brand.name, root);
  const work = mkdtempSync(path.join(tmpdir(), 'brand-'));
  try {
    const draft = path.join(work, brand.name);
    writeBrand(draft, brand);
    const problems = checkBrand(brand.name, { folder: draft });
    if (problems.length > 0) throw new Problem(`${problems.join('\n')}\nNothing was made.`);
    const folder = path.join(root, brand.name);
    cpSync(draft, folder, { recursive: true });
    return folder;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
