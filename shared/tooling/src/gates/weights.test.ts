/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { styleSheets } from './browser-sources';

/** Text, labels and buttons, names; headings have the brand's own. More of them look like mistakes. */
const WEIGHTS = new Set(['400', '550', '600', 'var(--hw)', 'inherit']);

const weightsIn = (css: string): string[] =>
  [...css.matchAll(/\bfont(?:-weight)?:\s*([^\s;]+)/g)].flatMap(([, weight]) => weight ?? []);

const strange = (css: string): string[] => weightsIn(css).filter((weight) => !WEIGHTS.has(weight));

it('text has four weights', () => {
  const found = styleSheets.flatMap((file) =>
    strange(readFileSync(file, 'utf8')).map((weight) => `${path.relative(root, file)}: ${weight}`),
  );
  expect(found).toEqual([]);
});

it('text is drawn at its true place, that of buttons and fields as well: hinted to whole pixels, the dot of an i melts into its stem', () => {
  const renderings = styleSheets.flatMap((file) => readFileSync(file, 'utf8').match(/text-rendering:[^;]+/g) ?? []);
  expect(renderings).toEqual(['text-rendering: geometricPrecision', 'text-rendering: inherit']);
});

it.each(['b { font-weight: 700; }', 'a{font:500 11px/16px var(--mono)}', 'th { font-weight: bold }'])(
  'would find %s',
  (css) => expect(strange(css)).toHaveLength(1),
);
