/**
 * 128 random bits as 32 hexadecimal digits. Not `crypto.randomUUID`, which a page has only in a secure context: a console at a
 * plain http address of a private network has none, and still has to create machines.
 */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
