import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { ENCODINGS, typeOf } from '../static-files';

/** Below this a compressed response is no shorter on the wire. */
const SMALLEST = 1024;
const TEXT = /\.(html|js|css|svg|json)$/;

/** Writes a file below a folder, and beside a text what a server hands out compressed. @param file with `/` */
export function writePacked(folder: string, file: string, content: Uint8Array): void {
  const target = path.join(folder, ...file.split('/'));
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
  if (!TEXT.test(file) || content.byteLength < SMALLEST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  writeFileSync(`${target}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${target}.gz`, gzipSync(content, { level: 9 }));
}

/**
 * Copies what a server hands out of a version of the shell or an area: with what is compressed already, without records,
 * licences and marks.
 * @param isWanted by the name of a file
 */
export function copyVersion(from: string, to: string, isWanted: (file: string) => boolean): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (typeOf(name) === undefined || name === 'record.json' || !isWanted(name)) continue;
    for (const suffix of ['', ...ENCODINGS.map(([, ending]) => ending)]) {
      const source = path.join(from, name + suffix);
      if (existsSync(source)) cpSync(source, path.join(to, name + suffix));
    }
  }
}
