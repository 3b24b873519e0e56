/** @jest-environment node */
import * as library from 'libphonenumber-js/min';
import { isPhoneNumber } from './phone-number';

it.each([
  ['+372 5555 0100', '', true],
  ['5555 0100', 'EE', true],
  ['(0) 40 5550 120', 'DE', true],
  ['5555 0100', '', false],
  ['123', 'EE', false],
  ['call me', 'EE', false],
  ['+372 5555 0100', 'XX', true],
])('%s in %s: %s', (text, country, isRight) => {
  expect(isPhoneNumber(text, country, library)).toBe(isRight);
});
