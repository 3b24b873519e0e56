/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { browserSources, styleSheets } from './browser-sources';

/** Sizes of text, in px. (spec 1, section 9) */
const SIZES: ReadonlySet<string> = new Set(['11px', '13px', '16px', '18px', '24px', '32px']);

/** What the edge writes into the page: it says that the console did not come. */
const fallback = path.join(root, 'deploy/edge/src/start-fallback.ts');
const sources = [...styleSheets, ...browserSources, fallback];

/** The size in `font: 600 13px/20px var(--font)`, `font-size: 13px` and `fontSize: '13px'`. */
const SIZE = /\bfont(?:-size|Size)?\s*:\s*['"]?(?:[^;{}'"/]*?[\s'"])??(-?[\d.]+(?:[a-z]+|%))/g;

const strangeSizes = (text: string): readonly string[] =>
  [...text.matchAll(SIZE)].flatMap(([declaration, size = '']) => (SIZES.has(size) ? [] : [declaration]));

it('text has one of six sizes', () => {
  const found = sources.map((file) => [path.relative(root, file), strangeSizes(readFileSync(file, 'utf8'))] as const);
  expect(found.filter(([, sizes]) => sizes.length > 0)).toEqual([]);
});

it.each([
  'font: 550 12px/16px var(--font)',
  'font:15px/1.5 var(--font)',
  'font: var(--hw) 20px/32px var(--head)',
  'font-size: 10px',
  'font-size: 0.9em',
  'font-size: 110%',
  "fontSize: '14px'",
])('would find %s', (text) => expect(strangeSizes(`a { ${text}; }`)).toHaveLength(1));

it.each(['font: inherit', 'font: 600 16px/24px var(--font)', 'font-size: 11px', "fontSize: isPhone ? '16px' : '13px'"])(
  'takes %s',
  (text) => expect(strangeSizes(`a { ${text}; padding: 10px; }`)).toEqual([]),
);
