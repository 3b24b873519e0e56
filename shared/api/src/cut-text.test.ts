import { cutText } from './cut-text';

it.each([
  ['short', 5, 'short'],
  ['longer', 5, 'long…'],
  ['abc😀x', 5, 'abc…'],
  ['', 5, ''],
])('%s in %d characters: %s', (text, limit, expected) => expect(cutText(text, limit)).toBe(expected));
