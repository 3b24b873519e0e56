/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { browserSources } from './browser-sources';

/** What a page at a plain http address does not have: creating would fail there. (`randomId` of @console/api) */
const SECURE_ONLY = /\bcrypto\s*\??\.\s*randomUUID\s*\(/;

it('nothing in a page asks for what only a secure context has', () => {
  const found = browserSources.filter((file) => SECURE_ONLY.test(readFileSync(file, 'utf8')));
  expect(found.map((file) => path.relative(root, file))).toEqual([]);
});

it('would find it', () => expect(SECURE_ONLY.test('const id = crypto.randomUUID();')).toBe(true));
