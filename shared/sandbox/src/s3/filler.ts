import { randomFrom } from '../seed/random';
import type { ByteRange } from './blob-store';
import type { Bytes } from './body/bytes';

const BLOCK = 64 * 1024;
const COLUMNS = 64;

/** A block of lines of letters and digits, the same for the same name. */
function blockOf(name: string): Bytes {
  const random = randomFrom(`filler/${name}`);
  const lines = Array.from({ length: BLOCK / COLUMNS }, () => `${random.text(COLUMNS - 1)}\n`);
  return Uint8Array.from(new TextEncoder().encode(lines.join('')));
}

/** Bytes that are made up from a name, whatever their number: the content of what the demo only pretends to hold. */
export async function* fillerBytes(name: string, { start, end }: ByteRange): AsyncGenerator<Bytes, void, undefined> {
  const block = blockOf(name);
  for (let position = start; position < end;) {
    const from = position % BLOCK;
    const part = block.subarray(from, Math.min(BLOCK, from + end - position));
    position += part.length;
    yield part;
  }
}
