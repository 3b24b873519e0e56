import type { Endpoint } from './endpoint';
import { endpoints } from './endpoints';
import { errorResponses, errorSchemas } from './openapi-errors';
import { type Operation, operationOf, requestSchemaOf } from './openapi-operation';
import { callSchemas, type CallSchemas, entitySchemas } from './openapi-schema';
import { tagNames } from './openapi-words';

const DESCRIPTION = `Calls of the cloud console.

A location stands in front of any path; where it is left out, the default location answers. Parameters of a writing call
are taken from query, form, JSON and multipart form alike, also with DELETE; a key that comes again is a list. There are
no pages: a list is the whole list. A failure has one of four bodies, most of them with a correlation id.`;

export type PathItem = Readonly<Record<string, Operation>>;

const table: readonly Endpoint[] = Object.values(endpoints);

type Call = readonly [Endpoint, CallSchemas];

function callsOf(): Call[] {
  const schemas = callSchemas(table);
  return table.flatMap((endpoint) => {
    const found = schemas.get(endpoint.name);
    return found ? [[endpoint, found] as const] : [];
  });
}

function pathsOf(calls: readonly Call[]): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {};
  for (const [endpoint, schemas] of calls) {
    const operation = operationOf(endpoint, schemas);
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
  }
  return paths;
}

/** The whole contract as an OpenAPI 3.1 document; plain JSON data. */
export function openApiDocument() {
  const calls = callsOf();
  const paths = pathsOf(calls);
  const used = new Set(Object.values(paths).flatMap((item) => Object.values(item).flatMap(({ tags }) => tags)));
  return {
    openapi: '3.1.1',
    info: { title: 'Cloud console API', version: '1', description: DESCRIPTION },
    servers: [{ url: '/api/v1' }],
    security: [{ apikey: [] }],
    tags: tagNames.filter((name) => used.has(name)).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { apikey: { type: 'apiKey', in: 'header', name: 'apikey' } },
      schemas: {
        ...entitySchemas(),
        ...Object.assign({}, ...calls.map((call) => requestSchemaOf(...call))),
        ...errorSchemas,
      },
      responses: errorResponses,
    },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
