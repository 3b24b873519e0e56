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
