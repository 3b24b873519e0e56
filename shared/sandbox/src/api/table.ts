import type { HandlerParamsOf } from '@console/contract/endpoint';
import { type EndpointName, endpoints, type Endpoints } from '@console/contract/endpoints';
import * as v from 'valibot';
import { aliases } from './aliases/table';
import type { Context, Handler } from './context';
import { invalid } from './errors';
import { handlers } from './handlers';
import type { Bag } from './pairs';
import { Routes } from './routes';

/** What answers a call. */
export interface Answerer {
  readonly needsKey: boolean;
  /** Status of success. */
  readonly success: number;
  /** @throws ApiFault */
  answer(ctx: Context, bag: Bag): unknown;
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
function checked<Name extends EndpointName>(name: Name, bag: Bag): HandlerParamsOf<Endpoints[Name]> {
  const result = v.safeParse(endpoints[name].params, bag);
  if (!result.success) throw invalid(fieldErrors(result.issues));
  return result.output;
}

/** Answers a call of the contract. @throws ApiFault */
export function callEndpoint<Name extends EndpointName>(name: Name, ctx: Context, bag: Bag): unknown {
  const handler: Handler<Name> = handlers[name];
  return handler(ctx, checked(name, bag));
}

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

/** The path of a call without the location that may stand in front of it. */
const plainPath = (path: string): string => path.replace(/^\/\{location\}/, '');

/** Every call of the contract by its method and path, then those that only existing clients make. */
function routesOfContract(): Routes<Answerer> {
  const routes = new Routes<Answerer>();
  const names = Object.keys(endpoints).filter(isEndpointName);
  const taken = new Set(names.map((name) => `${endpoints[name].method} ${plainPath(endpoints[name].path)}`));
  for (const name of names) {
    const { method, path, auth, success = 200 } = endpoints[name];
    const plain = plainPath(path);
    const answerer: Answerer = {
      needsKey: auth !== false,
      success,
      answer: (ctx, bag) => callEndpoint(name, ctx, bag),
    };
    routes.add(method, plain, answerer);
    // Some clients have one word for changing: what takes a PATCH and no PUT takes that, too.
    if (method === 'PATCH' && !taken.has(`PUT ${plain}`)) routes.add('PUT', plain, answerer);
  }
  for (const { method, path, answer } of aliases) {
    if (taken.has(`${method} ${path}`)) continue;
    routes.add(method, path, { needsKey: true, success: 200, answer: (ctx, bag) => answer(ctx, bag, callEndpoint) });
  }
  return routes;
}

export const routeTable = routesOfContract();
