/** Longest text of a server that is told, in characters. */
const MOST = 160;
const EMAIL = /[^\s@"'<>]+@[^\s@"'<>]+\.[a-z]{2,}/gi;
/** Keys, tokens and uuids; words of a language are shorter, or have no digit. */
const SECRET = /(?=[\w+/=-]*\d)[\w+/=-]{16,}/g;

/** What a server says, without what may be somebody's: keys, ids and addresses. One line. */
export const withoutSecrets = (text: string, key: string): string =>
  text
    .replaceAll(key, '…')
    .replaceAll(EMAIL, '…')
    .replaceAll(SECRET, '…')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MOST);

/** The shape of a value in place of it: what is wrong with a date shows in it, and nothing else does. */
export const shapeOf = (value: string): string => value.slice(0, 40).replaceAll(/\d/g, '0').replaceAll(/\p{L}/gu, 'a');
