export type Bytes = Uint8Array<ArrayBuffer>;

export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Bytes of a short text in base64; undefined where it is none. */
export function fromBase64(text: string): Bytes | undefined {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** The chunks of a stream. Not by its own iterator, which some browsers lack. */
export async function* chunksOf(stream: ReadableStream<Bytes> | null): AsyncGenerator<Bytes, void, undefined> {
  if (!stream) return;
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

/** A stream that takes chunks from a generator as they are asked for. */
export function streamOf(chunks: AsyncIterator<Bytes, unknown>): ReadableStream<Bytes> {
  return new ReadableStream<Bytes>({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}
