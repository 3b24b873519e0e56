import { type Endpoint, pathParameters } from './endpoint';
import { failuresOf } from './openapi-errors';
import type { CallSchemas, JsonSchema } from './openapi-schema';
import { summaryOf, tagOf } from './openapi-words';

type Properties = Record<string, JsonSchema>;

const isSchema = <T extends object>(value: T | boolean): value is T => typeof value === 'object';

/** Parameters by name. Where a call takes one of several sets, those of all of them; only what all need is required. */
function parametersOf(schema: JsonSchema): { properties: Properties; required: readonly string[] } {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isSchema).map(parametersOf);
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, value]) =>
    isSchema(value) ? [[name, value] as const] : [],
  );
  const shared = (choices[0]?.required ?? []).filter((name) =>
    choices.every(({ required }) => required.includes(name)),
  );
  return {
    properties: Object.assign(Object.fromEntries(own), ...choices.map(({ properties }) => properties)),
    required: [...new Set([...(schema.required ?? []), ...shared])],
  };
}

const objectOf = (names: readonly string[], all: ReturnType<typeof parametersOf>): JsonSchema => {
  const required = names.filter((name) => all.required.includes(name));
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, all.properties[name] ?? {}])),
    ...(required.length > 0 ? { required } : {}),
  };
};

const isNested = (schema: JsonSchema | undefined): boolean => schema?.type === 'object';

/** What a call takes, by where it goes. */
function takenBy(endpoint: Endpoint, { params }: CallSchemas) {
  const all = parametersOf(params);
  const inPath = pathParameters(endpoint);
  const rest = Object.keys(all.properties).filter((name) => !inPath.includes(name));
  const inQuery = rest.filter((name) => !endpoint.body || endpoint.query?.includes(name));
  return { all, inPath, inQuery, inBody: rest.filter((name) => !inQuery.includes(name)) };
}

const requestName = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Request`;

/** What the body of a call holds, by its name among the schemas; none for a call without a body. */
export function requestSchemaOf(endpoint: Endpoint, schemas: CallSchemas): Record<string, JsonSchema> {
  const { all, inBody } = takenBy(endpoint, schemas);
  return inBody.length > 0 ? { [requestName(endpoint.name)]: objectOf(inBody, all) } : {};
}

/** A writing call takes a form or JSON; in a form an object is a JSON text. */
function requestBodyOf({ name, body }: Endpoint, { all, inBody }: ReturnType<typeof takenBy>) {
  const schema = { $ref: `#/components/schemas/${requestName(name)}` };
  const nested = inBody.filter((part) => isNested(all.properties[part]));
  const encoding = Object.fromEntries(nested.map((part) => [part, { contentType: 'application/json' }]));
  const form = {
    'application/x-www-form-urlencoded': { schema, ...(nested.length > 0 ? { encoding } : {}) },
  };
  const json = { 'application/json': { schema } };
  const isNeeded = inBody.some((part) => all.required.includes(part));
  return { required: isNeeded, content: body === 'json' ? { ...json, ...form } : { ...form, ...json } };
}

const MEDIA_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  'application/pdf': { type: 'string', format: 'binary' },
  'application/xml': { type: 'string' },
};

const isAnything = (schema: JsonSchema): boolean => Object.keys(schema).length === 0;

function successOf({ success, media }: Endpoint, { response: schema }: CallSchemas) {
  if (success === 204) return { '204': { description: 'Done.' } };
  const status = String(success ?? 200);
  if (media)
    return { [status]: { description: 'The document.', content: { [media]: { schema: MEDIA_SCHEMAS[media] } } } };
  const description = isAnything(schema) ? 'Done: nothing, `true`, or an object that says so.' : 'The answer.';
  return { [status]: { description, content: { 'application/json': { schema } } } };
}

/** A call of the contract as an operation of the document. */
export function operationOf(endpoint: Endpoint, schemas: CallSchemas) {
  const taken = takenBy(endpoint, schemas);
  const { all, inPath, inQuery, inBody } = taken;
  const parameters = [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: all.properties[name] ?? { type: 'string' } })),
    ...inQuery.map((name) => ({
      name,
      in: 'query',
      ...(all.required.includes(name) ? { required: true } : {}),
      schema: all.properties[name] ?? {},
    })),
  ];
  return {
    operationId: endpoint.name,
    summary: summaryOf(endpoint.name),
    tags: [tagOf(endpoint)],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(inBody.length > 0 ? { requestBody: requestBodyOf(endpoint, taken) } : {}),
    responses: { ...successOf(endpoint, schemas), ...failuresOf(endpoint) },
    ...(endpoint.auth === false ? { security: [] } : {}),
    'x-source': endpoint.source,
  };
}

export type Operation = ReturnType<typeof operationOf>;
