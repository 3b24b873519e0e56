/** A hash that is fed in pieces. */
export interface Hasher {
  update(data: Uint8Array): unknown;
  digest(): Uint8Array;
}

/** One table entry for each byte: what eight steps of the reflected polynomial make of it. */
function table32(polynomial: number): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let value = byte;
    for (let step = 0; step < 8; step += 1) value = value & 1 ? (value >>> 1) ^ polynomial : value >>> 1;
    return value >>> 0;
  });
}

const tables = new Map<number, Uint32Array>();

function crc32With(polynomial: number): Hasher {
  const table = tables.get(polynomial) ?? table32(polynomial);
  tables.set(polynomial, table);
  let state = 0xffffffff;
  return {
    update(data) {
      let value = state;
      // A byte and a value below 256 always have an entry.
      for (let index = 0; index < data.length; index += 1)
        value = (table[(value ^ (data[index] ?? 0)) & 0xff] ?? 0) ^ (value >>> 8);
      state = value;
    },
    digest: () => bigEndian([~state]),
  };
}

const bigEndian = (words: readonly number[]): Uint8Array =>
  Uint8Array.from(words.flatMap((word) => [word >>> 24, (word >>> 16) & 0xff, (word >>> 8) & 0xff, word & 0xff]));

export const crc32 = (): Hasher => crc32With(0xedb88320);
export const crc32c = (): Hasher => crc32With(0x82f63b78);

/** Reflected polynomial of CRC-64/NVME, as two words. */
const NVME = { high: 0x9a6c9329, low: 0xac4bc9b5 };

let table64: { high: Uint32Array; low: Uint32Array } | undefined;

function nvmeTable(): { high: Uint32Array; low: Uint32Array } {
  const high = new Uint32Array(256);
  const low = new Uint32Array(256);
  for (let byte = 0; byte < 256; byte += 1) {
    let [upper, lower] = [0, byte];
    for (let step = 0; step < 8; step += 1) {
      const isOdd = lower & 1;
      lower = (lower >>> 1) | (upper << 31);
      upper >>>= 1;
      if (isOdd) [upper, lower] = [upper ^ NVME.high, lower ^ NVME.low];
    }
    high[byte] = upper;
    low[byte] = lower;
  }
  return { high, low };
}

/** CRC-64/NVME in two words of 32 bits: big integers are twenty times slower. */
export function crc64nvme(): Hasher {
  const table = (table64 ??= nvmeTable());
  let [high, low] = [0xffffffff, 0xffffffff];
  return {
    update(data) {
      for (let index = 0; index < data.length; index += 1) {
        const byte = (low ^ (data[index] ?? 0)) & 0xff;
        low = ((low >>> 8) | (high << 24)) ^ (table.low[byte] ?? 0);
        high = (high >>> 8) ^ (table.high[byte] ?? 0);
      }
    },
    digest: () => bigEndian([~high, ~low]),
  };
}
