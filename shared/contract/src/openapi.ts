import type { Endpoint } from './endpoint';
import { endpoints } from './endpoints';
import { errorResponses, errorSchemas } from './openapi-errors';
import { type Operation, operationOf, requestSchemaOf } from './openapi-operation';
import { entitySchemas } from './openapi-schema';
import { tagNames } from './openapi-words';

const DESCRIPTION = `Calls of the cloud console.

A location stands in front of any path; where it is left out, the default location answers. Parameters of a writing call
are taken from query, form, JSON and multipart form alike, also with DELETE; a key that comes again is a list. There are
no pages: a list is the whole list. A failure has one of four bodies, most of them with a correlation id.`;

export type PathItem = Readonly<Record<string, Operation>>;

const table: readonly Endpoint[] = Object.values(endpoints);

function pathsOf(): Record<string, PathItem> {
  const paths: Record<string, PathItem> = {};
  for (const endpoint of table) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return paths;
}

/** The whole contract as an OpenAPI 3.0 document; plain JSON data. */
export function openApiDocument() {
  const paths = pathsOf();
  const used = new Set(Object.values(paths).flatMap((item) => Object.values(item).flatMap(({ tags }) => tags)));
  return {
    openapi: '3.0.3',
    info: { title: 'Cloud console API', version: '1', description: DESCRIPTION },
    servers: [{ url: '/api/v1' }],
    security: [{ apikey: [] }],
    tags: tagNames.filter((name) => used.has(name)).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { apikey: { type: 'apiKey', in: 'header', name: 'apikey' } },
      schemas: { ...entitySchemas(), ...Object.assign({}, ...table.map(requestSchemaOf)), ...errorSchemas },
      responses: errorResponses,
    },
  };
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>;
