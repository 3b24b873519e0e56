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
export function accepts(request: Request, encoding: string): boolean {
  const offers = (request.headers.get('accept-encoding') ?? '').split(',').map((offer) => offer.trim());
  return offers.some((offer) => {
    const [name, ...parameters] = offer.split(';').map((part) => part.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** A response with the bytes, or 304 where the browser has them. */
export const fileResponse = (request: Request, content: Buffer, headers: Record<string, string>): Response =>
  keptResponse(request, { content, tag: tagOf(content) }, headers);

function keptResponse(request: Request, { content, tag }: KeptFile, headers: Record<string, string>): Response {
  const all = { ...headers, ETag: tag };
  if (request.headers.get('if-none-match') === tag) return new Response(null, { status: 304, headers: all });
  const body = request.method === 'HEAD' ? null : new Uint8Array(content);
  return new Response(body, { headers: { ...all, 'Content-Length': String(content.byteLength) } });
}

/**
 * Serves a file of a folder, precompressed where a `.br` or `.gz` stands beside it. `names`: path segments below the
 * folder; anything but plain names (no '..', no hidden files) is not found.
 */
export async function serveFile(
  request: Request,
  folder: string,
  names: readonly string[],
): Promise<Response | undefined> {
  if (names.length === 0 || !names.every((name) => SAFE_NAME.test(name))) return undefined;
  const file = path.join(folder, ...names);
  const type = typeOf(file);
  if (!type) return undefined;
  const headers = { 'Content-Type': type, 'Cache-Control': IMMUTABLE, Vary: 'Accept-Encoding' };
  for (const [encoding, suffix] of ENCODINGS) {
    const content = accepts(request, encoding) ? await readIfThere(file + suffix) : undefined;
    if (content) return keptResponse(request, content, { ...headers, 'Content-Encoding': encoding });
  }
  const plain = await readIfThere(file);
  return plain && keptResponse(request, plain, headers);
}
