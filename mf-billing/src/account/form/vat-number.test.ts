/** @jest-environment node */
import * as library from 'jsvat';
import { isVatNumberOf } from './vat-number';

it.each([
  ['EE100366327', 'EE', true],
  ['100366327', 'EE', true],
  ['ee 100 366 327', 'ee', true],
  ['EE100366328', 'EE', false],
  ['EE100366327', 'FI', false],
  ['DE136695976', 'DE', true],
  ['DE136695977', 'DE', false],
  ['EL094259216', 'GR', true],
  ['094259216', 'GR', true],
  ['NL004495445B01', 'NL', true],
  ['whatever', 'SG', undefined],
  ['whatever', '', undefined],
])('%s of %s: %s', (number, country, isRight) => {
  expect(isVatNumberOf(number, country, library)).toBe(isRight);
});
