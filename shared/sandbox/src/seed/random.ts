/** A stream of numbers that is the same for the same name: seeds look alike on every machine. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  pick<const Values extends readonly [unknown, ...unknown[]]>(values: Values): Values[number];
  uuid(): string;
  /** So many characters out of an alphabet. */
  text(length: number, alphabet?: string): string;
}

const ALPHANUMERIC = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

const uuidOf = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${'89ab'[parseInt(hex[16] ?? '0', 16) % 4]}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;

/** Mulberry32, started from a name. */
export function randomFrom(name: string): Random {
  let state = hashOf(name);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const text = (length: number, alphabet = ALPHANUMERIC): string => {
    let made = '';
    for (let index = 0; index < length; index += 1) made += alphabet[between(0, alphabet.length - 1)] ?? '';
    return made;
  };
  return {
    next,
    between,
    text,
    pick: (values) => values[between(0, values.length - 1)] ?? values[0],
    uuid: () => uuidOf(text(32, '0123456789abcdef')),
  };
}

/** Random values for what is made at run time, from the platform's source. */
export const secureText = (length: number, alphabet = ALPHANUMERIC): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(length)), (value) => alphabet[value % alphabet.length]).join('');
