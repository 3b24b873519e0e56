import { endpoints } from './endpoints';
import { callSchemas, type JsonSchema } from './openapi-schema';

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** What of a schema has no upper bound, with its place in it. */
function* boundless(schema: JsonSchema, place: string): Generator<string> {
  const { enum: words, const: word, anyOf = [], oneOf = [], maximum, properties = {}, items } = schema;
  const type = [schema.type ?? []].flat().find((name) => name !== 'null') ?? schema.type;
  const choices = [...anyOf, ...oneOf].filter(isSchema);
  if (words || word !== undefined || type === 'boolean' || type === 'null') return;
  if (choices.length > 0) {
    for (const choice of choices) yield* boundless({ ...(maximum === undefined ? {} : { maximum }), ...choice }, place);
  } else if (type === 'object') {
    const parts = Object.entries(properties).flatMap(([name, part]) => (isSchema(part) ? [{ name, part }] : []));
    for (const { name, part } of parts) yield* boundless(part, `${place}.${name}`);
    if (!schema.properties && schema.maxProperties === undefined) yield `${place}: an object of any size`;
  } else if (type === 'array') {
    if (schema.maxItems === undefined) yield `${place}: a list of any length`;
    if (isSchema(items) && !Array.isArray(items)) yield* boundless(items, `${place}[]`);
  } else if (type === 'string') {
    if (schema.maxLength === undefined && schema.format !== 'ipv4') yield `${place}: a text of any length`;
  } else if (type === 'number' || type === 'integer') {
    if (maximum === undefined) yield `${place}: a number of any size`;
  } else yield `${place}: anything`;
}

it('finds what has no bound, however deep it is', () => {
  const deep: JsonSchema = {
    type: 'object',
    properties: {
      name: { anyOf: [{ type: 'string' }, { type: 'string', maxLength: 3 }] },
      list: { type: 'array', items: { type: 'object', properties: { size: { type: 'number' } } } },
      free: { type: 'object' },
      any: {},
    },
  };
  expect([...boundless(deep, 'call')]).toEqual([
    'call.name: a text of any length',
    'call.list: a list of any length',
    'call.list[].size: a number of any size',
    'call.free: an object of any size',
    'call.any: anything',
  ]);
});

it('lets no call take something of any size', () => {
  const schemas = callSchemas(Object.values(endpoints));
  expect([...schemas].flatMap(([name, { params }]) => [...boundless(params, name)])).toEqual([]);
});
