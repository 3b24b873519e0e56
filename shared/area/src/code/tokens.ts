/** What a piece of a program is, for its colour. */
export type TokenKind = 'plain' | 'word' | 'name' | 'text' | 'comment';

/** A piece of a program; it may go over several lines. */
export type Token = readonly [text: string, kind: TokenKind];

export const plain = (value: string): Token => [value, 'plain'];
export const name = (value: string): Token => [value, 'name'];
export const text = (value: string): Token => [value, 'text'];
export const comment = (value: string): Token => [value, 'comment'];

/**
 * Writes the fixed parts of a program.
 * @param keywords finds the words of the language, in one group
 */
export const writer =
  (keywords: RegExp) =>
  (value: string): Token[] =>
    value.split(keywords).map((part, index) => [part, index % 2 === 0 ? 'plain' : 'word']);

/** The program as it is copied and saved. */
export const programText = (tokens: readonly Token[]): string => tokens.map(([value]) => value).join('');

/** The pieces of each line; a break at the end begins no line. */
export function linesOf(tokens: readonly Token[]): Token[][] {
  const lines: Token[][] = [[]];
  for (const [value, kind] of tokens) {
    for (const [index, part] of value.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push([part, kind]);
    }
  }
  return lines.at(-1)?.length === 0 ? lines.slice(0, -1) : lines;
}
