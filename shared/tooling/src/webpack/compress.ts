import { copyFile, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const TEXT = /\.(js|css|svg|json)$/;
/** Below this a compressed response is no shorter on the wire. */
const SMALLEST = 1024;

/** Brotli's and gzip's own scales. `quick`: a fiftieth of the time of the best, a tenth more bytes. */
const LEVELS = { quick: { brotli: 5, gzip: 6 }, best: { brotli: 11, gzip: 9 } } as const;

/** Writes a file in one step: a server that reads it meanwhile gets the old one or the new one. */
async function replace(file: string, content: Uint8Array): Promise<void> {
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

/** Takes over what an earlier build has made of the same content. @returns whether there was any */
async function takeOver(file: string, content: Uint8Array, earlier: string): Promise<boolean> {
  const same = path.join(earlier, path.basename(file));
  try {
    if (!(await readFile(same)).equals(content)) return false;
    for (const suffix of ['.br', '.gz']) {
      await copyFile(same + suffix, `${file}${suffix}.new`);
      await rename(`${file}${suffix}.new`, file + suffix);
    }
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes `.br` and `.gz` beside each text file of a folder, so that no request waits for a compressor; what an earlier
 * level has left there is replaced.
 * @param earlier folder of another build that is compressed at the best level: of a file that is the same nothing is done again
 */
export async function compressFolder(folder: string, level: keyof typeof LEVELS, earlier?: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => TEXT.test(name)).map((name) => path.join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      if ((await stat(file)).size < SMALLEST) return;
      const content = await readFile(file);
      if (earlier !== undefined && (await takeOver(file, content, earlier))) return;
      const params = {
        [zlib.constants.BROTLI_PARAM_QUALITY]: LEVELS[level].brotli,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      await replace(`${file}.br`, await brotli(content, { params }));
      await replace(`${file}.gz`, await gzip(content, { level: LEVELS[level].gzip }));
    }),
  );
}
