import type { HandlerParamsOf } from '@console/contract/endpoint';
import { type EndpointName, endpoints, type Endpoints } from '@console/contract/endpoints';
import { Hono } from 'hono';
import * as v from 'valibot';
import { withFault } from '../controls/inject';
import { withoutSecrets } from '../controls/request-log';
import { settle } from '../jobs/settle';
import { ensureLarge } from '../seed/ensure-large';
import type { SiteRuntime } from '../site';
import { type Bag, fromPairs, readBody } from './bag';
import { type Caller, Context, type Handler } from './context';
import { ApiFault, gateway } from './errors';
import { handlers } from './handlers';
import { callerOf, shortName } from './identify';
import { originOf } from './origin';
import { faultAnswer, jsonAnswer } from './respond';

export const API_PREFIX = '/api/v1';

/** What is known of a call before its route is. */
interface Prepared {
  readonly site: SiteRuntime;
  readonly origin: string;
  readonly path: string;
  readonly bag: Bag;
  readonly apikey: string | null;
  readonly caller: Caller | undefined;
}

/** The first thing that is wrong with each field, in words. */
function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const issue of issues) {
    const key = issue.path?.[0]?.key;
    found[typeof key === 'string' ? key : 'body'] ??=
      issue.received === 'undefined' ? 'This field is required' : issue.message;
  }
  return found;
}

/** Reads the parameters of a call. @throws ApiFault 400 {errors:{field:text}} */
function checked<Name extends EndpointName>(name: Name, bag: Bag): HandlerParamsOf<Endpoints[Name]> {
  const result = v.safeParse(endpoints[name].params, bag);
  if (!result.success) throw new ApiFault(400, { errors: fieldErrors(result.issues) });
  return result.output;
}

function contextOf({ site, origin, caller }: Prepared, slug: string): Context {
  const location = site.config.locations.find((row) => row.slug === slug);
  if (!location) throw gateway.noRoute();
  return new Context({ site, origin, location, caller });
}

async function callEndpoint<Name extends EndpointName>(name: Name, call: Prepared, inPath: Bag): Promise<Response> {
  const { site } = call;
  const { slug = site.defaultLocation, ...parameters } = inPath;
  const ctx = contextOf(call, String(slug));
  if (endpoints[name].auth !== false && !call.caller) throw call.apikey ? gateway.wrongKey() : gateway.noKey();
  if (call.caller) await ensureLarge(site, call.caller.person.email);
  await settle(site);
  const handler: Handler<Name> = handlers[name];
  const answer = await handler(ctx, checked(name, { ...call.bag, ...parameters, location: ctx.location.slug }));
  return jsonAnswer(site, endpoints[name].success ?? 200, answer);
}

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

/** A location slug goes in front of any path, and may be left out: then the default location answers. */
function routesOf() {
  const routes = new Hono<{ Bindings: Prepared }>();
  for (const name of Object.keys(endpoints).filter(isEndpointName)) {
    const { method, path } = endpoints[name];
    const plain = path.replace(/^\/\{location\}/, '').replace(/\{(\w+)\}/g, ':$1');
    routes.on([method], [plain, `/:slug${plain}`], (c) => callEndpoint(name, c.env, c.req.param()));
  }
  routes.notFound((c) => faultAnswer(c.env.site, c.env.path, gateway.noRoute()));
  routes.onError((error, c) => {
    if (error instanceof ApiFault) return faultAnswer(c.env.site, c.env.path, error);
    console.error(error);
    return faultAnswer(c.env.site, c.env.path, new ApiFault(500, { message: 'Internal server error' }));
  });
  return routes;
}

const routes = routesOf();

/** Answers a request below the API prefix. */
export async function answerApi(site: SiteRuntime, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.slice(API_PREFIX.length);
  const apikey = request.headers.get('apikey');
  const caller = apikey ? callerOf(site, apikey) : undefined;
  const user = caller && shortName(caller.person.email);
  const query = fromPairs(url.searchParams);
  const seen = site.requests.add({ scope: 'api', method: request.method, path, query, body: null });
  seen.user = user ?? null;
  const rule = site.faults.take({ scope: 'api', method: request.method, path, user });
  try {
    const answer = await withFault(rule, request.signal, async () => {
      const body = await readBody(request);
      seen.body = withoutSecrets(body);
      const call: Prepared = { site, origin: originOf(request), path, bag: { ...query, ...body }, apikey, caller };
      return routes.fetch(new Request(new URL(path || '/', url), { method: request.method }), call);
    });
    seen.status = answer.status;
    return answer;
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    seen.status = error.status;
    return faultAnswer(site, path, error);
  }
}
