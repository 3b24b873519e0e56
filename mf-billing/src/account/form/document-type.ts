/** What a site takes as a document: pictures and PDF. */
export const DOCUMENT_TYPES = 'image/*,application/pdf';

/** Larger files are refused here, before they are read. In bytes; the API takes some 6 MB. */
export const LARGEST_FILE = 5_000_000;

/** What speaks against a file; undefined where nothing does. A browser that knows no type of it leaves that to the server. */
export function documentFault({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | 'empty' | undefined {
  if (type !== '' && type !== 'application/pdf' && !type.startsWith('image/')) return 'type';
  if (size === 0) return 'empty';
  return size > LARGEST_FILE ? 'size' : undefined;
}
