import { contrast } from './oklch';
import type { ColourName, Tokens } from './token-types';

/** A foreground on a background with the ratio it needs: 4.5 for text, 3 for marks, borders and focus. */
export interface ContrastPair {
  foreground: ColourName | `chart${number}`;
  background: ColourName;
  needed: 4.5 | 3;
  ratio: number;
}

const GROUNDS = ['frame', 'surface', 'well', 'hover', 'raised', 'brandTint'] as const;
const TEXTS = ['text', 'text2', 'text3', 'brandText', 'okText', 'infoText', 'warnText', 'dangerText'] as const;
const STATUS_MARKS = ['okMark', 'infoMark', 'warnMark', 'dangerMark'] as const;
/** Borders of fields and of what is chosen, thin marks: never on a chosen row, where a field has its own ground. */
const LINES = ['control', 'brandLine', 'accentMark'] as const;
const LINE_GROUNDS = ['surface', 'well', 'raised'] as const;

const ON_TINTS: [ColourName, ColourName, 4.5 | 3][] = (['ok', 'info', 'warn', 'danger'] as const).flatMap((tone) => [
  [`${tone}Text`, `${tone}Tint`, 4.5],
  ...(['text', 'text2', 'text3', 'brandText'] as const).map((text): [ColourName, ColourName, 4.5] => [
    text,
    `${tone}Tint`,
    4.5,
  ]),
  [`${tone}Mark`, `${tone}Tint`, 3],
  ['focus', `${tone}Tint`, 3],
]);

const SINGLE: [ColourName, ColourName, 4.5 | 3][] = [
  ['text', 'brandTint2', 4.5],
  ['text3', 'brandTint2', 4.5],
  ['brandText', 'brandTint2', 4.5],
  ['onBrand', 'brandSolid', 4.5],
  ['onBrand', 'brandHover', 4.5],
  ['brandSolid', 'surface', 3],
  ['brandSolid', 'raised', 3],
  ['brandSolid', 'brandTint', 3],
  ['onAccent', 'accent', 4.5],
  ['onDanger', 'dangerSolid', 4.5],
  ['dangerSolid', 'raised', 3],
  ['hdText', 'hd', 4.5],
  ['hdText2', 'hd', 4.5],
  ['hdText', 'hdHover', 4.5],
  ['hdText2', 'hdHover', 4.5],
  ['hdMark', 'hd', 3],
  ['hdFocus', 'hd', 3],
  ['navText', 'nav', 4.5],
  ['navOn', 'navOnBg', 4.5],
  ['tabOn', 'nav', 4.5],
  ['focus', 'nav', 3],
  ['onInv', 'inv', 4.5],
  ['onInv2', 'inv', 4.5],
  ['invDanger', 'inv', 4.5],
];

/** Every pair that the parts put together, with its measured ratio. (look, section 13) */
export function contrastPairs(tokens: Tokens): ContrastPair[] {
  const pair = (foreground: ColourName, background: ColourName, needed: 4.5 | 3): ContrastPair => ({
    foreground,
    background,
    needed,
    ratio: contrast(tokens[foreground], tokens[background]),
  });
  return [
    ...GROUNDS.flatMap((ground) => [
      ...TEXTS.map((text) => pair(text, ground, 4.5)),
      ...STATUS_MARKS.map((mark) => pair(mark, ground, 3)),
      pair('focus', ground, 3),
    ]),
    ...LINE_GROUNDS.flatMap((ground) => LINES.map((mark) => pair(mark, ground, 3))),
    ...ON_TINTS.map((args) => pair(...args)),
    ...SINGLE.map((args) => pair(...args)),
    ...tokens.chart.map((colour, i): ContrastPair => ({
      foreground: `chart${i + 1}`,
      background: 'surface',
      needed: 3,
      ratio: contrast(colour, tokens.surface),
    })),
  ];
}
