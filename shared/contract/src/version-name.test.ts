/** @jest-environment node */
import { isVersionName } from './version-name';

it.each(['0.1.0-1a2b3c4d', '1.0.0', '12.34.56', '1.0.0-beta.1-1a2b3c4d', '1'])('%s names a version', (text) => {
  expect(isVersionName(text)).toBe(true);
});

it.each([
  '',
  '.',
  '..',
  '../../etc',
  '1..0',
  '1.0/..',
  '1\\2',
  '1.0.',
  '.1',
  '1 0',
  '1\n',
  '1%2e%2e',
  '1\u0000',
  'latest',
  'dev',
  '.new-1.0.0',
  `1${'0'.repeat(64)}`,
])('%j names none', (text) => expect(isVersionName(text)).toBe(false));
