import * as v from 'valibot';

type AnySchema = v.GenericSchema;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSchema = (value: unknown): value is AnySchema => isObject(value) && value['kind'] === 'schema';
const part = (schema: AnySchema, name: string): unknown => new Map(Object.entries(schema)).get(name);

function wordsOf(schema: AnySchema): readonly unknown[] | undefined {
  const pipe = part(schema, 'pipe');
  if (!Array.isArray(pipe)) return undefined;
  const metadata = pipe.filter(isObject).find((item) => item['type'] === 'metadata')?.['metadata'];
  return isObject(metadata) && Array.isArray(metadata['values']) ? metadata['values'] : undefined;
}

function* extrasOfObject(
  entries: Record<string, unknown>,
  input: Record<string, unknown>,
  path: string,
): Generator<string> {
  for (const [key, value] of Object.entries(input)) {
    const entry = entries[key];
    if (isSchema(entry)) yield* extras(entry, value, `${path}.${key}`);
    else yield `${path}.${key}`;
  }
}

/** Rows of a list that are looked at; ten thousand alike ones say nothing new. */
const ROWS = 60;

/** Keys and words of a response that the contract does not know. */
export function* extras(schema: AnySchema, input: unknown, path = ''): Generator<string> {
  if (input === null || input === undefined) return;
  const words = wordsOf(schema);
  if (words && !words.includes(input)) yield `${path} = ${String(input)}`;
  const wrapped = part(schema, 'wrapped');
  const entries = part(schema, 'entries');
  const item = part(schema, 'item');
  const options = part(schema, 'options');
  const value = part(schema, 'value');
  if (isSchema(wrapped)) yield* extras(wrapped, input, path);
  else if (schema.type === 'loose_object') return;
  else if (isObject(entries) && isObject(input)) yield* extrasOfObject(entries, input, path);
  else if (isSchema(item) && Array.isArray(input))
    for (const row of input.slice(0, ROWS)) yield* extras(item, row, `${path}[]`);
  else if (schema.type === 'record' && isSchema(value) && isObject(input))
    for (const row of Object.values(input).slice(0, ROWS)) yield* extras(value, row, `${path}{}`);
  else if (Array.isArray(options)) {
    const fitting = options.find((option: unknown) => isSchema(option) && v.safeParse(option, input).success);
    if (isSchema(fitting)) yield* extras(fitting, input, path);
  }
}
