// Makes the font files of the brands: Latin and Latin extended, only the weights and widths in use, no features that the
// console does not use, and signs of currencies. Run by hand when a family changes: `node deploy/brands/bin/make-fonts.mjs`,
// with the beginning of a name for these alone. Needs the npm registry.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { tabularDigitsOnly } from './tabular-digits.mjs';

const SUBSET = 'subset-font@2.9.0';
const TEXT = { wght: { min: 400, max: 700 } };
const HEAD = { wght: { min: 600, max: 700 } };

/** Name of the result, package, file of the package, axes. Ligatures of code faces are left out. */
/** @type {[name: string, pkg: string, file: string, axes: object][]} */
const FACES = [
  ['archivo', 'archivo', 'wght', TEXT],
  ['archivo-110', 'archivo', 'standard', { ...TEXT, wdth: 110 }],
  ['archivo-115', 'archivo', 'standard', { ...HEAD, wdth: 115 }],
  ['bricolage-grotesque', 'bricolage-grotesque', 'wght', HEAD],
  ['figtree', 'figtree', 'wght', TEXT],
  ['geist', 'geist', 'wght', TEXT],
  ['geist-mono', 'geist-mono', 'wght', TEXT],
  ['hanken-grotesk', 'hanken-grotesk', 'wght', TEXT],
  ['instrument-sans', 'instrument-sans', 'wght', TEXT],
  ['inter', 'inter', 'wght', TEXT],
  ['jetbrains-mono', 'jetbrains-mono', 'wght', TEXT],
  ['manrope', 'manrope', 'wght', TEXT],
  ['onest', 'onest', 'wght', TEXT],
  ['red-hat-text', 'red-hat-text', 'wght', TEXT],
  ['schibsted-grotesk', 'schibsted-grotesk', 'wght', TEXT],
  ['sora', 'sora', 'wght', HEAD],
];

const FEATURES = ['ccmp', 'cv05', 'kern', 'locl', 'mark', 'mkmk', 'tnum', 'zero'];
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const CHARACTERS = {
  latin: `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŠšŽž–—‘’‚“”„†•…‹›€™−≈→←↑↓×·`,
  'latin-ext': `${range(0x100, 0x17f)}${range(0x218, 0x21b)}${range(0x1e80, 0x1e85)}${range(0x1ea0, 0x1ef9)}${range(0x20a0, 0x20bf)}`,
};

/** Signs of currencies, for every family that lacks one: a price without it is no price. */
/** @type {[name: string, pkg: string, part: string, characters: string][]} */
const SIGNS = [
  ['signs-latin', 'noto-sans', 'latin-ext', range(0x20a0, 0x20bf)],
  ['signs-bengali', 'noto-sans-bengali', 'bengali', '\u09f2\u09f3'],
  ['signs-thai', 'noto-sans-thai', 'thai', '\u0e3f'],
];

const wanted = process.argv[2] ?? '';
const isWanted = ([name]) => name.startsWith(wanted);

const target = fileURLToPath(new URL('../fonts/', import.meta.url));
const work = mkdtempSync(path.join(tmpdir(), 'fonts-'));
try {
  const chosen = [...FACES, ...SIGNS].filter(isWanted);
  const packages = [...new Set(chosen.map(([, name]) => `@fontsource-variable/${name}@5`))];
  execFileSync('npm', ['install', '--prefix', work, '--no-save', '--ignore-scripts', SUBSET, ...packages], {
    stdio: 'inherit',
  });
  const require = createRequire(path.join(work, 'package.json'));
  const { default: subset } = await import(require.resolve('subset-font'));
  const { convert } = require('fontverter');
  mkdirSync(target, { recursive: true });
  for (const [name, pkg, part, characters] of SIGNS.filter(isWanted)) {
    const folder = path.join(work, 'node_modules/@fontsource-variable', pkg);
    const packed = readFileSync(path.join(folder, 'files', `${pkg}-${part}-wght-normal.woff2`));
    const source = Buffer.from(await convert(packed, 'sfnt'));
    const made = await subset(source, characters, { targetFormat: 'woff2', variationAxes: TEXT, keepFeatures: [] });
    writeFileSync(path.join(target, `${name}.woff2`), made);
    console.log(name, packed.length, '->', made.length);
    writeFileSync(path.join(target, `${pkg}.LICENSE.txt`), readFileSync(path.join(folder, 'LICENSE')));
  }
  for (const [name, pkg, file, variationAxes] of FACES.filter(isWanted)) {
    const folder = path.join(work, 'node_modules/@fontsource-variable', pkg);
    for (const [part, characters] of Object.entries(CHARACTERS)) {
      const packed = readFileSync(path.join(folder, 'files', `${pkg}-${part}-${file}-normal.woff2`));
      const source = tabularDigitsOnly(Buffer.from(await convert(packed, 'sfnt')));
      const made = await subset(source, characters, { targetFormat: 'woff2', variationAxes, keepFeatures: FEATURES });
      writeFileSync(path.join(target, `${name}-${part}.woff2`), made);
      console.log(`${name}-${part}`, packed.length, '->', made.length);
    }
    writeFileSync(path.join(target, `${pkg}.LICENSE.txt`), readFileSync(path.join(folder, 'LICENSE')));
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
