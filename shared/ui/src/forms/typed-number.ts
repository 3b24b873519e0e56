/** How a site writes numbers, as far as reading a typed one needs it. */
export interface NumberMarks {
  /** Between whole and part: ',' in German. */
  readonly decimal: string;
  /** Between thousands: '.' in German; '' where a locale has none. */
  readonly group: string;
  /** The ten digits of the locale. */
  readonly digits: readonly string[];
}

const SAMPLE = 1_234_567.5;

/**
 * Learns how a site writes numbers from a number that it has written.
 * @param write the site's own: `useFormat().number`
 */
export function numberMarks(write: (value: number, options: { digits: number }) => string): NumberMarks {
  const digits = Array.from({ length: 10 }, (_, digit) => write(digit, { digits: 0 }));
  const marks = [...latin(write(SAMPLE, { digits: 1 }), digits)].filter((character) => !/\d/.test(character));
  return { decimal: marks.at(-1) ?? '.', group: marks.length > 1 ? (marks[0] ?? '') : '', digits };
}

/** With the digits and marks of a Latin keyboard. */
const latin = (text: string, digits: readonly string[]): string =>
  [...text]
    .map((character) => (digits.includes(character) ? String(digits.indexOf(character)) : character))
    .join('')
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');

/** What people put between thousands beside point and comma. Elsewhere it parts two numbers: '22 80' is no 2280. */
const SPACED = /^-?\d{1,3}(?:[\s'’_]\d{2,3})*[\s'’_]\d{3}(?:[.,]\d*)?$/;

const plain = (text: string): string => {
  const typed = text.replaceAll('−', '-').trim();
  return SPACED.test(typed) ? typed.replaceAll(/[\s'’_]/g, '') : typed;
};

const isDigit = (character: string): boolean => /\d/.test(character);
const isForeign = (character: string): boolean => /[^\d\s.,'’_−-]/.test(character);

/**
 * Leaves out of a text what stands around a number: '40 GB' is '40 '. What stands between digits stays, and makes it no
 * number: without it '1e3' would be 13, and '1/2' 12.
 */
export function numberCharacters(text: string, { digits }: NumberMarks): string {
  const typed = latin(text, digits);
  const characters = [...typed];
  const between = characters.slice(characters.findIndex(isDigit), characters.findLastIndex(isDigit) + 1);
  return between.some(isForeign) ? typed : characters.filter((character) => !isForeign(character)).join('');
}

/** Thousands, as in 1,234,567 and in 12,34,567. */
const isGrouped = (groups: readonly string[]): boolean => /^\d{1,3}(?:,\d{2,3})*,\d{3}$/.test(groups.join(','));

/**
 * A number as people write it, in plain digits: '1.250,50' of a German and '1,250.50' of a Briton are '1250.50'. A mark that
 * can only part decimals does so in every language: '12,5'. Only where it may be both, as in '1,000', the site's way decides.
 * @returns undefined for what is no number
 */
export function plainNumber(text: string, marks: NumberMarks): string | undefined {
  const typed = plain(latin(text, marks.digits));
  if (!/^-?[\d.,]+$/.test(typed) || !/\d/.test(typed)) return undefined;
  const last = Math.max(typed.lastIndexOf('.'), typed.lastIndexOf(','));
  if (last < 0) return typed;
  const mark = typed.charAt(last);
  const isOnce = typed.indexOf(mark) === last;
  const hasBoth = typed.includes('.') && typed.includes(',');
  if (hasBoth && !isOnce) return undefined;
  const isGroup = !hasBoth && (!isOnce || (mark === marks.group && /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(typed)));
  const whole = isGroup ? typed : typed.slice(0, last);
  const groups = whole.replace('-', '').split(/[.,]/);
  if (groups.length > 1 && !isGrouped(groups)) return undefined;
  const digits = whole.replaceAll(/[.,]/g, '').replace(/^-?$/, '$&0');
  const decimals = isGroup ? '' : typed.slice(last + 1);
  return decimals ? `${digits}.${decimals}` : digits;
}

/** The number that somebody has typed, as `plainNumber` reads it; undefined for what is none. */
export function readNumber(text: string, marks: NumberMarks): number | undefined {
  const digits = plainNumber(text, marks);
  return digits === undefined ? undefined : Number(digits);
}

/** Nothing of what was typed is shown as 1e+23. */
const ALL_DIGITS = { useGrouping: false, maximumFractionDigits: 20 };

/** A number as a field shows it: no marks between thousands, all its digits. `value`: or its digits, as `toFixed` has them. */
export const writeNumber = (value: number | string, { decimal }: NumberMarks): string =>
  (typeof value === 'string' ? value : value.toLocaleString('en-US', ALL_DIGITS)).replace('.', decimal);

/**
 * The next number up or down, on the grid of steps that begins at `min`, within the limits: as browsers do it.
 * @param direction 1 or -1
 */
export function stepped(
  value: number | undefined,
  direction: 1 | -1,
  { min, max, step = 1 }: { min?: number | undefined; max?: number | undefined; step?: number | undefined },
): number {
  const base = min ?? 0;
  const at = ((value ?? 0) - base) / step;
  const isOnGrid = Math.abs(at - Math.round(at)) < 1e-6;
  const next = isOnGrid ? Math.round(at) + direction : direction > 0 ? Math.ceil(at) : Math.floor(at);
  const places = Math.max(...[base, step].map((number) => String(number).split('.')[1]?.length ?? 0));
  const moved = Number((base + next * step).toFixed(places));
  const within = Math.min(max ?? Infinity, Math.max(min ?? -Infinity, moved));
  // Down from what lies under the least leads nowhere, and never up.
  return value !== undefined && (within - value) * direction < 0 ? value : within;
}
