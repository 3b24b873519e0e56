import type * as v from 'valibot';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (schema: unknown): schema is v.GenericSchema =>
  typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'array';

/**
 * The rows of a list that may come as a map as well. Of two forms that do not fit, the check cannot say where: in this one
 * it says which row is broken.
 * @returns the response as it is declared and the content as it is, where it is no such list
 */
export function asList(response: v.GenericSchema, content: unknown): { response: v.GenericSchema; content: unknown } {
  const forms: unknown = 'options' in response ? response.options : undefined;
  const list = Array.isArray(forms) ? forms.find(isList) : undefined;
  if (Array.isArray(content)) return { response: list ?? response, content };
  if (!list || !isObject(content)) return { response, content };
  const rows: unknown[] = Object.values(content);
  // A map without a single row is none: it may say what has failed.
  return rows.some(isObject) ? { response: list, content: rows } : { response, content };
}
