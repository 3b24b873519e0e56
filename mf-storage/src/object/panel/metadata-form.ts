import type { ObjectFacts, ObjectHeaders } from '../../object-store';

/** One line of an object's own metadata, as it is edited. */
export interface Pair {
  readonly id: number;
  readonly name: string;
  readonly value: string;
}

export interface MetadataValues {
  readonly contentType: string;
  readonly cacheControl: string;
  readonly contentDisposition: string;
  readonly pairs: readonly Pair[];
}

export const valuesOf = (facts: ObjectFacts): MetadataValues => ({
  contentType: facts.contentType ?? '',
  cacheControl: facts.cacheControl ?? '',
  contentDisposition: facts.contentDisposition ?? '',
  pairs: Object.entries(facts.metadata).map(([name, value], id) => ({ id, name, value })),
});

/** Bytes of names and values together. (S3) */
const MOST_BYTES = 2048;

export type MetadataFault = 'type' | 'unnamed' | 'name' | 'twice' | 'control' | 'size';

/** What is wrong with what was typed; the first of it. */
export function metadataFault({
  contentType,
  cacheControl,
  contentDisposition,
  pairs,
}: MetadataValues): MetadataFault | undefined {
  const used = pairs.filter(({ name, value }) => name !== '' || value !== '');
  const names = used.map(({ name }) => name.toLowerCase());
  if (contentType !== '' && !/^[\w.+-]+\/[\w.+-]+(?:\s*;.*)?$/.test(contentType)) return 'type';
  if (names.includes('')) return 'unnamed';
  if (names.some((name) => !/^[a-z0-9!#$&^_.+-]+$/.test(name))) return 'name';
  if (new Set(names).size < names.length) return 'twice';
  if (
    [contentType, cacheControl, contentDisposition, ...used.map(({ value }) => value)].some((text) =>
      /\p{Cc}/u.test(text),
    )
  )
    return 'control';
  const bytes = used.reduce((sum, { name, value }) => sum + new TextEncoder().encode(name + value).length, 0);
  return bytes > MOST_BYTES ? 'size' : undefined;
}

/** The headers that the object gets. What the form does not show stays as it was. */
export const headersOf = (values: MetadataValues, facts: ObjectFacts): ObjectHeaders => ({
  ...(values.contentType === '' ? {} : { contentType: values.contentType }),
  ...(values.cacheControl === '' ? {} : { cacheControl: values.cacheControl }),
  ...(values.contentDisposition === '' ? {} : { contentDisposition: values.contentDisposition }),
  ...(facts.contentEncoding === undefined ? {} : { contentEncoding: facts.contentEncoding }),
  ...(facts.contentLanguage === undefined ? {} : { contentLanguage: facts.contentLanguage }),
  metadata: Object.fromEntries(
    values.pairs.filter(({ name }) => name !== '').map(({ name, value }) => [name.toLowerCase(), value]),
  ),
});
