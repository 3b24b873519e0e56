import { toBase64 } from './wire';

/** 'SHA256:…', as ssh-keygen writes it; undefined where the browser cannot hash: outside of a secure page. */
export async function fingerprintOf(blob: Uint8Array): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (subtle === undefined) return undefined;
  const hash = await subtle.digest('SHA-256', new Uint8Array(blob));
  return `SHA256:${toBase64(new Uint8Array(hash)).replace(/=+$/, '')}`;
}
