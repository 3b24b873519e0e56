import type { Message } from '../texts';

/** A public key as a person knows it. */
export interface PublicKey {
  /** 'ssh-ed25519' */
  readonly type: string;
  readonly bits: number;
  /** What people name it by; '' where it has none. */
  readonly comment: string;
  /** What the fingerprint is made of. */
  readonly blob: Uint8Array;
  /** The key alone, on one line. */
  readonly line: string;
}

/** Below it clouds and current servers refuse an RSA key. */
const LEAST_RSA_BITS = 2048;

/** Reads what stands behind the type in a key; answers its bits, or undefined where it is not whole. */
type Reader = (reader: WireReader) => number | undefined;

const ed25519: Reader = (reader) => (reader.part()?.length === 32 ? 256 : undefined);

const rsa: Reader = (reader) => {
  const exponent = reader.part();
  const modulus = reader.part();
  return exponent && modulus && bitLength(exponent) > 1 ? bitLength(modulus) : undefined;
};

/** A point on a curve, written as 4 and both coordinates. */
const ecdsa =
  (curve: string, bits: number): Reader =>
  (reader) => {
    if (reader.text() !== curve) return undefined;
    const point = reader.part();
    return point?.[0] === 4 && point.length === 1 + 2 * Math.ceil(bits / 8) ? bits : undefined;
  };

/** A key on a token: the same, then the application. */
const onToken =
  (inner: Reader): Reader =>
  (reader) => {
    const bits = inner(reader);
    return bits !== undefined && reader.part() ? bits : undefined;
  };

const readers: ReadonlyMap<string, Reader> = new Map([
  ['ssh-ed25519', ed25519],
  ['ssh-rsa', rsa],
  ['ecdsa-sha2-nistp256', ecdsa('nistp256', 256)],
  ['ecdsa-sha2-nistp384', ecdsa('nistp384', 384)],
  ['ecdsa-sha2-nistp521', ecdsa('nistp521', 521)],
  ['sk-ssh-ed25519@openssh.com', onToken(ed25519)],
  ['sk-ecdsa-sha2-nistp256@openssh.com', onToken(ecdsa('nistp256', 256))],
]);

/** Whether a text holds a private key, which belongs nowhere but with its owner: OpenSSH, PEM, PuTTY. */
export const isPrivateKey = (text: string): boolean => /PRIVATE KEY|PuTTY-User-Key-File/i.test(text);

const isCertificate = (type: string): boolean => /-cert-v\d/.test(type);

/** Whether a line names the type of a key; one without it may be a piece of the line above, as mails break it. */
const namesType = (line: string): boolean =>
  line.split(/\s+/).some((word) => readers.has(word) || word === 'ssh-dss' || isCertificate(word));

/** The lines of a text that may be keys, no remarks; of a text without a key the first one. */
export function keyLines(text: string): string[] {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const keys = lines.filter(namesType);
  return keys.length > 0 ? keys : lines.slice(0, 1);
}

/** Reads one line of an authorized_keys file or of a .pub file; a message says what is wrong with it. */
export function parseKey(text: string): PublicKey | Message {
  const line = text.trim();
  if (isPrivateKey(line)) return { id: 'key.private' };
  if (/BEGIN SSH2 PUBLIC KEY/.test(line)) return { id: 'key.ssh2' };
  const [type = '', body = '', ...comment] = line.split(/\s+/);
  if (type === 'ssh-dss') return { id: 'key.dsa' };
  const read = readers.get(type);
  if (!read) return { id: isCertificate(type) ? 'key.certificate' : 'key.type' };
  const blob = fromBase64(body);
  const reader = new WireReader(blob ?? new Uint8Array());
  const bits = reader.text() === type ? read(reader) : undefined;
  if (!blob || bits === undefined || !reader.isAtEnd) return { id: 'key.broken' };
  if (type === 'ssh-rsa' && bits < LEAST_RSA_BITS) return { id: 'key.short', values: { bits, least: LEAST_RSA_BITS } };
  return { type, bits, comment: comment.join(' '), blob, line: [type, body, ...comment].join(' ') };
}

export const isKey = (parsed: PublicKey | Message): parsed is PublicKey => 'blob' in parsed;

/** What is wrong with the text of the key field: the call takes one key. (spec 3, section 7: public_key) */
export function keyProblem(text: string): Message | undefined {
  if (isPrivateKey(text)) return { id: 'key.private' };
  if (/BEGIN SSH2 PUBLIC KEY/.test(text)) return { id: 'key.ssh2' };
  const lines = keyLines(text);
  const [first] = lines;
  if (first === undefined) return { id: 'field.required' };
  if (lines.length > 1) return { id: 'key.several', values: { n: lines.length } };
  const parsed = parseKey(first);
  return isKey(parsed) ? undefined : parsed;
}

/** What is sent of the key field: the one line that is a key. */
export const sentKey = (text: string): string => keyLines(text)[0] ?? '';

/** Reads the binary form of a public key: texts and numbers, each behind its length in four bytes. (RFC 4251, section 5) */
export class WireReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Whether everything was read. */
  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  /** The next part; undefined where the key ends before it. */
  part(): Uint8Array | undefined {
    const head = this.#bytes.subarray(this.#at, this.#at + 4);
    if (head.length < 4) return undefined;
    const length = head.reduce((sum, byte) => sum * 256 + byte, 0);
    const end = this.#at + 4 + length;
    if (end > this.#bytes.length) return undefined;
    const part = this.#bytes.subarray(this.#at + 4, end);
    this.#at = end;
    return part;
  }

  text(): string | undefined {
    const part = this.part();
    return part && String.fromCharCode(...part);
  }
}

/** Length of a number in bits, without the zeros in front. */
export function bitLength(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0);
  if (first < 0) return 0;
  return (bytes.length - first - 1) * 8 + (32 - Math.clz32(bytes[first] ?? 0));
}

/** The bytes of a base64 text; undefined where it is none, or is cut off. */
export function fromBase64(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.length % 4 !== 0) return undefined;
  return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
}

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** 'SHA256:…', as ssh-keygen writes it; undefined where the browser cannot hash: outside of a secure page. */
export async function fingerprintOf(blob: Uint8Array): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return undefined;
  const hash = await subtle.digest('SHA-256', new Uint8Array(blob));
  return `SHA256:${toBase64(new Uint8Array(hash)).replace(/={1,2}$/, '')}`;
}
