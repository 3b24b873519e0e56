/** Widths of characters at 13 px, for where nothing can be measured. */
const GUESS = 6.6;

type Measure = (text: string, font: string) => number;

function makeMeasure(): Measure {
  const context =
    typeof CanvasRenderingContext2D === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.length * GUESS;
  return (text, font) => {
    context.font = font;
    return context.measureText(text).width;
  };
}

let measure: Measure | undefined;
const known = new Map<string, string>();
const MOST_KNOWN = 5000;

const family = (): string => getComputedStyle(document.body).fontFamily || 'sans-serif';

/** px that a text takes; its digits are as wide as each other, as on all of the page. @param weight and @param size as in the style sheet of the map */
export function textWidth(text: string, size: number, weight: number): number {
  measure ??= makeMeasure();
  return measure(text.replaceAll(/\d/g, '0'), `${weight} ${size}px ${family()}`);
}

/** The longest beginning of a text that fits into so many px, with an ellipsis: a drawing cuts nothing by itself. */
export function fitText(text: string, px: number, size: number, weight: number): string {
  const key = `${px} ${size} ${weight} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  let fitting = text;
  if (textWidth(text, size, weight) > px) {
    let [low, high] = [0, text.length];
    while (low < high) {
      const half = Math.ceil((low + high) / 2);
      if (textWidth(`${text.slice(0, half)}…`, size, weight) <= px) low = half;
      else high = half - 1;
    }
    fitting = `${text.slice(0, low).trimEnd()}…`;
  }
  if (known.size > MOST_KNOWN) known.clear();
  known.set(key, fitting);
  return fitting;
}
