import type { Method } from '@console/contract/endpoint';
import type { EndpointName } from '@console/contract/endpoints';
import { flag, wholeNumber } from '@console/contract/schema';
import * as v from 'valibot';
import type { Context } from '../context';
import { invalid } from '../errors';
import type { RequestParams } from '../request-params';

/** Answers a call of the contract with everything that a request says: checks it as that call does. */
type CallEndpoint = (name: EndpointName, ctx: Context, params: RequestParams) => unknown;

/** A call that clients of this API make and that the specification does not have. */
export interface Alias {
  readonly method: Method;
  /** After the API prefix and without a location, which may stand in front of it; `{name}` for a parameter. */
  readonly path: string;
  /** Who makes the call, or where it is described. */
  readonly source: string;
  /** What the response holds, in words. */
  readonly description: string;
  /** @throws ApiFault */
  respond(ctx: Context, params: RequestParams, call: CallEndpoint): unknown;
}

/** Another way to make a call of the contract. */
export const same =
  (name: EndpointName): Alias['respond'] =>
  (ctx, params, call) =>
    call(name, ctx, params);

/** What a sandbox has none of. */
export const none: Alias['respond'] = () => [];

const amount = v.union([
  v.pipe(v.number(), v.finite()),
  v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number)),
]);

const given = (params: RequestParams, name: string): unknown => {
  const value = params[name];
  if (value === undefined || value === '') throw invalid({ [name]: 'This field is required' });
  return value;
};

/** A whole number of a request. @throws ApiFault 400 */
export function numberIn(params: RequestParams, name: string): number {
  const result = v.safeParse(wholeNumber(), given(params, name));
  if (!result.success) throw invalid({ [name]: 'Invalid whole number provided' });
  return result.output;
}

/** A flag of a request; undefined where it says nothing of it. @throws ApiFault 400 */
export function flagIn(params: RequestParams, name: string): boolean | undefined {
  if (params[name] === undefined) return undefined;
  const result = v.safeParse(flag(), params[name]);
  if (!result.success) throw invalid({ [name]: 'Invalid boolean provided' });
  return result.output;
}

/** An amount of money above zero. @throws ApiFault 400 */
export function amountIn(params: RequestParams, name: string): number {
  const result = v.safeParse(amount, given(params, name));
  if (!result.success || result.output <= 0) throw invalid({ [name]: 'Must be an amount above zero' });
  return result.output;
}

/** A text of a request. @throws ApiFault 400 */
export function textIn(params: RequestParams, name: string): string {
  const value = given(params, name);
  if (typeof value !== 'string') throw invalid({ [name]: 'Must be a text' });
  return value;
}
