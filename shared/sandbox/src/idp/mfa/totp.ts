/** One-time codes by the clock: RFC 6238 with SHA-1, 30 seconds and 6 digits, as every application makes them. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const INTERVAL_S = 30;
const DIGITS = 6;
const SECRET_BYTES = 20;

/** A key for a generator of codes, in Base32. */
export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array((SECRET_BYTES * 8) / 5)), (byte) => ALPHABET[byte % 32]).join('');

function bytesOf(secret: string): Uint8Array<ArrayBuffer> {
  const bits = Array.from(secret, (char) => ALPHABET.indexOf(char).toString(2).padStart(5, '0')).join('');
  return Uint8Array.from({ length: Math.floor(bits.length / 8) }, (_, index) =>
    Number.parseInt(bits.slice(index * 8, index * 8 + 8), 2),
  );
}

/** The number of the interval that a time, in ms, is in. */
export const intervalOf = (ms: number): number => Math.floor(ms / 1000 / INTERVAL_S);

/** The code of an interval. */
export async function codeAt(secret: string, interval: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-1' }, false, ['sign']);
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(interval));
  const digest = new DataView(await crypto.subtle.sign('HMAC', key, counter));
  const offset = digest.getUint8(digest.byteLength - 1) % 16;
  const number = digest.getUint32(offset) % 2 ** 31;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The interval that a code belongs to: the one of the machine's clock, or one beside it for clocks that differ. The
 * sandbox's own clock has no say in it.
 */
export async function intervalOfCode(secret: string, code: string): Promise<number | undefined> {
  const now = intervalOf(Date.now());
  for (const interval of [now, now - 1, now + 1]) if ((await codeAt(secret, interval)) === code) return interval;
  return undefined;
}

/** What an application reads to make the same codes. */
export const uriOf = (secret: string, issuer: string, email: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(email)}?${new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: String(DIGITS), period: String(INTERVAL_S) }).toString()}`;
