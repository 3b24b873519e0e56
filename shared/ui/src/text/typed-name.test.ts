/** @jest-environment node */
import fc from 'fast-check';
import { leftToType } from './typed-name';

const named = (name: string) => (typed: string) => leftToType(typed, name);

it.each([
  ['two  spaces', 'two spaces'],
  [' web ', 'web'],
  ['a\u00A0b', 'a b'],
  ['a\tb\nc', 'a b c'],
  ['Jo\u0303hvi', 'Jõhvi'],
  ['we\u200Bb\u200F', 'web'],
  ['\uFEFFweb', 'web'],
  ['web\u0000', 'web'],
  ['web', ' web  '],
])('takes %j for typed where %j is', (name, typed) => {
  expect(leftToType(typed, name)).toBe(0);
});

it('counts what is left of what is shown, and says where it is something else', () => {
  expect(['', 'w', 'web', 'web ', 'web  1', 'web 2', 'wbe', 'Web 1'].map(named('web   1'))).toEqual([
    5,
    4,
    2,
    1,
    0,
    undefined,
    undefined,
    undefined,
  ]);
});

it.each([' ', '\u200B', '\u3000\u200F'])('is not satisfied by nothing where the name %j shows nothing', (name) => {
  expect(leftToType('', name)).toBeUndefined();
  expect(leftToType(name, name)).toBe(0);
});

const text = fc.string({
  unit: fc.oneof(fc.constantFrom(' ', '  ', '\u00A0', '\t', '\u200B', '\u200F', 'a', 'b', 'e\u0301'), fc.string()),
});
const signs = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S}]/gu, '').normalize('NFD');

it('never takes a name for another one that differs in a letter, digit or sign', () => {
  fc.assert(
    fc.property(text, text, (typed, name) => {
      if (signs(typed) !== signs(name)) expect(leftToType(typed, name)).not.toBe(0);
    }),
  );
});

it('takes every name as it was given, and with other white space and invisible signs', () => {
  fc.assert(
    fc.property(text, (name) => {
      expect(leftToType(name, name)).toBe(0);
      if (name.trim() === '' || signs(name) === '') return;
      expect(leftToType(` ${name.replaceAll(' ', ' \u00A0 ')}\u200B `, name)).toBe(0);
    }),
  );
});
