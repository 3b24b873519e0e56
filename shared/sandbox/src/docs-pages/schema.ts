import type { JsonSchema } from '@console/contract/openapi-schema';
import { Html, html } from '../html/page';

type Part = NonNullable<JsonSchema['properties']>[string] | undefined;

const joined = (parts: readonly Html[], between: string): Html => new Html(parts.map(({ text }) => text).join(between));

const listed = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ');

/** The limits of a value, in words. */
function limitsOf(schema: JsonSchema): string {
  const limits = [
    schema.minimum !== undefined && `at least ${schema.minimum}`,
    schema.maximum !== undefined && `at most ${schema.maximum}`,
    schema.minLength !== undefined && schema.minLength > 1 && `at least ${schema.minLength} characters`,
    schema.maxLength !== undefined && `at most ${schema.maxLength} characters`,
    schema.default !== undefined && `${JSON.stringify(schema.default)} if left out`,
  ];
  return limits.filter((text) => text !== false).join(', ');
}

/** What a value is besides null, which any value of the reader's may be. */
const typeNameOf = ({ type }: JsonSchema): string | undefined => [type ?? []].flat().find((name) => name !== 'null');

function plainType(schema: JsonSchema): Html {
  const type = typeNameOf(schema);
  if (schema.enum) return html`${listed(schema.enum)}`;
  if (schema.const !== undefined) return html`${listed([schema.const])}`;
  if (type === 'integer') return html`whole number`;
  if (type === 'string') return html`${schema.format ?? 'text'}`;
  return html`${type ?? 'anything'}`;
}

const isNull = (schema: Part): boolean => typeof schema === 'object' && schema.type === 'null';

/** What a value is, in words, with links to the entities. */
export function typeOf(schema: Part): Html {
  if (typeof schema !== 'object') return html`anything`;
  const name = schema.$ref?.split('/').at(-1);
  if (name) return html`<a href="#${name}">${name}</a>`;
  const choices = schema.anyOf ?? schema.oneOf;
  if (schema.description?.startsWith('A point in time')) return html`time`;
  if (choices) return joined(choices.filter((choice) => !isNull(choice)).map(typeOf), ' or ');
  if (typeNameOf(schema) === 'array')
    return html`list of ${Array.isArray(schema.items) ? undefined : typeOf(schema.items)}`;
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length > 0)
    return html`object of
    ${joined(
      fields.map(([field, part]) => html`<code>${field}</code> (${typeOf(part)})`),
      ', ',
    )}`;
  if (typeof schema.additionalProperties === 'object')
    return html`object, each value ${typeOf(schema.additionalProperties)}`;
  return plainType(schema);
}

const noteOf = (schema: Part): string => {
  if (typeof schema !== 'object') return '';
  const limits = limitsOf(schema);
  const pattern = schema.pattern ? `pattern ${schema.pattern}` : '';
  const words = schema.description?.startsWith('Known values') ? schema.description : '';
  return [limits, pattern, words].filter(Boolean).join('; ');
};

/** A row of a table of fields or parameters. */
export const fieldRow = (name: string, schema: Part, more: string): Html =>
  html`<tr>
    <th scope="row"><code>${name}</code></th>
    <td>${typeOf(schema)}</td>
    <td>${[more, noteOf(schema)].filter(Boolean).join('; ')}</td>
  </tr>`;

/** Names of fields with what they are. */
export const fieldTable = (caption: string, rows: readonly Html[]): Html =>
  html`<div class="scroll">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Value</th>
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
