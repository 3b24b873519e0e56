import { copySource } from './address';
import type { Client } from './client';
import { isStoreError, ObjectStoreError } from './error';
import { bareTag } from './metadata';
import { MOST_PARTS } from './limits';
import type { CopyOptions, ObjectFacts, ObjectStore } from './types';
import { textOf } from './xml';

const AT_ONCE = 3;

interface PartsCopy {
  readonly client: Client;
  readonly store: Pick<ObjectStore, 'createUpload' | 'completeUpload' | 'abortUpload'>;
  readonly source: { readonly bucket: string; readonly key: string };
  readonly facts: ObjectFacts;
  readonly to: string;
  readonly options: CopyOptions;
  /** Bytes of a part; larger where there would be too many. */
  readonly partSize: number;
}

/** That the source is what it was read as, by its ETag; where a store shows none, by when it was written. */
function conditionOf({ etag, modified }: ObjectFacts): Record<string, string> {
  if (etag !== '') return { 'x-amz-copy-source-if-match': `"${etag}"` };
  if (!modified || Number.isNaN(modified.getTime())) return {};
  return { 'x-amz-copy-source-if-unmodified-since': modified.toUTCString() };
}

/**
 * Copies what is too large for one request, part by part, within the store. What fails leaves no parts behind.
 * @throws ObjectStoreError of kind 'hidden' where nobody here knows which metadata the copy is to have, 'replaced' where the
 * source is another object by then
 */
export async function copyInParts({ client, store, source, facts, to, options, partSize }: PartsCopy): Promise<void> {
  const { headers = facts, ifNoneMatch, onProgress, signal } = options;
  if (!options.headers && facts.hidesMetadata) throw new ObjectStoreError('hidden', 'Its metadata cannot be read');
  const uploadId = await store.createUpload(to, headers, signal);
  const size = Math.max(partSize, Math.ceil(facts.size / MOST_PARTS));
  const parts: { number: number; etag: string }[] = [];
  const count = Math.ceil(facts.size / size);
  let next = 1;
  let copied = 0;
  const copyNext = async (): Promise<void> => {
    while (next <= count) {
      const number = next;
      next += 1;
      const [start, end] = [(number - 1) * size, Math.min(facts.size, number * size)];
      const root = await client
        .sendForXml({
          method: 'PUT',
          key: to,
          query: { partNumber: String(number), uploadId },
          headers: {
            'x-amz-copy-source': copySource(source.bucket, source.key),
            'x-amz-copy-source-range': `bytes=${start}-${end - 1}`,
            ...conditionOf(facts),
          },
          signal,
        })
        .catch((error: unknown) => {
          // The only condition of a part is on its source.
          if (!isStoreError(error, 'exists')) throw error;
          throw new ObjectStoreError('replaced', error.message, { cause: error });
        });
      parts.push({ number, etag: bareTag(textOf(root, 'ETag')) });
      copied += end - start;
      onProgress?.(copied, facts.size);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, copyNext));
    await store.completeUpload(to, uploadId, parts, {
      ...(ifNoneMatch ? { ifNoneMatch } : {}),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    next = count + 1;
    await store.abortUpload(to, uploadId).catch(() => undefined);
    throw error;
  }
}
