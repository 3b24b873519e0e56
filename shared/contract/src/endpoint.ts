import type * as v from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type AnySchema = v.GenericSchema<unknown, unknown>;

/**
 * What sending a write a second time does. `harmless`: it leaves things as the first did, or is refused because the first
 * did it. `another`: it makes one more, so a success has to say what it made. `again`: it does the same once more: pays,
 * turns a switch over, overwrites a disk.
 */
export type Repeat = 'harmless' | 'another' | 'again';

/**
 * One call of the API, declared once. Everything that speaks HTTP is derived from it: the client's request, the sandbox's
 * handler type, the validation on both sides and the OpenAPI document.
 */
export interface Endpoint<
  Params extends AnySchema = AnySchema,
  ResponseSchema extends AnySchema = AnySchema,
  Name extends string = string,
  M extends Method = Method,
  R extends Repeat = Repeat,
> {
  /** Unique name, a verb and a noun: `listVms`. */
  readonly name: Name;
  readonly method: M;
  /** Whether it may be sent a second time; every call says so but GET, which always may. */
  readonly repeat?: R;
  /** Path after the API prefix, with `{name}` for each path parameter. */
  readonly path: string;
  /** Names of parameters sent in the query; for GET everything that is not in the path. */
  readonly query?: readonly string[];
  /** Encoding of the rest of the parameters; none for GET. */
  readonly body?: 'form' | 'json';
  /** The parameters of path, query and body in one flat object. */
  readonly params: Params;
  /** What a success comes back with. */
  readonly response: ResponseSchema;
  /** Of a list: what tells its rows apart. Two of one id are one row. */
  readonly rowId?: 'uuid' | 'id' | 'name';
  /**
   * Of a list: the parts of its rows that a browser may keep, to show them at the next visit while the list is read anew,
   * with spaces between them; a point leads to parts of parts, `storage.size`. What the columns of the list show, never a secret. (decision 63)
   */
  readonly kept?: string;
  /**
   * Parameters that nobody may show or keep, each with the name of the variable that stands for it in a program:
   * `{ password: 'VM_PASSWORD' }`.
   */
  readonly secrets?: Readonly<Record<string, string>>;
  /** `false` where no API key is needed. */
  readonly auth?: false;
  /** Status of success where it is not 200. */
  readonly success?: 201 | 204;
  /** Media type of the response where it is not JSON. */
  readonly media?: 'application/pdf' | 'application/xml';
  /** Statuses that it refuses with beside those that all calls have. */
  readonly refusals?: readonly (401 | 409)[];
  /** Messages of the error catalogue that this call is known to fail with. */
  readonly errors?: readonly string[];
  /** Where the rule stands: document and section of the specification. */
  readonly source: string;
}

/** Declares a call; only there to infer the literal types, and to demand of each write that it says what a repeat does. */
export function defineEndpoint<
  const Name extends string,
  Params extends AnySchema,
  ResponseSchema extends AnySchema,
  const M extends Method,
  const R extends Repeat = never,
>(
  endpoint: Endpoint<Params, ResponseSchema, Name, M, R> &
    (M extends 'GET' ? { readonly repeat?: never } : { readonly repeat: R }),
): Endpoint<Params, ResponseSchema, Name, M, R> {
  return endpoint;
}

/** What a caller passes: one flat object. */
export type ParamsOf<E extends Endpoint> = v.InferInput<E['params']>;
/** What a handler receives: the parameters after validation. */
export type HandlerParamsOf<E extends Endpoint> = v.InferOutput<E['params']>;
/** What a caller gets: the response after parsing. */
export type ResponseOf<E extends Endpoint> = v.InferOutput<E['response']>;
/** The same after a call that may be answered with 204 instead: each write but one that has to say what it made. */
export type ResultOf<E extends Endpoint> = E['method'] extends 'GET'
  ? ResponseOf<E>
  : NonNullable<E['repeat']> extends 'another'
    ? ResponseOf<E>
    : ResponseOf<E> | undefined;
/** What goes over the wire: the response before parsing. */
export type WireResponseOf<E extends Endpoint> = v.InferInput<E['response']>;

export interface EndpointRequest {
  readonly method: Method;
  /** Path and query, relative to the API prefix. */
  readonly url: string;
  readonly body?: string;
  readonly contentType?: string;
}

const PATH_PARAMETER = /\{(\w+)\}/g;

/** Names of the parameters that stand in the path of a call. */
export function pathParameters(endpoint: Pick<Endpoint, 'path'>): string[] {
  return [...endpoint.path.matchAll(PATH_PARAMETER)].map((match) => match[1] ?? '');
}

function appendTo(target: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) for (const item of value) appendTo(target, name, item);
  else target.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/**
 * Turns a call and its parameters into a request. Absent (undefined) parameters are left out; in a form or query
 * repeated keys are arrays and objects are JSON strings, as the API expects them.
 */
export function buildRequest(endpoint: Endpoint, params: Readonly<Record<string, unknown>>): EndpointRequest {
  const inPath = new Set(pathParameters(endpoint));
  const path = endpoint.path.replace(PATH_PARAMETER, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') {
      throw new TypeError(`${endpoint.name}: the path parameter '${name}' is missing`);
    }
    // A browser takes these for steps up the path, so that another call would be made.
    if (value === '.' || value === '..') throw new TypeError(`${endpoint.name}: '${value}' cannot be a path parameter`);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(params)) {
    if (inPath.has(name)) continue;
    if (!endpoint.body || endpoint.query?.includes(name)) appendTo(query, name, value);
    else rest[name] = value;
  }
  const search = query.toString();
  const url = search ? `${path}?${search}` : path;
  if (!endpoint.body) return { method: endpoint.method, url };
  if (endpoint.body === 'json') {
    return { method: endpoint.method, url, body: JSON.stringify(rest), contentType: 'application/json' };
  }
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) appendTo(form, name, value);
  return {
    method: endpoint.method,
    url,
    body: form.toString(),
    contentType: 'application/x-www-form-urlencoded',
  };
}
