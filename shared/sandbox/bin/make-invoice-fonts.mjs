// Makes the fonts of invoices: Inter in two weights, cut to Latin letters and currencies, as modules that run anywhere.
// Run by hand when that changes: `node shared/sandbox/bin/make-invoice-fonts.mjs`. Needs the npm registry.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = ['subset-font@2.9.0', '@expo-google-fonts/inter@0.4.2'];
/** @type {[name: string, file: string][]} */
const FACES = [
  ['regular', '400Regular/Inter_400Regular.ttf'],
  ['semibold', '600SemiBold/Inter_600SemiBold.ttf'],
];

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const CHARACTERS = [
  range(0x20, 0x7e),
  range(0xa0, 0x17f),
  range(0x1cd, 0x1dc),
  range(0x218, 0x21b),
  range(0x1e80, 0x1e85),
  range(0x1ea0, 0x1ef9),
  range(0x20a0, 0x20bf),
  'Əəʻʼ–—‘’‚“”„†•…‹›™−×·□',
].join('');

const target = fileURLToPath(new URL('../src/billing/pdf/', import.meta.url));
const work = mkdtempSync(path.join(tmpdir(), 'fonts-'));
try {
  execFileSync('npm', ['install', '--prefix', work, '--no-save', '--ignore-scripts', ...PACKAGES], {
    stdio: 'inherit',
  });
  const { default: subset } = await import(createRequire(path.join(work, 'package.json')).resolve('subset-font'));
  const folder = path.join(work, 'node_modules/@expo-google-fonts/inter');
  for (const [name, file] of FACES) {
    const made = await subset(readFileSync(path.join(folder, file)), CHARACTERS, {
      targetFormat: 'truetype',
      keepFeatures: ['tnum'],
    });
    const lines = [
      '// Made by bin/make-invoice-fonts.mjs. Inter, SIL Open Font License 1.1, https://github.com/rsms/inter.',
      '/** A font file as base64: Latin letters and currencies. */',
      `export const ${name} =`,
      `  '${made.toString('base64')}';`,
      '',
    ];
    writeFileSync(path.join(target, `inter-${name}.ts`), lines.join('\n'));
    console.log(name, made.length);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
