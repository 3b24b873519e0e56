import { privateFields, publicCalls, wordedCalls } from '@console/contract/private-fields';
import type { Span } from './masked';

const WORD = /[\p{L}\p{N}_]+/gu;
const IS_WORD_NEXT = /^[\p{L}\p{N}_]/u;
/** No name is longer; a key or a document is no text of a line. */
const LONGEST = 500;
/** Too short to be looked for within a sentence. */
const SHORT = 3;
const LONG_NUMBER = 5;
/** Names that are words of the interface, too: masked only where they stand alone. */
const COMMON = new Set([
  'root',
  'admin',
  'user',
  'default',
  'private',
  'public',
  'ubuntu',
  'debian',
  'centos',
  'windows',
]);

const isOnlyWhole = (value: string): boolean =>
  value.length < SHORT || COMMON.has(value) || (/^\d+$/.test(value) && value.length < LONG_NUMBER);

/** The values that are not to be read, as they came from the server or were typed. */
export class PrivateValues {
  /** By their first word and their length: a text is read once, however many values there are. */
  readonly #byWord = new Map<string, Map<number, Set<string>>>();
  readonly #whole = new Set<string>();
  readonly #seen = new Set<string>();
  /** What the site itself is made of, such as its locations: no secret, though somebody lives there. */
  readonly #public = new Set<string>();
  /** What is being typed now, by its field. */
  readonly #typed = new Map<object, string>();
  /** How many values are known, private and public: a greater number says that the page is to be read anew. */
  count = 0;

  add(value: string): void {
    if (this.#seen.has(value)) return;
    this.#seen.add(value);
    for (const line of value.toLowerCase().split('\n')) {
      const text = line.trim();
      if (text === '' || text.length > LONGEST) continue;
      const first = isOnlyWhole(text) ? null : text.match(WORD);
      if (first === null) {
        // A number of few digits may be anything: that of an account has more.
        if (!/^\d+$/.test(text)) this.#grow(this.#whole, text);
        continue;
      }
      const rest = text.slice(text.indexOf(first[0]));
      const lengths = this.#byWord.get(first[0]) ?? new Map<number, Set<string>>();
      this.#byWord.set(first[0], lengths);
      const values = lengths.get(rest.length) ?? new Set<string>();
      lengths.set(rest.length, values);
      this.#grow(values, rest);
    }
  }

  #grow(values: Set<string>, value: string): void {
    if (values.has(value)) return;
    values.add(value);
    this.count += 1;
  }

  /** What a field holds that is being typed into; empty for one that is left. */
  setTyped(field: object, value: string): void {
    const text = value.trim().toLowerCase();
    if (text.length < SHORT) this.#typed.delete(field);
    else this.#typed.set(field, text);
  }

  /** Takes the private fields of what a call has answered. @param call its name; undefined for what the browser keeps */
  addFrom(content: unknown, call?: string): void {
    const isPublic = call !== undefined && publicCalls.has(call);
    const isWorded = call !== undefined && wordedCalls.has(call);
    read(content, false, (value) => {
      if (isPublic) this.#grow(this.#public, value.trim().toLowerCase());
      else if (!isWorded || /\d/.test(value)) this.add(value);
    });
  }

  /** Where in a text they stand. */
  spans(text: string): Span[] {
    const lower = text.toLowerCase();
    // Letters that change their length (İ) would move what comes after them.
    if (lower.length !== text.length) return this.#byWord.size > 0 ? [{ from: 0, to: text.length }] : [];
    const whole = lower.trim();
    if (this.#whole.has(whole) && !this.#public.has(whole))
      return [{ from: lower.indexOf(whole), to: lower.indexOf(whole) + whole.length }];
    const spans: Span[] = [];
    for (const { index, 0: word } of lower.matchAll(WORD)) {
      if (index < (spans.at(-1)?.to ?? 0)) continue;
      const length = this.#longestAt(lower, index, word);
      if (length > 0) spans.push({ from: index, to: index + length });
    }
    for (const typed of this.#typed.values())
      for (let at = lower.indexOf(typed); at >= 0; at = lower.indexOf(typed, at + typed.length))
        spans.push({ from: at, to: at + typed.length });
    return spans;
  }

  #longestAt(text: string, at: number, word: string): number {
    let longest = 0;
    for (const [length, values] of this.#byWord.get(word) ?? []) {
      const found = text.slice(at, at + length);
      if (length <= longest || !values.has(found) || this.#public.has(found)) continue;
      const end = text.slice(at + length - 1, at + length + 2);
      if (!IS_WORD_NEXT.test(end) || !IS_WORD_NEXT.test(end.slice(1))) longest = length;
    }
    return longest;
  }
}

/** Tells of the private texts and numbers in a value. @param isPrivate whether the value itself is one */
function read(value: unknown, isPrivate: boolean, tell: (text: string) => void): void {
  if (typeof value === 'string') {
    const nested = value.startsWith('{') ? parsed(value) : undefined;
    if (nested !== undefined) read(nested, false, tell);
    else if (isPrivate) tell(value);
  } else if (typeof value === 'number') {
    if (isPrivate) tell(String(value));
  } else if (value instanceof Map || Array.isArray(value)) {
    for (const item of value.values()) read(item, isPrivate, tell);
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, part] of Object.entries(value))
      if (field === 'path') read(part, true, (path) => path.split('/').forEach(tell));
      else if (field !== 'spec') read(part, privateFields.has(field), tell);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
