/** @jest-environment node */
import { generatePassword } from './generate-password';

const LIVE = /^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9]).{8,}$/u;

it('fits the rule of the parameters call, time after time, and never comes twice', () => {
  const made = Array.from({ length: 300 }, () => generatePassword(LIVE) ?? '');
  expect(made.every((password) => LIVE.test(password) && password.length === 20)).toBe(true);
  expect(new Set(made).size).toBe(300);
  expect(made.join('')).not.toMatch(/[l1IO0\W_]/);
});

it('has the three kinds of letters without a rule', () => {
  expect(generatePassword()).toMatch(LIVE);
});

it('takes signs, or fewer letters, where a rule asks for them', () => {
  expect(generatePassword(/[^0-9a-zA-Z]/)).toMatch(/[-_.+=]/);
  expect(generatePassword(/^.{8,15}$/)).toHaveLength(12);
});

it('gives none rather than one that does not fit', () => {
  expect(generatePassword(/^\p{Lu}{40}$/u)).toBeUndefined();
});

it('prefers no letter: bytes beyond the last whole multiple are drawn anew', () => {
  const bytes = [255, 254, 0, 1];
  let at = 0;
  const random = () => Uint8Array.of(bytes[at++ % bytes.length] ?? 0);
  expect(generatePassword(/^/, random)).toBe('ab'.repeat(10));
});
