import { satisfy } from './federation-stub';
import { VALIBOT_VERSION } from './shares';

it.each([
  ['1.0.0', '^1.0.0', true],
  ['1.10.0', '^1.9.3', true],
  ['1.9.3', '^1.10.0', false],
  ['2.0.0', '^1.0.0', false],
  ['0.1.4', '^0.1.0', true],
  ['0.2.0', '^0.1.0', false],
  ['0.0.4', '^0.0.3', false],
  ['1.0.0', '<=1.0.0', true],
  ['1.0.0', '<=1.0.1', true],
  ['1.1.0', '<=1.0.1', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.2.4', '*', true],
  ['1.2.4', 'latest', false],
])('%s fits %s: %s', (version, range, fits) => {
  expect(satisfy(version, range)).toBe(fits);
});

it('knows the range of what areas may have a copy of', () => {
  expect(satisfy(VALIBOT_VERSION, `^${VALIBOT_VERSION}`)).toBe(true);
});
