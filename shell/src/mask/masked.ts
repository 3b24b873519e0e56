/** A part of a text that is not to be read. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const CLASSES = [4, 8, 12, 16, 24, 36];

/** What stands in place of so many characters: the layout stays, and how long the text is cannot be told from it. */
export const dots = (length: number): string => '•'.repeat(CLASSES.find((most) => most >= length) ?? 48);

const UUID = /(?<![\da-z])[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}(?![\da-f])/giu;
const EMAIL = /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const IPV4 = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]*\d)/gu;
/** All eight groups, or fewer around '::'. Times of a day have neither. */
const IPV6 =
  /(?<![\w:])(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}:)*[\da-f]{0,4}::(?:[\da-f]{1,4}:)*[\da-f]{0,4})(?![\w:])/giu;
const MAC = /(?<![\w:-])[\da-f]{2}(?:[:-][\da-f]{2}){5}(?![\w:-])/giu;
const PHONE = /\+\d[\d\s()/-]{6,}\d/gu;
/** The last digits of a card. */
const CARD = /(?<=[•*]{2}\s?)\d{2,4}/gu;
const PATTERNS = [UUID, EMAIL, IPV4, IPV6, MAC, PHONE, CARD];

const NUMBER = /\d(?:[\d.,'’\s]{0,24}\d)?/gu;
const escaped = (text: string): string => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Finds amounts: a number beside the sign, code or name of a currency. */
function amountPattern(locales: readonly string[], currency: string): RegExp {
  const displays = ['symbol', 'narrowSymbol', 'code', 'name'] as const;
  const signs = locales.flatMap((locale) =>
    displays.flatMap((currencyDisplay) =>
      [1, 2].flatMap((amount) =>
        new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay })
          .formatToParts(amount)
          .flatMap(({ type, value }) => (type === 'currency' ? [escaped(value)] : [])),
      ),
    ),
  );
  const sign = `(?:\\p{Sc}|${[...new Set(signs)].toSorted((a, b) => b.length - a.length).join('|')})`;
  const number = `[-−+]?\\s?${NUMBER.source}`;
  const before = `${number}(?:\\s?[\\p{L}.]{1,4})?\\s?`;
  // Where numbers stand on both sides, either may be the amount; a year before one is none.
  const year = `\\s?(?:19|20)\\d\\d\\s${sign}\\s?${number}`;
  return new RegExp(`(?<!\\d)(?!${year})(?:${before})?${sign}\\s?${number}|(?<!\\d)(?!${year})${before}${sign}`, 'gu');
}

/** Everything that can be told by its form: uuids, emails, IP and MAC addresses, telephone numbers, amounts. */
export function formSpans(locales: readonly string[], currency: string): (text: string) => Span[] {
  const amount = amountPattern(locales, currency);
  return (text) => {
    const spans: Span[] = [];
    for (const pattern of PATTERNS)
      for (const { index, 0: found } of text.matchAll(pattern)) spans.push({ from: index, to: index + found.length });
    for (const { index, 0: found } of text.matchAll(amount))
      for (const { index: at, 0: number } of found.matchAll(NUMBER))
        spans.push({ from: index + at, to: index + at + number.length });
    return spans;
  };
}

/** The same parts in their order, those that touch as one. */
export function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && span.from <= last.to) all[all.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else all.push(span);
  }
  return all;
}

/**
 * The texts of one line, which stands on the page in several pieces, with what is not to be read replaced. What goes over the
 * end of a piece is replaced in the first of them.
 */
export function maskedPieces(pieces: readonly string[], spans: readonly Span[]): string[] {
  let start = 0;
  return pieces.map((piece) => {
    const end = start + piece.length;
    let shown = '';
    let at = start;
    for (const { from, to } of spans) {
      if (to <= start || from >= end) continue;
      shown += piece.slice(at - start, Math.max(from, start) - start);
      if (from >= start) shown += dots(to - from);
      at = Math.min(to, end);
    }
    shown += piece.slice(at - start);
    start = end;
    return shown;
  });
}
