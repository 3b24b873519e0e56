import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Bytes } from '../body/bytes';

/** Hands content on and answers its MD5 in hex. */
export async function tagOf(
  content: AsyncIterable<Bytes>,
  keep: (content: AsyncIterable<Bytes>) => Promise<void>,
): Promise<string> {
  const hash = md5.create();
  async function* watched(): AsyncGenerator<Bytes, void, undefined> {
    for await (const part of content) {
      hash.update(part);
      yield part;
    }
  }
  await keep(watched());
  return bytesToHex(hash.digest());
}
