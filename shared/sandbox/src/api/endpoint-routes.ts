import type { HandlerParamsOf, Method } from '@console/contract/endpoint';
import { type EndpointName, endpoints, type Endpoints } from '@console/contract/endpoints';
import * as v from 'valibot';
import { aliases } from './aliases/table';
import type { Context, Handler } from './context';
import { invalid } from './errors';
import { handlers } from './handlers';
import type { RequestParams } from './request-params';

export interface ApiRoute {
  readonly method: Method;
  /** Below the API prefix and without a location, which may stand in front; `{name}` for a parameter. */
  readonly path: string;
  readonly needsKey: boolean;
  /** Status of success. */
  readonly success: number;
  /** What the body of the response is made from. @throws ApiFault */
  respond(ctx: Context, params: RequestParams): unknown;
}

/** The first thing that is wrong with each field, in words. */
function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const found = new Map<string, string>();
  for (const issue of issues) {
    const key = issue.path?.[0]?.key;
    const field = typeof key === 'string' ? key : 'body';
    const text = issue.received === 'undefined' ? 'This field is required' : issue.message;
    if (!found.has(field)) found.set(field, text);
  }
  return Object.fromEntries(found);
}

/** Reads the parameters of a call. @throws ApiFault 400 {errors:{field:text}} */
function checked<Name extends EndpointName>(name: Name, params: RequestParams): HandlerParamsOf<Endpoints[Name]> {
  const result = v.safeParse(endpoints[name].params, params);
  if (!result.success) throw invalid(fieldErrors(result.issues));
  return result.output;
}

/** Answers a call of the contract. @throws ApiFault */
export function callEndpoint<Name extends EndpointName>(name: Name, ctx: Context, params: RequestParams): unknown {
  const handler: Handler<Name> = handlers[name];
  return handler(ctx, checked(name, params));
}

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

/** The path of a call without the location that may stand in front of it. */
const plainPath = (path: string): string => path.replace(/^\/\{location\}/, '');

/** Every call of the contract, then those that only existing clients make. */
function contractRoutes(): ApiRoute[] {
  const names = Object.keys(endpoints).filter(isEndpointName);
  const taken = new Set(names.map((name) => `${endpoints[name].method} ${plainPath(endpoints[name].path)}`));
  const routes = names.flatMap((name): ApiRoute[] => {
    const { method, path, auth, success = 200 } = endpoints[name];
    const route: ApiRoute = {
      method,
      path: plainPath(path),
      needsKey: auth !== false,
      success,
      respond: (ctx, params) => callEndpoint(name, ctx, params),
    };
    // Some clients have one word for changing: what takes a PATCH and no PUT takes that, too.
    return method === 'PATCH' && !taken.has(`PUT ${route.path}`) ? [route, { ...route, method: 'PUT' }] : [route];
  });
  const others = aliases
    .filter(({ method, path }) => !taken.has(`${method} ${path}`))
    .map(({ method, path, respond }): ApiRoute => ({
      method,
      path,
      needsKey: true,
      success: 200,
      respond: (ctx, params) => respond(ctx, params, callEndpoint),
    }));
  return [...routes, ...others];
}

/** A parameter sorts behind every fixed word, as `~` comes after all letters. */
const sortKey = ({ path }: ApiRoute): string => path.replace(/\{\w+\}/g, '~');

/** The API's routes, those with a fixed word before those with a parameter in its place: the first that fits is taken. */
export const apiRoutes: readonly ApiRoute[] = contractRoutes().sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
