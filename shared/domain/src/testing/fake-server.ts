import { configureApi, resetApi, signIn } from '@console/api';

/** What a server of a test answers to one call: a value as JSON, or an error status with its body. */
export type FakeResponse =
  | object
  | readonly object[]
  | true
  | { readonly fails: number; readonly body: unknown }
  | 'lost'
  | 'never';

export interface FakeServer {
  /** 'POST /tll/network/ip_addresses' of each call, in their order. */
  readonly calls: string[];
  /** Bodies of the calls, in their order. */
  readonly bodies: unknown[];
}

const isFailure = (response: FakeResponse): response is { fails: number; body: unknown } =>
  typeof response === 'object' && 'fails' in response;

/** JSON as a value, a form as its text. */
function bodyOf(body: unknown): unknown {
  if (typeof body !== 'string') return undefined;
  return body.startsWith('{') ? JSON.parse(body) : body;
}

/**
 * A server that answers each call by its method and path, each response once and the last one again and again.
 * 'lost': the connection breaks, whatever the server did; 'never': it stays open.
 */
export function fakeServer(routes: Readonly<Record<string, readonly FakeResponse[]>>): FakeServer {
  const server: FakeServer = { calls: [], bodies: [] };
  const queues = new Map(Object.entries(routes).map(([route, responses]) => [route, [...responses]]));
  resetApi();
  signIn('k'.repeat(32));
  configureApi({
    baseUrl: '/api/v1',
    environment: 'production',
    onReport: () => undefined,
    fetch: (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const route = `${init?.method ?? 'GET'} ${url.replace(/^.*\/api\/v1/, '').replace(/\?.*$/, '')}`;
      server.calls.push(route);
      server.bodies.push(bodyOf(init?.body));
      const queue = queues.get(route) ?? [];
      const response = queue.length > 1 ? queue.shift() : queue[0];
      if (response === undefined) return Promise.reject(new Error(`Nothing answers ${route}`));
      if (response === 'never') return new Promise(() => undefined);
      if (response === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
      const status = isFailure(response) ? response.fails : 200;
      const body = isFailure(response) ? response.body : response;
      return Promise.resolve(
        new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
      );
    },
  });
  return server;
}
