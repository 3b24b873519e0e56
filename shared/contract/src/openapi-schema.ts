import { type ConversionConfig, type JsonSchema as PlainSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import type { Endpoint } from './endpoint';
import { isAsConfigured, mayBeAbsent } from './openapi-absent';
import { namedSchemas } from './openapi-names';

/** A schema as OpenAPI 3.1 has it: that of JSON Schema 2020-12. */
export interface JsonSchema extends PlainSchema {
  example?: string | number | boolean;
}

const SIMPLE_NUMBERS = new Set(['number', 'integer']);
const DIGITS = /^\^(-\?)?\\d/;

const DATETIME =
  "A point in time in UTC: 'YYYY-MM-DD HH:MM:SS', the same with microseconds, ISO 8601 with Z or an offset, or a Unix time in seconds or milliseconds.";

/** What a union of the ways to write one value means. Readers are tolerant; the document says what is meant. */
function meantBy(anyOf: readonly (PlainSchema | boolean)[]): JsonSchema | undefined {
  const [first, second] = anyOf;
  if (typeof first !== 'object' || typeof second !== 'object') return undefined;
  if (first.type === 'boolean') return first;
  const isText = second.type === 'string';
  if (SIMPLE_NUMBERS.has(String(first.type)) && isText && DIGITS.test(second.pattern ?? '')) return first;
  const isTime = first.type === 'string' && second.type === 'number' && Object.keys(first).length === 1;
  return isTime ? { anyOf: [first, second], description: DATETIME, example: '2026-03-01 10:00:00' } : undefined;
}

const wordOf = (values: readonly string[]): JsonSchema => ({
  type: 'string',
  description: `Known values: ${values.join(', ')}.`,
  example: values[0] ?? '',
});

const valuesOf = (metadata: unknown): readonly unknown[] | undefined =>
  typeof metadata === 'object' && metadata !== null && 'values' in metadata && Array.isArray(metadata.values)
    ? metadata.values
    : undefined;

const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema({ valibotSchema, jsonSchema, definitions }) {
    // A schema that is only made later stands where it is used, unless it has a name.
    const id = jsonSchema.$ref?.split('/').at(-1) ?? '';
    if (valibotSchema.type === 'lazy' && !Object.hasOwn(namedSchemas, id)) return definitions[id];
    if (valibotSchema.type === 'union' && jsonSchema.anyOf) return meantBy(jsonSchema.anyOf);
    return undefined;
  },
  overrideAction({ valibotAction, jsonSchema }) {
    if (valibotAction.type === 'metadata' && 'metadata' in valibotAction) {
      const values = valuesOf(valibotAction.metadata);
      // The list may grow: clients keep a word that they do not know.
      if (values) return wordOf(values.map(String));
    }
    // A pattern whose flags matter cannot be said in this format.
    if (valibotAction.type === 'regex' && 'requirement' in valibotAction) {
      const { requirement } = valibotAction;
      if (requirement instanceof RegExp && /[im]/.test(requirement.flags)) return jsonSchema;
    }
    return undefined;
  },
};

const isSchema = (value: unknown): value is PlainSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNull = (choice: PlainSchema | boolean): boolean => typeof choice === 'object' && choice.type === 'null';

/** A choice of something or null, said as one type where that is possible. */
function withoutChoice(schema: PlainSchema): PlainSchema {
  const { anyOf, ...rest } = schema;
  const [first, second] = anyOf ?? [];
  if (anyOf?.length !== 2 || typeof first !== 'object' || !second || !isNull(second)) return schema;
  if (Object.keys(first).length === 0) return rest;
  if (first.anyOf) return { ...rest, ...first, anyOf: [...first.anyOf, second] };
  if (typeof first.type !== 'string' || first.enum || first.const !== undefined) return schema;
  return { ...rest, ...first, type: [first.type, 'null'] };
}

interface Tidying {
  /** Readers' own defaults are not shown. */
  readonly keepsDefaults: boolean;
  /** Where the schema stands in what the API sends, as in `Vm.storage`; undefined for what it takes. */
  readonly sentAs?: string | undefined;
}

/** The names of what an object always has. What the API sends has all its fields but those that are listed. */
function requiredOf({ properties, required = [] }: PlainSchema, sentAs: string | undefined): readonly string[] {
  if (sentAs === undefined || isAsConfigured(sentAs)) return required;
  return Object.keys(properties ?? {}).filter((name) => required.includes(name) || !mayBeAbsent(`${sentAs}.${name}`));
}

/** The same for every schema within; an empty list of required names is none. */
function tidied(schema: PlainSchema, tidying: Tidying): JsonSchema {
  const { keepsDefaults, sentAs } = tidying;
  const at = (name: string): Tidying => (sentAs === undefined ? tidying : { ...tidying, sentAs: `${sentAs}.${name}` });
  const each = (value: unknown): unknown => (isSchema(value) ? tidied(value, tidying) : value);
  const needed = requiredOf(schema, sentAs);
  const known = { ...schema, ...(schema.properties && needed.length > 0 ? { required: [...needed] } : {}) };
  const entries = Object.entries(withoutChoice(known))
    .filter(([key, value]) => !(key === 'default' && !keepsDefaults) && !(key === 'required' && value.length === 0))
    .map(([key, value]: [string, unknown]) => {
      if (key === 'properties' && isSchema(value))
        return [
          key,
          Object.fromEntries(
            Object.entries(value).map(([name, part]) => [name, isSchema(part) ? tidied(part, at(name)) : part]),
          ),
        ];
      if (key === 'default' || key === 'enum') return [key, value];
      return [key, Array.isArray(value) ? value.map(each) : each(value)];
    });
  return Object.fromEntries(entries);
}

/** A call's parameters and its response as schemas of the document; entities are references. */
export interface CallSchemas {
  readonly params: JsonSchema;
  readonly response: JsonSchema;
}

/** The schemas of calls by the names of the calls. All in one go: each go would convert the entities, too. */
export function callSchemas(calls: readonly Endpoint[]): ReadonlyMap<string, CallSchemas> {
  // In a list a schema that is an entity becomes a reference; by itself it would be the entity once more.
  const listed = calls.flatMap(({ name, params, response }) => [
    [`${name} params`, v.array(params)],
    [`${name} answer`, v.array(response)],
  ]);
  const found = toJsonSchemaDefs({ ...namedSchemas, ...Object.fromEntries(listed) }, config);
  const itemOf = (key: string, tidying: Tidying): JsonSchema => {
    const items = found[key]?.items;
    return isSchema(items) ? tidied(items, tidying) : {};
  };
  return new Map(
    calls.map(({ name }) => [
      name,
      {
        params: itemOf(`${name} params`, { keepsDefaults: true }),
        response: itemOf(`${name} answer`, { keepsDefaults: false, sentAs: name }),
      },
    ]),
  );
}

/** The entities by their names. */
export function entitySchemas(): Record<string, JsonSchema> {
  const found = toJsonSchemaDefs(namedSchemas, config);
  return Object.fromEntries(
    Object.entries(found).map(([name, schema]) => [name, tidied(schema, { keepsDefaults: false, sentAs: name })]),
  );
}
