import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const TEXT = /\.(js|css|svg|json)$/;
/** Below this a compressed answer is no shorter on the wire. */
const SMALLEST = 1024;

/** Brotli's and gzip's own scales. `quick`: a fiftieth of the time of the best, a tenth more bytes. */
const LEVELS = { quick: { brotli: 5, gzip: 6 }, best: { brotli: 11, gzip: 9 } } as const;

/** Writes a file in one step: a server that reads it meanwhile gets the old one or the new one. */
async function replace(file: string, content: Uint8Array): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

/**
 * Writes `.br` and `.gz` beside each text file of a folder, so that no request waits for a compressor; what an earlier
 * level has left there is replaced.
 */
export async function compressFolder(folder: string, level: keyof typeof LEVELS): Promise<void> {
  const files = (await readdir(folder)).filter((name) => TEXT.test(name)).map((name) => path.join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      if ((await stat(file)).size < SMALLEST) return;
      const content = await readFile(file);
      const params = {
        [zlib.constants.BROTLI_PARAM_QUALITY]: LEVELS[level].brotli,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await replace(`${file}.br`, await brotli(content, { params }));
      await replace(`${file}.gz`, await gzip(content, { level: LEVELS[level].gzip }));
    }),
  );
}
