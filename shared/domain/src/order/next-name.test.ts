/** @jest-environment node */
import { freeName, nextName } from './next-name';

it.each([
  ['web-01', 'web-02'],
  ['web-09', 'web-10'],
  ['web-99', 'web-100'],
  ['web', 'web-2'],
  [' web-01 ', 'web-02'],
  ['  ', ''],
  ['', ''],
])('after %s comes %s', (name, next) => expect(nextName(name)).toBe(next));

it.each([
  ['web-01', [], 'web-01'],
  ['web-01', ['web-01', 'web-02', null, 'web-04'], 'web-03'],
  ['web', ['web'], 'web-2'],
  ['', ['', undefined], ''],
])('of the row of %s, without %j, %s is free', (first, taken, name) => expect(freeName(first, taken)).toBe(name));
