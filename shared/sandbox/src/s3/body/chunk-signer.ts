import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { S3Fault } from '../s3-fault';
import { hexSha256, isSame, type Scope, scopeText, signatureOf } from '../signature/canonical';

const EMPTY_HASH = hexSha256('');

/** Checks the signatures of a stream's chunks: each signs its content and the signature before it. */
export class ChunkSigner {
  readonly #key: Uint8Array;
  readonly #scope: Scope;
  #previous: string;

  /** `seed` is the signature of the request's headers. */
  constructor(key: Uint8Array, scope: Scope, seed: string) {
    this.#key = key;
    this.#scope = scope;
    this.#previous = seed;
  }

  begin() {
    const hash = sha256.create();
    return {
      update: (part: Uint8Array): void => void hash.update(part),
      /** @throws S3Fault SignatureDoesNotMatch */
      end: (signature: string): void =>
        this.#check('AWS4-HMAC-SHA256-PAYLOAD', [EMPTY_HASH, bytesToHex(hash.digest())], signature),
    };
  }

  /** @throws S3Fault SignatureDoesNotMatch */
  checkTrailers(trailers: ReadonlyMap<string, string>, signature: string): void {
    const lines = Array.from(trailers, ([name, value]) => `${name}:${value}\n`).sort();
    this.#check('AWS4-HMAC-SHA256-TRAILER', [hexSha256(lines.join(''))], signature);
  }

  #check(kind: string, hashes: readonly string[], signature: string): void {
    const { timestamp } = this.#scope;
    const text = [kind, timestamp, scopeText(this.#scope), this.#previous, ...hashes].join('\n');
    const right = signatureOf(this.#key, text);
    if (!isSame(right, signature))
      throw new S3Fault('SignatureDoesNotMatch', 'The signature of a chunk does not match the one we calculated.', {
        StringToSign: text,
        SignatureProvided: signature,
      });
    this.#previous = right;
  }
}
