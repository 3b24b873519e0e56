/** @jest-environment node */
import { defaultNetwork, networkOf } from './networks';

const first = { uuid: 'n-1', is_default: false };
const main = { uuid: 'n-2', is_default: true };

it('takes the default network where none is named', () => {
  expect(defaultNetwork([first, main])).toBe(main);
  expect(networkOf([first, main], '')).toBe(main);
  expect(networkOf([first, main], 'n-1')).toBe(first);
});

it('knows no network that is not there', () => {
  expect(networkOf([first], '')).toBeUndefined();
  expect(networkOf([first, main], 'n-3')).toBeUndefined();
});
