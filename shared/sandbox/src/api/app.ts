import { type Context as HonoContext, Hono } from 'hono';
import { withFault } from '../controls/inject';
import { withoutSecrets } from '../controls/request-log';
import { settle } from '../jobs/settle';
import { ensureLarge } from '../seed/large';
import { secureText } from '../seed/random';
import type { SiteRuntime } from '../site';
import { StorageFullError } from '../store/persistence';
import { type Caller, callerOf, shortName } from './caller';
import { Context } from './context';
import { type ApiRoute, apiRoutes } from './endpoint-routes';
import { ApiFault, gateway, storageFull } from './errors';
import { originOf } from './origin';
import { fromPairs, type GetBody, readBody, readGetBody, type RequestParams } from './request-params';
import { faultResponse, jsonResponse } from './response';

/** Where the API is: below the prefix of the console, and as clients of real clouds call it. */
const PREFIXES = ['/api/v1', '/v1'];

const prefixOf = (path: string): string | undefined =>
  PREFIXES.find((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** Whether a path is one of the API. */
export const isApiPath = (path: string): boolean => prefixOf(path) !== undefined;

/** The path of a call without the prefix of the API. */
const callPath = (path: string): string => path.slice(prefixOf(path)?.length ?? 0);

/** What is known of a request before its route is. */
interface ApiCall {
  readonly site: SiteRuntime;
  readonly apikey: string | null;
  readonly caller: Caller | undefined;
  readonly query: RequestParams;
  readonly getBody: GetBody | undefined;
  /** Keeps the body in the log of requests. */
  readonly logBody: (body: RequestParams) => void;
}

type ApiEnv = { Bindings: ApiCall };

/** Makes a call of the API at the location that its path names; at the default one where it names none. */
async function respond(c: HonoContext<ApiEnv>, route: ApiRoute): Promise<Response> {
  const { site, apikey, caller, query, getBody, logBody } = c.env;
  const parameters: Record<string, string> = c.req.param();
  const slug = parameters['location'] ?? site.defaultLocation;
  const location = site.config.locations.find((row) => row.slug === slug);
  if (!location) throw gateway.noRoute();
  if (route.needsKey && !caller) throw apikey ? gateway.wrongKey() : gateway.noKey();
  const body = getBody ? await readGetBody(c.req.raw, getBody) : await readBody(c.req.raw);
  logBody(body);
  const ctx = new Context({ site, origin: originOf(c.req.raw), location, apikey });
  if (caller) await ensureLarge(site, caller.person.email);
  await settle(site);
  const result = await route.respond(ctx, { ...query, ...body, ...parameters, location: slug });
  return jsonResponse(site, route.success, result);
}

/** The response to whatever went wrong. Only what nobody foresaw is logged, under the correlation id of the response. */
function failureResponse({ site }: ApiCall, path: string, error: unknown): Response {
  if (error instanceof ApiFault) return faultResponse(site, path, error);
  if (error instanceof StorageFullError) return faultResponse(site, path, storageFull(error));
  const correlationId = `api-${secureText(6, '0123456789abcdef')}`;
  console.error(correlationId, error);
  return jsonResponse(site, 500, { message: 'Internal server error', meta: { correlationId } });
}

const api = new Hono<ApiEnv>({ getPath: (request) => callPath(new URL(request.url).pathname) });

// All paths as they are before any behind a location: /payment/credit/buy is no /credit/buy at a location `payment`.
for (const prefix of ['', '/:location']) {
  for (const route of apiRoutes) {
    const path = prefix + route.path.replace(/\{(\w+)\}/g, ':$1');
    api.on(route.method, path, (c) => respond(c, route));
  }
}
// A wrong method is a route that is not there, as the gateway sees it.
api.notFound(() => {
  throw gateway.noRoute();
});
api.onError((error, c) => failureResponse(c.env, c.req.path, error));

/** Answers a request to the API. `getBody`: what came with a GET, where old clients put their parameters. */
export async function handleApiRequest(site: SiteRuntime, request: Request, getBody?: GetBody): Promise<Response> {
  const url = new URL(request.url);
  const { method } = request;
  const path = callPath(url.pathname);
  const apikey = request.headers.get('apikey');
  const caller = apikey ? callerOf(site, apikey) : undefined;
  const user = caller && shortName(caller.person.email);
  const query = fromPairs(url.searchParams);
  const seen = site.requests.add({ scope: 'api', method, path, query, body: null });
  seen.user = user ?? null;
  const rule = site.faults.take({ scope: 'api', method, path, user });
  const logBody = (body: RequestParams): void => {
    seen.body = withoutSecrets(body);
  };
  const make = async () => api.fetch(request, { site, apikey, caller, query, getBody, logBody });
  const response = await withFault(rule, request.signal, make);
  seen.status = response.status;
  return method === 'HEAD' ? new Response(null, response) : response;
}
