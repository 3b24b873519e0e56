import type { Endpoint } from '@console/contract/endpoint';
import { openApiDocument } from '@console/contract/openapi';
import type { Difference } from './difference';

type Dictionary = Readonly<Record<string, unknown>>;
const isDictionary = (value: unknown): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const own = (value: unknown, key: string): unknown =>
  isDictionary(value) && Object.hasOwn(value, key) ? value[key] : undefined;

const document = openApiDocument();

/** A schema where it stands, not by its name. */
function resolved(schema: unknown): unknown {
  const name = own(schema, '$ref');
  return typeof name === 'string' ? own(document.components.schemas, name.split('/').at(-1) ?? '') : schema;
}

const NUMBERS = new Set(['number', 'integer']);
const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);
const isFor = (schema: unknown, value: unknown): boolean => own(schema, 'type') === typeOf(value);

type Found = Pick<Difference, 'at' | 'what' | 'console'>;

/**
 * In what a response differs from the document of the API although the console reads it: fields that the document promises and
 * that are not there, numbers as text.
 */
function* within(given: unknown, value: unknown, at: string): Generator<Found> {
  const schema = resolved(given);
  const options = own(schema, 'anyOf') ?? own(schema, 'oneOf');
  if (Array.isArray(options)) {
    const meant = options.map(resolved);
    if (meant.some((option) => own(option, 'const') === value)) return;
    const fitting = meant.filter((option) => isFor(option, value));
    const isNumber = meant.some((option) => NUMBERS.has(String(own(option, 'type'))));
    // Of several that may be meant none can be held against it.
    if (fitting.length === 1) yield* within(fitting[0], value, at);
    else if (fitting.length === 0 && isNumber && typeof value === 'string') yield asText(at);
    return;
  }
  if (NUMBERS.has(String(own(schema, 'type'))) && typeof value === 'string') yield asText(at);
  if (Array.isArray(value)) for (const row of value) yield* within(own(schema, 'items'), row, `${at}[]`);
  if (isDictionary(value)) yield* inObject(schema, value, at);
}

const asText = (at: string): Found => ({ at, what: 'a number as text', console: 'read as the number' });

function* inObject(schema: unknown, value: Dictionary, at: string): Generator<Found> {
  const inside = (name: string): string => (at === '' ? name : `${at}.${name}`);
  const required = own(schema, 'required');
  for (const name of Array.isArray(required) ? required.map(String) : [])
    if (!Object.hasOwn(value, name))
      yield { at: inside(name), what: 'is not there', console: 'read as none: what is made of it is left out' };
  const properties = own(schema, 'properties');
  const others = own(schema, 'additionalProperties');
  for (const [name, part] of Object.entries(value)) {
    const known = own(properties, name);
    if (known !== undefined) yield* within(known, part, inside(name));
    else if (isDictionary(others)) yield* within(others, part, inside('*'));
  }
}

/** In what the response to a call differs from the document of the API; nothing of documents in other formats. */
export function documentDifferences({ path, method, success }: Endpoint, content: unknown): Found[] {
  const operation = own(own(document.paths, path), method.toLowerCase());
  const response = own(own(operation, 'responses'), String(success ?? 200));
  const schema = own(own(own(response, 'content'), 'application/json'), 'schema');
  return schema === undefined ? [] : [...within(schema, content, '')];
}
