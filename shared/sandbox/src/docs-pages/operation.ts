import type { OpenApiDocument } from '@console/contract/openapi';
import type { Operation } from '@console/contract/openapi-operation';
import type { JsonSchema } from '@console/contract/openapi-schema';
import { type Html, html } from '../html/page';
import { fieldRow, fieldTable, typeOf } from './schema';

/** An operation with where it is. */
export interface Placed {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** What a command line needs to know of the site. */
export interface Example {
  readonly origin: string;
  readonly location: string;
  readonly apikey: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const bodySchema = (document: OpenApiDocument, operation: Operation): JsonSchema | undefined => {
  const name = `${operation.operationId.charAt(0).toUpperCase()}${operation.operationId.slice(1)}Request`;
  const schemas: Readonly<Record<string, unknown>> = document.components.schemas;
  const found = schemas[name];
  return operation.requestBody && isObject(found) ? found : undefined;
};

/** A call as somebody would type it. */
function commandOf({ path, method, operation }: Placed, body: JsonSchema | undefined, example: Example): string {
  const address = path.replace('{location}', example.location).replace(/\{(\w+)\}/g, (_, name: string) => `<${name}>`);
  const query = (operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'query' && 'required' in parameter)
    .map(({ name }) => `${name}=<${name}>`)
    .join('&');
  const fields = (body?.required ?? []).map((name) => ` \\\n  -d '${name}=<${name}>'`).join('');
  const key = operation.security ? '' : ` -H 'apikey: ${example.apikey}'`;
  const verb = method === 'get' ? '' : ` -X ${method.toUpperCase()}`;
  return `curl${verb}${key} '${example.origin}/api/v1${address}${query ? `?${query}` : ''}'${fields}`;
}

function parameterRows(operation: Operation, body: JsonSchema | undefined): Html[] {
  const required = new Set(body?.required ?? []);
  return [
    ...(operation.parameters ?? []).map(({ name, in: place, schema, ...more }) =>
      fieldRow(name, schema, 'required' in more ? `in the ${place}, required` : `in the ${place}`),
    ),
    ...Object.entries(body?.properties ?? {}).map(([name, schema]) =>
      fieldRow(name, schema, required.has(name) ? 'required' : ''),
    ),
  ];
}

/** What is answered: the status and, where there is content, what it is. */
function responses(operation: Operation): Html[] {
  return Object.entries(operation.responses)
    .filter(([status, response]) => Number(status) < 300 || (status === '500' && 'description' in response))
    .map(([status, response]) => {
      const description = isObject(response) && 'description' in response ? String(response['description']) : '';
      const content = isObject(response) && isObject(response['content']) ? Object.values(response['content'])[0] : {};
      const schema = isObject(content) && isObject(content['schema']) ? content['schema'] : undefined;
      const shows = schema && Object.keys(schema).length > 0 && status !== '500';
      return html`<p><strong>${status}</strong> ${description} ${shows ? typeOf(schema) : undefined}</p>`;
    });
}

/** An operation for people: what it takes, what it answers, how to try it. */
export function operationSection(document: OpenApiDocument, placed: Placed, example: Example): Html {
  const { path, method, operation } = placed;
  const id = operation.operationId;
  const body = bodySchema(document, operation);
  const rows = parameterRows(operation, body);
  return html`<section aria-labelledby="${id}">
    <h3 id="${id}"><a href="#${id}">${operation.summary}</a></h3>
    <p class="call"><code>${method.toUpperCase()} ${path}</code></p>
    <p class="quiet">${operation['x-source']}</p>
    ${rows.length > 0 ? fieldTable('Parameters', rows) : undefined} ${responses(operation)}
    <pre tabindex="0" aria-label="Command line">${commandOf(placed, body, example)}</pre>
  </section>`;
}
