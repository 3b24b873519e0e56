import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const TEXT = /\.(js|css|svg|json)$/;
/** Below this a compressed answer is no shorter on the wire. */
const SMALLEST = 1024;

/** Writes `.br` and `.gz` beside each text file of a folder, so that no request waits for a compressor. */
export async function compressFolder(folder: string): Promise<void> {
  const files = (await readdir(folder)).filter((name) => TEXT.test(name)).map((name) => path.join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      if ((await stat(file)).size < SMALLEST) return;
      const content = await readFile(file);
      const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      await writeFile(`${file}.br`, await brotli(content, { params }));
      await writeFile(`${file}.gz`, await gzip(content, { level: 9 }));
    }),
  );
}
