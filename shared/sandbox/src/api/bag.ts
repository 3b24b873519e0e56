import { gateway, invalid } from './errors';

/** Everything that a request says, under one roof. */
export type Bag = Record<string, unknown>;

const BODY_LIMIT = 8 * 1024 * 1024;

function add(bag: Bag, name: string, value: unknown): void {
  if (!Object.hasOwn(bag, name)) {
    bag[name] = value;
    return;
  }
  const before = bag[name];
  bag[name] = Array.isArray(before) ? [...before, value] : [before, value];
}

/** A form or query as an object; a key that comes again becomes an array. */
export function fromPairs(pairs: Iterable<[string, string]>): Bag {
  const bag: Bag = Object.create(null);
  for (const [name, value] of pairs) add(bag, name, value);
  return { ...bag };
}

const isBag = (value: unknown): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);

function fromJson(text: string): Bag {
  try {
    const value: unknown = JSON.parse(text);
    if (isBag(value)) return { ...value };
  } catch {
    // Said below, with the same words as for JSON that is no object.
  }
  throw invalid({ body: 'The body is not a JSON object' });
}

/**
 * The body of a request, in any of the encodings that clients of this API use: a form, JSON, or a multipart form.
 * @throws ApiFault 400 where it cannot be read, 413 where it is too large
 */
export async function readBody(request: Request): Promise<Bag> {
  if (request.method === 'GET' || request.method === 'HEAD') return {};
  if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT) throw gateway.tooLarge();
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) {
    const form = await request.formData();
    return fromPairs(
      [...form].map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : value.name]),
    );
  }
  const text = await request.text();
  if (text.length > BODY_LIMIT) throw gateway.tooLarge();
  if (text.trim() === '') return {};
  return type.includes('json') || text.trimStart().startsWith('{')
    ? fromJson(text)
    : fromPairs(new URLSearchParams(text));
}
