import { buildRequest } from '@console/contract/endpoint';
import { type EndpointName, endpoints, type Endpoints } from '@console/contract/endpoints';
import type { ResponseOf, ParamsOf } from '@console/contract/endpoint';
import * as v from 'valibot';
import { createSandbox, type SandboxOptions } from '../sandbox';
import { metalSite, wholeSite } from './sites';
import { undocumented } from './documented';
import { extras } from './strict';

const PORT = 8140;

interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

interface As {
  /** Name before the @; `null` sends no key. */
  readonly as?: string | null;
  readonly host?: string;
}

const read = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  return text && (response.headers.get('content-type') ?? '').includes('json') ? JSON.parse(text) : text;
};

/** A request to the controls. */
const order = (method: string, body?: unknown): RequestInit =>
  body === undefined
    ? { method }
    : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };

/** Sites that may have no time to lose; each is told so before it is first asked for anything. */
const HOSTS = new Set(['localhost', 'metal.localhost']);

/** A sandbox in memory at speed 0, with a client that checks every good response strictly against the contract. */
export async function startSandbox(options: Partial<SandboxOptions> = {}) {
  const sandbox = createSandbox({ sites: [wholeSite, metalSite], ...options });
  const ready = new Map<string, Promise<unknown>>();

  const send = (path: string, init: RequestInit, host: string): Promise<Response> =>
    sandbox.fetch(new Request(`http://${host}:${PORT}${path}`, init));

  const hurry = (host: string): Promise<unknown> => {
    const known = ready.get(host) ?? send('/sandbox/speed', order('POST', { factor: 0 }), host);
    ready.set(host, known);
    return known;
  };

  const fetchFrom = async (path: string, init: RequestInit = {}, host = 'localhost'): Promise<Response> => {
    if (options.controls !== false && HOSTS.has(host)) await hurry(host);
    return send(path, init, host);
  };

  let hasFaults = false;

  const control = async (method: string, path: string, body?: unknown, host?: string): Promise<unknown> => {
    // What a test has ordered is not what the API says.
    if (path === 'faults') hasFaults = method === 'POST';
    if (path === 'reset') hasFaults = false;
    const response = await fetchFrom(`/sandbox/${path}`, order(method, body), host);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return read(response);
  };

  /** A raw request to the API. */
  const raw = async (
    path: string,
    init: RequestInit = {},
    { as = 'customer', host }: As = {},
  ): Promise<TestResponse> => {
    const headers = new Headers(init.headers);
    if (as !== null) headers.set('apikey', as.padEnd(32, '0'));
    const response = await fetchFrom(`/api/v1${path}`, { ...init, headers }, host);
    const body = await read(response);
    const media = (response.headers.get('content-type') ?? '').split(';')[0] ?? '';
    const seen = {
      method: init.method ?? 'GET',
      path: path.split('?')[0] ?? '',
      status: response.status,
      media,
      body,
    };
    const problems = hasFaults ? [] : undocumented(seen);
    if (problems.length > 0) throw new Error(`openapi.json says something else: ${problems.slice(0, 5).join('; ')}`);
    return { status: response.status, headers: response.headers, body };
  };

  /** A call of the contract that may fail. */
  const request = <Name extends EndpointName>(
    name: Name,
    params: ParamsOf<Endpoints[Name]>,
    as: As = {},
  ): Promise<TestResponse> => {
    const { method, url, body, contentType } = buildRequest(endpoints[name], { ...params });
    const init = {
      method,
      ...(body === undefined ? {} : { body }),
      ...(contentType ? { headers: { 'content-type': contentType } } : {}),
    };
    return raw(url, init, as);
  };

  /** A call that has to succeed. */
  const call = async <Name extends EndpointName>(
    name: Name,
    params: ParamsOf<Endpoints[Name]>,
    as: As = {},
  ): Promise<ResponseOf<Endpoints[Name]>> => {
    const { status, body } = await request(name, params, as);
    if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    const unknown = [...extras(endpoints[name].response, body)];
    if (unknown.length > 0)
      throw new Error(
        `${name} answers what the contract does not know: ${[...new Set(unknown)].slice(0, 5).join(', ')}`,
      );
    return v.parse(endpoints[name].response, body);
  };

  if (options.controls !== false) await hurry('localhost');
  return { sandbox, fetchFrom, control, raw, request, call };
}

export type TestSandbox = Awaited<ReturnType<typeof startSandbox>>;
