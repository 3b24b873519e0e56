/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root';
import { browserSources } from './browser-sources';

/**
 * What a page at a plain http address does not have, and is undefined there although its type says otherwise, with the files
 * that may name it: they ask first, or what they do is not offered without it.
 */
const SECURE_ONLY: readonly (readonly [what: RegExp, files: readonly string[]])[] = [
  // `randomId` of @console/api makes ids without it.
  [/\bcrypto\s*\??\.\s*randomUUID\s*\(/, []],
  // Locks are asked for once, as `LockManager | undefined`.
  [/\bnavigator\s*\.\s*locks\s*\./, []],
  [/\bnavigator\s*\.\s*clipboard\s*\./, ['shared/ui/src/parts/copy.tsx']],
  // Identity providers and object stores of the web are reached over TLS; so is a console that uses them.
  [/\bcrypto\s*\.\s*subtle\b/, ['mf-auth/src/callback/verify.ts', 'mf-storage/src/object-store/payload.ts']],
];

const found = (text: string, file: string): boolean =>
  SECURE_ONLY.some(([what, files]) => what.test(text) && !files.includes(file));

it('nothing in a page asks for what only a secure context has', () => {
  const files = browserSources.filter((file) => found(readFileSync(file, 'utf8'), path.relative(root, file)));
  expect(files.map((file) => path.relative(root, file))).toEqual([]);
});

it.each([
  'crypto.randomUUID()',
  "navigator.locks.request('one')",
  'navigator.clipboard.writeText(id)',
  'crypto.subtle.digest',
])('would find %s', (text) => expect(found(text, 'shell/src/one.ts')).toBe(true));
