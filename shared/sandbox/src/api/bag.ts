import { type Bag, fromForm, fromJson, fromPairs } from './pairs';
import { gateway, invalid } from './errors';

/** Bytes of a body that the gateway lets pass. */
export const BODY_LIMIT = 8 * 1024 * 1024;

/** @throws ApiFault 413 as soon as it is too much, however long the rest may be */
async function bytesOf(request: Request): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? Number.NaN) <= BODY_LIMIT)
    return new Uint8Array(await request.arrayBuffer());
  const reader = request.body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size > BODY_LIMIT) {
      await reader?.cancel();
      throw gateway.tooLarge();
    }
    parts.push(next.value);
  }
  return new Uint8Array(await new Blob(parts.map((part) => new Uint8Array(part))).arrayBuffer());
}

/** A text in the alphabet that its media type names; one that nobody knows is read as UTF-8. */
function textOf(bytes: Uint8Array, type: string): string {
  const charset = /;\s*charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

async function fromMultipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Bag> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return fromPairs(
      [...form].map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : value.name]),
    );
  } catch {
    throw invalid({ body: 'The body is not a multipart form' });
  }
}

/**
 * The body of a request, in any of the encodings that clients of this API use: a form, JSON, or a multipart form.
 * @throws ApiFault 400 where it cannot be read, 413 where it is too large
 */
export async function readBody(request: Request): Promise<Bag> {
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > BODY_LIMIT) throw gateway.tooLarge();
  if (length === '0' || (length === null && !request.body)) return {};
  const type = request.headers.get('content-type') ?? '';
  const bytes = await bytesOf(request);
  if (/^multipart\/form-data/i.test(type)) return fromMultipart(bytes, type);
  const text = textOf(bytes, type);
  const start = text.trimStart();
  if (start === '') return {};
  return /[/+]json\b/i.test(type) || start.startsWith('{') ? fromJson(text) : fromForm(text);
}
