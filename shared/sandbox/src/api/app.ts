import { secureText } from '../seed/random';
import { withFault } from '../controls/inject';
import { withoutSecrets } from '../controls/request-log';
import { settle } from '../jobs/settle';
import { ensureLarge } from '../seed/ensure-large';
import type { SiteRuntime } from '../site';
import { readBody } from './bag';
import type { Caller } from './caller';
import { Context } from './context';
import { ApiFault, gateway } from './errors';
import { callerOf, shortName } from './identify';
import { originOf } from './origin';
import { type Bag, fromPairs } from './pairs';
import { faultAnswer, jsonAnswer } from './respond';
import { type Found, segmentsOf } from './routes';
import { type Answerer, routeTable } from './table';

export const API_PREFIX = '/api/v1';

/** What answers a path and the location that it names; the default one where it names none. */
function routeOf(site: SiteRuntime, method: string, path: string): { found: Found<Answerer>; slug: string } {
  const segments = segmentsOf(path);
  const asked = method === 'HEAD' ? 'GET' : method;
  const direct = routeTable.find(asked, segments);
  if (direct) return { found: direct, slug: site.defaultLocation };
  const [slug, ...rest] = segments;
  const isLocation = site.config.locations.some((location) => location.slug === slug);
  const found = slug !== undefined && isLocation ? routeTable.find(asked, rest) : undefined;
  // A wrong method is a route that is not there, as the gateway sees it.
  if (!found || slug === undefined) throw gateway.noRoute();
  return { found, slug };
}

interface Call {
  readonly site: SiteRuntime;
  readonly request: Request;
  readonly method: string;
  readonly path: string;
  readonly apikey: string | null;
  readonly caller: Caller | undefined;
  readonly query: Bag;
}

function contextOf({ site, request, apikey }: Call, slug: string): Context {
  const location = site.config.locations.find((row) => row.slug === slug);
  if (!location) throw gateway.noRoute();
  return new Context({ site, origin: originOf(request), location, apikey });
}

async function answerCall(call: Call, note: (body: Bag) => void): Promise<Response> {
  const { site, query, caller, apikey } = call;
  const { found, slug } = routeOf(site, call.method, call.path);
  const { value: answerer, parameters } = found;
  if (answerer.needsKey && !caller) throw apikey ? gateway.wrongKey() : gateway.noKey();
  const body = await readBody(call.request);
  note(body);
  const ctx = contextOf(call, slug);
  if (caller) await ensureLarge(site, caller.person.email);
  await settle(site);
  const answer = await answerer.answer(ctx, { ...query, ...body, ...parameters, location: slug });
  return jsonAnswer(site, answerer.success, answer);
}

/** The answer to whatever went wrong. Only what nobody foresaw is logged, under the correlation id of the answer. */
function failureAnswer({ site, path }: Pick<Call, 'site' | 'path'>, error: unknown): Response {
  if (error instanceof ApiFault) return faultAnswer(site, path, error);
  const correlationId = `api-${secureText(6, '0123456789abcdef')}`;
  console.error(correlationId, error);
  return jsonAnswer(site, 500, { message: 'Internal server error', meta: { correlationId } });
}

/** Answers a request below the API prefix. */
export async function answerApi(site: SiteRuntime, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const { method } = request;
  const path = url.pathname.slice(API_PREFIX.length);
  const apikey = request.headers.get('apikey');
  const caller = apikey ? callerOf(site, apikey) : undefined;
  const user = caller && shortName(caller.person.email);
  const query = fromPairs(url.searchParams);
  const seen = site.requests.add({ scope: 'api', method, path, query, body: null });
  seen.user = user ?? null;
  const rule = site.faults.take({ scope: 'api', method, path, user });
  const call: Call = { site, request, method, path, apikey, caller, query };
  const note = (body: Bag): void => {
    seen.body = withoutSecrets(body);
  };
  const make = () => answerCall(call, note).catch((error: unknown) => failureAnswer(call, error));
  const answer = await (rule ? withFault(rule, request.signal, make) : make());
  seen.status = answer.status;
  return method === 'HEAD' ? new Response(null, answer) : answer;
}
