import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';

interface SeenResponse {
  readonly method: string;
  /** Below the API prefix, without query. */
  readonly path: string;
  readonly status: number;
  readonly media: string;
  readonly body: unknown;
}

const FILE = path.join(__dirname, '../../../docs/openapi.json');
const ID = 'openapi.json';
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const inside = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value);
const pointer = (keys: readonly string[]): string =>
  keys.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

const document: unknown = JSON.parse(readFileSync(FILE, 'utf8'));
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema({ ...(isObject(document) ? document : {}), $id: ID });
const checks = new Map<string, ValidateFunction>();

const paths = inside(document, 'paths');
const templates = Object.keys(isObject(paths) ? paths : {}).map((template) => ({
  template,
  // A location may be left out, and stand in front of what has none.
  pattern: new RegExp(`^(/[^/]+)?${template.replace('/{location}', '').replaceAll(/\\{\\w+\\}/g, '[^/]+')}$`),
}));

function schemaKeys(template: string, { method, status, media }: SeenResponse): string[] | undefined {
  const at = ['paths', template, method.toLowerCase(), 'responses', String(status)];
  const shared = inside(document, ...at, '$ref');
  const response = typeof shared === 'string' ? shared.slice(2).split('/') : at;
  const keys = [...response, 'content', media, 'schema'];
  return inside(document, ...keys) === undefined ? undefined : keys;
}

/** What of a response the API document does not say, in words; nothing of calls that are not in it. */
export function undocumented(seen: SeenResponse): string[] {
  const { method, status, body } = seen;
  const found = templates.find(
    ({ template, pattern }) =>
      pattern.test(seen.path) && inside(document, 'paths', template, method.toLowerCase()) !== undefined,
  );
  if (!found) return [];
  const call = `${method} ${found.template}`;
  const responses = inside(document, 'paths', found.template, method.toLowerCase(), 'responses', String(status));
  if (responses === undefined) return [`${call}: the status ${status} is not documented`];
  const keys = schemaKeys(found.template, seen);
  if (!keys) return [];
  const reference = `${ID}#/${pointer(keys)}`;
  const check = checks.get(reference) ?? ajv.compile({ $ref: reference });
  checks.set(reference, check);
  if (check(body)) return [];
  return (check.errors ?? []).map((e) => `${call} ${status}: ${e.instancePath} ${e.message ?? ''} (${e.schemaPath})`);
}
