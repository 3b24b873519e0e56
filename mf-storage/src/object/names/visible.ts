/** A run of a name, or a sign in it that cannot be seen, by its number: `U+200F`. */
export interface Piece {
  readonly text: string;
  readonly isMark: boolean;
}

/** Signs that show nothing, turn the text around, or look like a space and are none. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]|[^\S ]/u;
const JOINER = '\u200D';

const codeOf = (sign: string): string => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Signs that belong to the pictures around them, and are no secret. */
const joins = (before: string | undefined, sign: string, after: string | undefined): boolean =>
  sign === JOINER &&
  /[\p{Extended_Pictographic}\p{M}\p{Emoji_Modifier}]/u.test(before ?? '') &&
  /\p{Extended_Pictographic}/u.test(after ?? '');

/** A name so that everything in it is seen; spaces at its ends, too. */
export function visiblePieces(name: string): Piece[] {
  const pieces: Piece[] = [];
  const signs = [...name];
  const last = name.trimEnd().length;
  let at = 0;
  for (const [index, sign] of signs.entries()) {
    const isEdge = sign === ' ' && (index === 0 || at >= last);
    const isMark = isEdge || (HIDDEN.test(sign) && !joins(signs[index - 1], sign, signs[index + 1]));
    const before = pieces.at(-1);
    if (isMark) pieces.push({ text: codeOf(sign), isMark });
    else if (before && !before.isMark) pieces[pieces.length - 1] = { text: before.text + sign, isMark };
    else pieces.push({ text: sign, isMark });
    at += sign.length;
  }
  return pieces;
}

/** The same in one line, for names that programs read out. */
export const visibleText = (name: string): string =>
  visiblePieces(name)
    .map(({ text, isMark }) => (isMark ? `[${text}]` : text))
    .join('');
