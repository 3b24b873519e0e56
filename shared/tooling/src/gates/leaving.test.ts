/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { browserSources } from './browser-sources';

/** Ways to lead a page, or a new tab, to an address. */
const LEAVING =
  /\blocation\s*\.\s*(?:assign|replace)\s*\(|\blocation\s*\.\s*href\s*=(?!=)|\b(?:window|document|self|top|parent)\s*\.\s*location\s*=(?!=)|\bwindow\s*\.\s*open\s*\(/;

/** The places that may, and why their addresses are good. */
const REVIEWED = [
  // Makes every path safe itself; a new tab gets an address that was made safe before.
  'shared/area/src/safe-path.ts',
  // The page of this browser's sandbox, on development hosts alone.
  'shell/src/mock/pages.tsx',
  // The provider's logout, whose domain shares the suffix of the host.
  'shell/src/session/sign-out.ts',
];

it('looks at the whole console', () => expect(browserSources.length).toBeGreaterThan(500));

it('a page is led elsewhere only where the address was made safe', () => {
  const found = browserSources.filter((file) => LEAVING.test(readFileSync(file, 'utf8')));
  expect(found.map((file) => path.relative(root, file)).toSorted()).toEqual(REVIEWED);
});

it.each([
  'location.href = path',
  'window.location = path',
  'window.location.assign(path)',
  'tab.location.replace(path)',
  "window.open(path, '_blank')",
])('would find %s', (code) => expect(LEAVING.test(code)).toBe(true));

it.each(['location.href === path', 'const { href } = window.location', "text.replace('a', 'b')"])(
  'leaves %s alone',
  (code) => expect(LEAVING.test(code)).toBe(false),
);
