import * as v from 'valibot';

type AnySchema = v.GenericSchema;

/** Something in a response that the contract does not know: a key of an object, or a word of an open list. */
export interface UnknownPart {
  /** Where, from the word answer on; `[]` for any row of a list, `*` for any key of a dictionary. */
  readonly path: string;
  /** The word, as JSON; not of a key. */
  readonly word?: string;
}

export const describeUnknown = ({ path, word }: UnknownPart): string =>
  word === undefined ? `unknown key ${path}` : `unknown word ${word} at ${path}`;

/** Rows of a list that are looked at; ten thousand alike ones say nothing new. */
const ROWS = 200;

const has = <Key extends string>(schema: object, key: Key): schema is Record<Key, unknown> => key in schema;
const isSchema = (value: unknown): value is AnySchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
const isDictionary = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Words that an open list of words knows, from the metadata of the contract. */
function knownValues(schema: AnySchema): readonly unknown[] | undefined {
  if (!has(schema, 'pipe') || !Array.isArray(schema.pipe)) return undefined;
  for (const item of schema.pipe) {
    if (!isDictionary(item) || item['type'] !== 'metadata' || !isDictionary(item['metadata'])) continue;
    const values = item['metadata']['values'];
    if (Array.isArray(values)) return values;
  }
  return undefined;
}

function* inObject(
  entries: Record<string, unknown>,
  input: Record<string, unknown>,
  path: string,
): Generator<UnknownPart> {
  for (const [key, value] of Object.entries(input)) {
    const entry = Object.hasOwn(entries, key) ? entries[key] : undefined;
    if (isSchema(entry)) yield* unknownParts(entry, value, `${path}.${key}`);
    else yield { path: `${path}.${key}` };
  }
}

/** What a response carries that the contract does not know: keys of objects, words of open lists. */
export function* unknownParts(schema: AnySchema, input: unknown, path = 'answer'): Generator<UnknownPart> {
  if (input === null || input === undefined) return;
  const words = knownValues(schema);
  if (words && !words.includes(input)) yield { path, word: JSON.stringify(input) };
  if (has(schema, 'wrapped') && isSchema(schema.wrapped)) yield* unknownParts(schema.wrapped, input, path);
  else if (has(schema, 'entries') && isDictionary(schema.entries) && isDictionary(input))
    yield* inObject(schema.entries, input, path);
  else if (has(schema, 'item') && isSchema(schema.item) && Array.isArray(input)) {
    for (const row of input.slice(0, ROWS)) yield* unknownParts(schema.item, row, `${path}[]`);
  } else if (schema.type === 'record' && has(schema, 'value') && isSchema(schema.value) && isDictionary(input)) {
    for (const value of Object.values(input)) yield* unknownParts(schema.value, value, `${path}.*`);
  } else if (has(schema, 'options') && Array.isArray(schema.options)) {
    const fitting = schema.options.find((option) => isSchema(option) && v.safeParse(option, input).success);
    if (isSchema(fitting)) yield* unknownParts(fitting, input, path);
  }
}
