import { LONGEST_KEY } from '../../object-store/limits';

// Names of objects as paths: an object store knows no folders, only slashes in names.

/** The same without the slash of a folder. */
const bare = (key: string): string => (key.endsWith('/') ? key.slice(0, -1) : key);

/** The folder that an object or folder is in: `a/b/` of `a/b/c` and of `a/b/c/`; '' for the top. */
export const parentOf = (key: string): string => bare(key).slice(0, bare(key).lastIndexOf('/') + 1);

/** Its last part: `c` of `a/b/c` and of `a/b/c/`; '' between two slashes. */
export const nameIn = (key: string): string => bare(key).slice(parentOf(key).length);

export const isFolder = (key: string): boolean => key.endsWith('/');

/** The prefix that an address names: that of a folder ends with a slash. */
export const asFolder = (text: string): string => (text === '' || text.endsWith('/') ? text : `${text}/`);

export interface Crumb {
  readonly name: string;
  readonly prefix: string;
}

/** The way to a folder, from the top; the bucket itself is not part of it. */
export function crumbsOf(prefix: string): Crumb[] {
  const crumbs: Crumb[] = [];
  for (let rest = asFolder(prefix); rest !== ''; rest = parentOf(rest))
    crumbs.unshift({ name: nameIn(rest), prefix: rest });
  return crumbs;
}

const encoder = new TextEncoder();

/** Length of a name as an object store counts it. */
export const bytesOf = (key: string): number => encoder.encode(key).length;

/** Where an object below `from` comes to when all of it goes to `to`. */
export const movedKey = (key: string, from: string, to: string): string => `${to}${key.slice(from.length)}`;

/** Name and ending, both of `.tar.gz`; what begins with a point has none by that. */
function parts(name: string): readonly [stem: string, ending: string] {
  const [, stem = name, ending = ''] = /^(.+?)((?:\.tar)?\.[^./\s]{1,12})$/s.exec(name) ?? [];
  return [stem, ending];
}

/**
 * A name that is not taken yet, for what is to be kept beside: `photo (2).jpg`.
 * @param isTaken whether there is an object or folder of that key
 */
export function freeKey(key: string, isTaken: (key: string) => boolean): string {
  const [parent, slash] = [parentOf(key), isFolder(key) ? '/' : ''];
  const [stem, ending] = slash ? [nameIn(key), ''] : parts(nameIn(key));
  let free = key;
  for (let n = 2; isTaken(free); n += 1) free = `${parent}${stem} (${n})${ending}${slash}`;
  return free;
}

/** The whole name without its ending: `a/photo` of `a/photo.jpg`. */
export const stemOf = (key: string): string => (isFolder(key) ? bare(key) : parentOf(key) + parts(nameIn(key))[0]);

/**
 * A name for a copy in the same folder, as file managers give it: `photo copy.jpg`, `photo copy 2.jpg`.
 * @param word 'copy', in the person's language
 */
export function copyKey(key: string, word: string, isTaken: (key: string) => boolean): string {
  const stem = stemOf(key);
  const nth = (n: number): string => `${stem} ${word}${n === 1 ? '' : ` ${n}`}${key.slice(stem.length)}`;
  let n = 1;
  while (isTaken(nth(n))) n += 1;
  return nth(n);
}

/** What is wrong with the name of one object or folder. */
export type NameFault = 'empty' | 'slash' | 'dots' | 'control' | 'long';

/** @param parent folder that it is in; its bytes count, too */
export function nameFault(name: string, parent: string, slash: '' | '/' = ''): NameFault | undefined {
  if (name === '') return 'empty';
  if (name.includes('/')) return 'slash';
  // A browser takes such a part out of an address before it asks.
  if (name === '.' || name === '..') return 'dots';
  if (/\p{Cc}/u.test(name)) return 'control';
  return bytesOf(parent + name + slash) > LONGEST_KEY ? 'long' : undefined;
}

/** Where a unit of UTF-16 stands among code points: those of pairs are beyond all others. */
const rankOf = (unit: number): number => (unit >= 0xe000 ? unit - 0x800 : unit >= 0xd800 ? unit + 0x2000 : unit);

/** The order of a listing: by the names' UTF-8, which is the order of their code points. */
export function compareKeys(one: string, other: string): number {
  const end = Math.min(one.length, other.length);
  for (let at = 0; at < end; at += 1) {
    const [a, b] = [one.charCodeAt(at), other.charCodeAt(at)];
    if (a !== b) return rankOf(a) - rankOf(b);
  }
  return one.length - other.length;
}

/** A name that stands before another one in a listing, with hardly a name between them. */
export function keyBefore(key: string): string {
  const signs = [...key];
  const last = signs.pop() ?? '';
  const stem = signs.join('');
  // Longer than the other one by a sign: there may be no room for it.
  return last > ' ' && last <= '~' && bytesOf(key) < 1000
    ? `${stem}${String.fromCharCode(last.charCodeAt(0) - 1)}~`
    : stem;
}
