/** @jest-environment node */
import fc from 'fast-check';
import {
  asFolder,
  compareKeys,
  copyKey,
  crumbsOf,
  freeKey,
  isFolder,
  keyBefore,
  movedKey,
  nameFault,
  nameIn,
  parentOf,
} from './path';
import { visiblePieces, visibleText } from './visible';

const key = fc.string({ unit: fc.constantFrom('a', '.', '/', ' ', '%', 'ä', '🙂', '\u200f'), minLength: 1 });

it('takes every name apart without losing a sign', () => {
  fc.assert(
    fc.property(key, (name) => {
      expect(parentOf(name) + nameIn(name) + (isFolder(name) ? '/' : '')).toBe(name);
      expect(nameIn(name)).not.toContain('/');
    }),
  );
});

it('leads to every folder step by step', () => {
  fc.assert(
    fc.property(key, (name) => {
      const crumbs = crumbsOf(name);
      expect(crumbs.map((crumb) => `${crumb.name}/`).join('')).toBe(asFolder(name));
      expect(crumbs.at(-1)?.prefix).toBe(asFolder(name));
      for (const [at, { prefix }] of crumbs.entries()) expect(parentOf(prefix)).toBe(crumbs[at - 1]?.prefix ?? '');
    }),
  );
});

it.each([
  ['a//b', 'a//', 'b'],
  ['a//', 'a/', ''],
  ['/', '', ''],
  ['..', '', '..'],
  ['photos/', '', 'photos'],
])('%s is in %j and named %j', (name, parent, last) => expect([parentOf(name), nameIn(name)]).toEqual([parent, last]));

it.each([
  ['photo.jpg', 'photo (2).jpg'],
  ['a/archive.tar.gz', 'a/archive (2).tar.gz'],
  ['.gitignore', '.gitignore (2)'],
  ['a/b/', 'a/b (2)/'],
  ['README', 'README (2)'],
])('keeps %s beside what is there as %s', (taken, free) => expect(freeKey(taken, (one) => one === taken)).toBe(free));

it('finds a name that nobody has, in the same folder', () => {
  fc.assert(
    fc.property(key, fc.array(key), (name, others) => {
      const taken = new Set([name, ...others]);
      const free = freeKey(name, (one) => taken.has(one));
      expect(taken.has(free)).toBe(false);
      expect(parentOf(free)).toBe(parentOf(name));
      expect(isFolder(free)).toBe(isFolder(name));
    }),
  );
});

it('moves what is below a folder', () => expect(movedKey('a/b/c', 'a/', 'x/y/')).toBe('x/y/b/c'));

it.each([
  ['', 'empty'],
  ['a/b', 'slash'],
  ['..', 'dots'],
  ['a\nb', 'control'],
  ['ü'.repeat(509), undefined],
  ['ü'.repeat(510), 'long'],
])('says of %j what is wrong', (name, fault) => expect(nameFault(name, 'abcd/', '/')).toBe(fault));

it('makes everything of a name visible', () => {
  expect(visibleText('evil\u202Egpj.exe')).toBe('evil[U+202E]gpj.exe');
  expect(visibleText(' a b ')).toBe('[U+0020]a b[U+0020]');
  expect(visibleText('a\u00A0b')).toBe('a[U+00A0]b');
  expect(visiblePieces('👩\u200D💻 ok.txt')).toEqual([{ text: '👩\u200D💻 ok.txt', isMark: false }]);
  fc.assert(
    fc.property(key, (name) =>
      expect(visiblePieces(name).every(({ text }) => !/[\u200f\u202e]/.test(text))).toBe(true),
    ),
  );
});

it('names copies as file managers do', () => {
  const taken = new Set(['a/photo copy.jpg', 'docs copy/', 'docs copy 2/']);
  const isTaken = (key: string): boolean => taken.has(key);
  expect(copyKey('a/photo.jpg', 'copy', isTaken)).toBe('a/photo copy 2.jpg');
  expect(copyKey('a/data.tar.gz', 'copy', isTaken)).toBe('a/data copy.tar.gz');
  expect(copyKey('docs/', 'copy', isTaken)).toBe('docs copy 3/');
  expect(copyKey('a/.env', 'Kopie', isTaken)).toBe('a/.env Kopie');
});

it('orders names as a store lists them, and finds one that stands before', () => {
  const unit = fc.constantFrom('a', '~', '/', ' ', 'ä', '\uFF5E', '\uE000', '🙂', '\u200f');
  const name = fc.string({ unit, minLength: 1 });
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(Math.sign(compareKeys(one, other))).toBe(Buffer.compare(Buffer.from(one), Buffer.from(other)));
      expect(compareKeys(keyBefore(one), one)).toBeLessThan(0);
    }),
  );
});
