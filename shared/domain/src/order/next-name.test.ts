/** @jest-environment node */
import { nextName } from './next-name';

it.each([
  ['web-01', 'web-02'],
  ['web-09', 'web-10'],
  ['web-99', 'web-100'],
  ['web', 'web-2'],
  ['', ''],
])('after %s comes %s', (name, next) => expect(nextName(name)).toBe(next));
