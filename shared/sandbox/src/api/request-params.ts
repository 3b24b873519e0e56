import { gateway, invalid } from './errors';

/** The parameters of a request from its query, body and path, merged; not yet checked. */
export type RequestParams = Record<string, unknown>;

/** How deep objects may lie in each other; more than any call asks for. */
const DEEPEST = 32;

/** `disks[]` and `disks[0]` are how some clients write the key of a list. */
const LIST_KEY = /^(.+?)\[\d*\]$/;

/** A form or query as an object; a key that comes again becomes a list. */
export function fromPairs(pairs: Iterable<readonly [string, string]>): RequestParams {
  const found = new Map<string, unknown>();
  for (const [key, value] of pairs) {
    const listName = LIST_KEY.exec(key)?.[1];
    const name = listName ?? key;
    const before = found.get(name);
    if (Array.isArray(before)) before.push(value);
    else if (before === undefined) found.set(name, listName ? [value] : value);
    else found.set(name, [before, value]);
  }
  return Object.fromEntries(found);
}

const fromForm = (text: string): RequestParams => fromPairs(new URLSearchParams(text));

const isObject = (value: unknown): value is RequestParams =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTooDeep = (value: unknown, left = DEEPEST): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((part) => isTooDeep(part, left - 1)));

/** @throws ApiFault 400 */
function fromJson(text: string): RequestParams {
  try {
    const value: unknown = JSON.parse(text);
    if (value === null) return {};
    if (isObject(value) && !isTooDeep(value)) return { ...value };
  } catch {
    // Said below, with the same words as for JSON that is no object.
  }
  throw invalid({ body: 'The body is not a JSON object' });
}

/** Bytes of a body that the gateway lets pass. */
const BODY_LIMIT = 8 * 1024 * 1024;

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

async function fromMultipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<RequestParams> {
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    return fromPairs(
      [...form].map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : value.name]),
    );
  } catch {
    throw invalid({ body: 'The body is not a multipart form' });
  }
}

/** What came with a GET; a Request cannot carry it. */
export type GetBody = AsyncIterable<Uint8Array>;

/**
 * The parameters in what came with a GET, as `readBody` reads them.
 * @throws ApiFault 400 where it cannot be read, 413 where it is too large
 */
export async function readGetBody({ url, headers }: Request, body: GetBody): Promise<RequestParams> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.byteLength;
    if (size > BODY_LIMIT) throw gateway.tooLarge();
    parts.push(new Uint8Array(part));
  }
  const type = headers.get('content-type') ?? '';
  return readBody(new Request(url, { method: 'POST', headers: { 'content-type': type }, body: new Blob(parts) }));
}

/**
 * The body of a request, in any of the encodings that clients of this API use: a form, JSON, or a multipart form.
 * @throws ApiFault 400 where it cannot be read, 413 where it is too large
 */
export async function readBody(request: Request): Promise<RequestParams> {
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
