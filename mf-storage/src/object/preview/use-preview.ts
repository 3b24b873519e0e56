import { useEffect, useState } from 'react';
import type { ObjectFacts, ObjectStore } from '../../object-store';
import { nameIn } from '../names/path';
import { IMAGE_BYTES, isCsv, laidOut, mediaKind, rasterType, TEXT_BYTES, textOf, type MediaKind } from './content';
import { csvRows } from './csv';

/** Rows of a table that are shown. */
export const TABLE_ROWS = 200;
/** Long enough to hear a song to its end. */
const MEDIA_EXPIRES_S = 6 * 3600;

export type Preview =
  | { readonly kind: 'text'; readonly text: string; readonly isCut: boolean }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[]; readonly isCut: boolean }
  | { readonly kind: 'image'; readonly url: string }
  | { readonly kind: MediaKind; readonly url: string }
  | { readonly kind: 'none' | 'large' };

/** A picture as an address that holds it: nothing of it is a document. */
const dataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('Not readable')));
    reader.readAsDataURL(blob);
  });

const isEncoded = (encoding: string | undefined): boolean => !/^(?:identity|aws-chunked)?$/i.test(encoding ?? '');

/** What a stream begins with, up to so many bytes; the rest is not asked for. */
async function firstBytes(body: ReadableStream<Uint8Array> | null, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(most);
  const reader = body?.getReader();
  let length = 0;
  while (length < most) {
    // oxlint-disable-next-line no-await-in-loop -- a stream gives one piece after the other
    const piece = await reader?.read();
    if (!piece || piece.done) break;
    const fitting = piece.value.subarray(0, most - length);
    bytes.set(fitting, length);
    length += fitting.length;
  }
  await reader?.cancel();
  return bytes.slice(0, length);
}

/**
 * What an object begins with. Of one that is stored encoded (gzip) browsers take no part, as they cannot decode it: it is read
 * as a whole until there is enough.
 */
async function startOf(
  store: Pick<ObjectStore, 'read'>,
  key: string,
  { size, contentEncoding }: Pick<ObjectFacts, 'size' | 'contentEncoding'>,
  signal: AbortSignal,
) {
  if (isEncoded(contentEncoding)) {
    const bytes = await firstBytes((await store.read(key, { signal })).body, TEXT_BYTES + 1);
    return { bytes: bytes.subarray(0, TEXT_BYTES), isCut: bytes.length > TEXT_BYTES };
  }
  const head = await store.read(key, { range: [0, TEXT_BYTES - 1], signal });
  const bytes = new Uint8Array(await head.arrayBuffer());
  return { bytes, isCut: size > bytes.length };
}

/** What can be shown of an object, read as far as it is shown. */
export async function readPreview(
  store: Pick<ObjectStore, 'read' | 'presign'>,
  key: string,
  { size, contentType, contentEncoding }: Pick<ObjectFacts, 'size' | 'contentType' | 'contentEncoding'>,
  signal: AbortSignal,
): Promise<Preview> {
  const name = nameIn(key);
  if (size === 0) return { kind: 'text', text: '', isCut: false };
  const media = mediaKind(name, contentType);
  // Whatever the object is, it is served as what it is taken for.
  const asPdf = media === 'pdf' ? { contentType: 'application/pdf' } : {};
  if (media) return { kind: media, url: await store.presign(key, { expires: MEDIA_EXPIRES_S, ...asPdf }) };
  const { bytes, isCut } = await startOf(store, key, { size, contentEncoding }, signal);
  const raster = rasterType(bytes);
  if (raster !== undefined) {
    if (size > IMAGE_BYTES || (isCut && isEncoded(contentEncoding))) return { kind: 'large' };
    const rest = isCut ? await store.read(key, { range: [bytes.length], signal }) : undefined;
    const parts = rest ? [bytes, await rest.arrayBuffer()] : [bytes];
    return { kind: 'image', url: await dataUrl(new Blob(parts, { type: raster })) };
  }
  const text = textOf(bytes, isCut);
  if (text === undefined) return { kind: 'none' };
  if (!isCsv(name, contentType)) return { kind: 'text', text: laidOut(text, isCut), isCut };
  const rows = csvRows(text, TABLE_ROWS + 1);
  return { kind: 'table', rows: rows.slice(0, TABLE_ROWS), isCut: isCut || rows.length > TABLE_ROWS };
}

/** The same for a screen; read anew when the object is another. */
export function usePreview(store: ObjectStore, key: string, facts: ObjectFacts) {
  const [state, setState] = useState<{ preview?: Preview; error?: unknown; of: number }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    readPreview(store, key, facts, abort.signal).then(
      (preview) => {
        if (!abort.signal.aborted) setState({ preview, of: tries });
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setState({ error, of: tries });
      },
    );
    return () => abort.abort();
  }, [store, key, facts, tries]);
  const current = state?.of === tries ? state : undefined;
  return { preview: current?.preview, error: current?.error, retry: () => setTries((before) => before + 1) };
}
