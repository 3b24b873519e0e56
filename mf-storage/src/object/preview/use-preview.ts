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

/** What can be shown of an object, read as far as it is shown. */
export async function readPreview(
  store: Pick<ObjectStore, 'read' | 'presign'>,
  key: string,
  { size, contentType }: Pick<ObjectFacts, 'size' | 'contentType'>,
  signal: AbortSignal,
): Promise<Preview> {
  const name = nameIn(key);
  if (size === 0) return { kind: 'text', text: '', isCut: false };
  const media = mediaKind(name, contentType);
  // Whatever the object is, it is served as what it is taken for.
  const asPdf = media === 'pdf' ? { contentType: 'application/pdf' } : {};
  if (media) return { kind: media, url: await store.presign(key, { expires: MEDIA_EXPIRES_S, ...asPdf }) };
  const head = await store.read(key, { range: [0, TEXT_BYTES - 1], signal });
  const bytes = new Uint8Array(await head.arrayBuffer());
  const raster = rasterType(bytes);
  if (raster !== undefined) {
    if (size > IMAGE_BYTES) return { kind: 'large' };
    const rest = size > bytes.length ? await store.read(key, { range: [bytes.length], signal }) : undefined;
    const parts = rest ? [bytes, await rest.arrayBuffer()] : [bytes];
    return { kind: 'image', url: await dataUrl(new Blob(parts, { type: raster })) };
  }
  const isCut = size > bytes.length;
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
