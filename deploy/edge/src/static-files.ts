import path from 'node:path';
import { fileKeeper, type KeptFile, tagOf } from './kept-files';

/** Media types of what is served, by ending. */
export const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/vnd.microsoft.icon',
  '.woff2': 'font/woff2',
};
/** The media type of a file by its ending; undefined for one that is never served. */
export const typeOf = (file: string): string | undefined => TYPES[path.extname(file)];

/** Encodings, and the endings of files that have them already. */
export const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
/** Versions and hashes are in the address: what stands there never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';
const SAFE_NAME = /^[\w][\w.-]*$/;

const readIfThere = fileKeeper();

/** Whether a browser takes an encoding: named, and not refused with q=0. */
export const accepts = (request: Request, encoding: string): boolean =>
  offersEncoding(request.headers.get('accept-encoding') ?? '', encoding);

/** Whether a header of what is accepted names an encoding, and does not refuse it with q=0. */
export function offersEncoding(header: string, encoding: string): boolean {
  const offers = header.split(',').map((offer) => offer.trim());
  return offers.some((offer) => {
    const [name, ...parameters] = offer.split(';').map((part) => part.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** A file with the headers that are its own. */
export interface FoundFile extends KeptFile {
  readonly headers: Readonly<Record<string, string>>;
}

/** What a response with a file, or with the word that it is the same, says of it. */
export const headersOf = ({ headers, tag }: FoundFile): Readonly<Record<string, string>> => ({ ...headers, ETag: tag });

/** A response with the bytes, or 304 where the browser has them. */
export function fileResponse(request: Request, file: FoundFile): Response {
  const headers = headersOf(file);
  if (request.headers.get('if-none-match') === file.tag) return new Response(null, { status: 304, headers });
  const body = request.method === 'HEAD' ? null : new Uint8Array(file.content);
  return new Response(body, { headers: { ...headers, 'Content-Length': String(file.content.byteLength) } });
}

/** A file that is in memory anyway. */
export const fileOf = (content: Buffer, headers: Readonly<Record<string, string>>): FoundFile => ({
  content,
  tag: tagOf(content),
  headers,
});

/**
 * Finds a file of a folder, precompressed where a `.br` or `.gz` stands beside it. `names`: path segments below the
 * folder; anything but plain names (no '..', no hidden files) is not found.
 */
export async function findFile(
  request: Request,
  folder: string,
  names: readonly string[],
): Promise<FoundFile | undefined> {
  if (names.length === 0 || !names.every((name) => SAFE_NAME.test(name))) return undefined;
  const file = path.join(folder, ...names);
  const type = typeOf(file);
  if (!type) return undefined;
  const headers = { 'Content-Type': type, 'Cache-Control': IMMUTABLE, Vary: 'Accept-Encoding' };
  for (const [encoding, suffix] of ENCODINGS) {
    const kept = accepts(request, encoding) ? await readIfThere(file + suffix) : undefined;
    if (kept) return { ...kept, headers: { ...headers, 'Content-Encoding': encoding } };
  }
  const plain = await readIfThere(file);
  return plain && { ...plain, headers };
}
