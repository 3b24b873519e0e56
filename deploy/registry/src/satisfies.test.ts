/** @jest-environment node */
import { satisfies } from './satisfies';

it.each([
  ['1.4.2', '^1.4.0', true],
  ['1.5.0', '^1.4.3', true],
  ['1.3.9', '^1.4.0', false],
  ['2.0.0', '^1.4.0', false],
  ['0.1.7', '^0.1.0', true],
  ['0.2.0', '^0.1.0', false],
  ['0.0.2', '^0.0.1', false],
  ['1.4.0', '1.4.0', true],
  ['1.4.1', '1.4.0', false],
  ['3.0.0', '*', true],
])('%s in %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});

it('refuses ranges that it does not know, instead of guessing', () => {
  expect(() => satisfies('1.0.0', '>=1')).toThrow("'>=1' is not a range");
});
