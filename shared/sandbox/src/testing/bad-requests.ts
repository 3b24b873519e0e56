import { type Endpoint, pathParameters } from '@console/contract/endpoint';
import fc from 'fast-check';
import { candidates, type Values } from './values';

/** A request as it goes to the sandbox. */
export interface MadeRequest {
  readonly path: string;
  readonly init: RequestInit;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Names of the parameters that a schema knows, also where it takes one of several sets. */
export function parameterNames(schema: unknown): string[] {
  if (!isObject(schema)) return [];
  const own = isObject(schema['entries']) ? Object.keys(schema['entries']) : [];
  const options = Array.isArray(schema['options']) ? schema['options'].flatMap(parameterNames) : [];
  const wrapped = parameterNames(schema['wrapped']);
  return [...new Set([...own, ...options, ...wrapped])];
}

const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '\u0000',
    'a\r\nb',
    '-1',
    '0',
    'NaN',
    'Infinity',
    '1e309',
    '99999999999999999999',
    '0x10',
    'true',
    '__proto__',
    '../..',
    '%',
    '%zz',
    '<script>',
    "' OR 1=1",
    '🙂'.repeat(50),
    'x'.repeat(5000),
    '{"a":',
    '[]',
  ),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 0.5, Number.MAX_SAFE_INTEGER, 1e308, [], {}, [[]], [null], {
    __proto__: null,
    constructor: 1,
  }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary-ascii', maxLength: 40 }),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
);

const plausible = [
  '1',
  '2',
  '20',
  '1024',
  'true',
  'web-01',
  'ubuntu',
  '24.04-lts',
  'customer@example.com',
  'Passw0rd99',
];

/** What a parameter might be. */
function likelyValue(values: Values, name: string): fc.Arbitrary<unknown> {
  const known = candidates(values, name);
  return known.length > 0 ? fc.constantFrom<unknown>(...known) : fc.constantFrom<unknown>(...plausible);
}

/** Something that a parameter might be, or nothing that it ever is. */
const anyValue = (values: Values, name: string): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: likelyValue(values, name) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(...plausible) },
    { weight: 3, arbitrary: strange },
  );

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? (JSON.stringify(value) ?? '') : String(value);

const pairsOf = (parts: Readonly<Record<string, unknown>>): URLSearchParams => {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) {
    if (Array.isArray(value)) for (const item of value) pairs.append(name, textOf(item));
    else if (value !== undefined) pairs.append(name, textOf(value));
  }
  return pairs;
};

type Encoding = (parts: Readonly<Record<string, unknown>>) => { query?: string; init: RequestInit };

const typed = (type: string, body: BodyInit): RequestInit => ({ headers: { 'content-type': type }, body });

const multipart: Encoding = (parts) => {
  const form = new FormData();
  for (const [name, value] of pairsOf(parts)) form.append(name, value);
  return { init: { body: form } };
};

/** The first of the ways below are right for every call. */
const RIGHT_ENCODINGS = 4;

/** Ways to send parameters: right ones, and ones that are broken. */
const encodings: readonly Encoding[] = [
  (parts) => ({ init: typed('application/x-www-form-urlencoded', pairsOf(parts).toString()) }),
  (parts) => ({ init: typed('application/x-www-form-urlencoded', pairsOf(parts).toString()) }),
  (parts) => ({ init: typed('application/json', JSON.stringify(parts)) }),
  (parts) => ({ init: typed('application/json', JSON.stringify(parts)) }),
  (parts) => ({ query: pairsOf(parts).toString(), init: {} }),
  (parts) => ({ query: pairsOf(parts).toString(), init: typed('application/json', JSON.stringify(parts)) }),
  multipart,
  (parts) => ({ init: typed('application/json', JSON.stringify(parts).slice(0, -1)) }),
  (parts) => ({ init: typed('application/json', JSON.stringify([parts])) }),
  (parts) => ({ init: typed('multipart/form-data; boundary=none', pairsOf(parts).toString()) }),
  (parts) => ({ init: typed('text/plain; charset=utf-16le', JSON.stringify(parts)) }),
  (parts) => ({ init: typed('image/png', new Uint8Array([0xff, 0xfe, 0x00, 0x80, ...Object.keys(parts).keys()])) }),
  (parts) => ({ query: `%E0%A4%A&a=%&${pairsOf(parts).toString().slice(0, 500)}`, init: {} }),
];

const pathOf = (endpoint: Endpoint, parts: Readonly<Record<string, unknown>>): string =>
  endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(parts[name] ?? 'x')) || 'x');

function requestsWith(endpoint: Endpoint, value: (name: string) => fc.Arbitrary<unknown>, ways: readonly Encoding[]) {
  const inPath = new Set(pathParameters(endpoint));
  const names = [...new Set([...inPath, ...parameterNames(endpoint.params)])];
  const parts = fc.record(Object.fromEntries(names.map((name) => [name, value(name)])), { requiredKeys: [...inPath] });
  return fc.record({ parts, encoding: fc.constantFrom(...ways) }).map((made): MadeRequest => {
    const rest = Object.fromEntries(Object.entries(made.parts).filter(([name]) => !inPath.has(name)));
    const { query, init } = made.encoding(rest);
    const { method } = endpoint;
    const path = pathOf(endpoint, made.parts);
    if (method === 'GET') return { path: `${path}?${query ?? pairsOf(rest).toString()}`, init: { method } };
    return { path: query === undefined ? path : `${path}?${query}`, init: { ...init, method } };
  });
}

/** Requests to a call of which most are wrong in some way, from near misses to noise. */
export function badRequests(endpoint: Endpoint, values: Values): fc.Arbitrary<MadeRequest> {
  const odd = ['constructor', '__proto__', 'toString', 'user_id', 'x[]', 'disks[0]'];
  const more = fc.dictionary(fc.constantFrom(...odd), strange, { maxKeys: 2 });
  return more.chain((extra) =>
    requestsWith(
      endpoint,
      (name) => anyValue(values, name),
      encodings.map(
        (encoding): Encoding =>
          (parts) =>
            encoding({ ...parts, ...extra }),
      ),
    ),
  );
}

/** Requests to a call of which many are right. */
export const likelyRequests = (endpoint: Endpoint, values: Values): fc.Arbitrary<MadeRequest> =>
  requestsWith(endpoint, (name) => likelyValue(values, name), encodings.slice(0, RIGHT_ENCODINGS));
