/**
 * The body of a request, read no further than so many bytes; what comes after them is left to the server, which drops it.
 * @returns undefined as soon as there is more, however long the rest may be
 */
export async function limitedBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size > limit) {
      reader?.releaseLock();
      return undefined;
    }
    parts.push(next.value);
  }
  return Buffer.concat(parts);
}
