import { readMark, type CodeMark } from '@console/api';
import { brokenLines } from './literals';
import { name, plain, text, type Token } from './tokens';

type Brackets = readonly [open: string, close: string];

/** How a language writes values down. */
export interface ValueSyntax {
  readonly literal: (value: string) => string;
  readonly key: (value: string) => string;
  /** What a mark is in this program. */
  readonly mark: (mark: CodeMark) => Token[];
  readonly constants: { readonly true: string; readonly false: string; readonly null: string };
  /** What joins literals to one text, at the end of a line; undefined where a text is always one literal. */
  readonly joiner: string | undefined;
  /** Behind the last of several items. */
  readonly lastComma: string;
  readonly pair: Brackets;
  readonly step: string;
}

/** Items between brackets, one on each line; the brackets alone where there is none. */
export function itemTokens(
  [open, close]: Brackets,
  items: readonly Token[][],
  { lastComma, step }: Pick<ValueSyntax, 'lastComma' | 'step'>,
  indent = '',
): Token[] {
  if (items.length === 0) return [plain(open + close)];
  const lines = items.flatMap((item, index) => [
    plain(`\n${indent}${step}`),
    ...item,
    plain(index < items.length - 1 ? ',' : lastComma),
  ]);
  return [plain(open), ...lines, plain(`\n${indent}${close}`)];
}

/** A text; one of several lines is written as several literals. */
function textTokens(value: string, { literal, joiner }: ValueSyntax, indent: string): Token[] {
  const lines = joiner === undefined ? [value] : brokenLines(value);
  return lines.flatMap((line, index) => [...(index === 0 ? [] : [plain(`${joiner}\n${indent}`)]), text(literal(line))]);
}

/** A value that JSON can say. */
export function valueTokens(value: unknown, syntax: ValueSyntax, indent = ''): Token[] {
  const inner = indent + syntax.step;
  if (typeof value === 'string') {
    const mark = readMark(value);
    return mark ? syntax.mark(mark) : textTokens(value, syntax, inner);
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => valueTokens(item, syntax, inner));
    return itemTokens(['[', ']'], items, syntax, indent);
  }
  if (typeof value === 'object' && value !== null) {
    const items = Object.entries(value).map(([key, item]) => [
      name(syntax.key(key)),
      plain(': '),
      ...valueTokens(item, syntax, inner),
    ]);
    return itemTokens(['{', '}'], items, syntax, indent);
  }
  if (typeof value === 'boolean') return [plain(syntax.constants[value ? 'true' : 'false'])];
  return [plain(value === null ? syntax.constants.null : JSON.stringify(value))];
}

/** The pairs of a form: names with values, or a list of pairs where a name comes again. */
export function pairsTokens(
  pairs: readonly (readonly [string, string])[],
  syntax: ValueSyntax,
  indent: string,
): Token[] {
  if (new Set(pairs.map(([key]) => key)).size === pairs.length)
    return valueTokens(Object.fromEntries(pairs), syntax, indent);
  const [open, close] = syntax.pair;
  const inner = indent + syntax.step;
  const items = pairs.map(([key, value]) => [
    plain(open),
    name(syntax.literal(key)),
    plain(', '),
    ...valueTokens(value, syntax, inner),
    plain(close),
  ]);
  return itemTokens(['[', ']'], items, syntax, indent);
}
