/** px of a digit of the axes' text, generously: the widest of the brands' faces. */
const DIGIT = 6.4;

/** What a label of an axis takes at most, in px. */
export const labelWidth = (label: string): number => Math.ceil(label.length * DIGIT);

/** A round number at or above the largest column. */
export function niceTop(largest: number): number {
  if (largest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  return ([1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].find((step) => step * power >= largest) ?? 10) * power;
}

/** How many columns go from one label to the next, so that none runs into another. */
export const labelEvery = (labels: readonly string[], step: number): number =>
  Math.max(1, Math.ceil((Math.max(0, ...labels.map(labelWidth)) + 4) / Math.max(1, step)));

/** The column that a key leads to from another; undefined for keys that lead nowhere. */
export function columnAt(key: string, from: number | undefined, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
      return from === undefined ? 0 : Math.min(last, from + 1);
    case 'ArrowLeft':
      return from === undefined ? last : Math.max(0, from - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}
