import type { Method } from '@console/contract/endpoint';
import type { EndpointName } from '@console/contract/endpoints';
import type { Context } from '../context';
import type { RequestParams } from '../request-params';

/** Answers a call of the contract with everything that a request says: checks it as that call does. */
export type CallEndpoint = (name: EndpointName, ctx: Context, params: RequestParams) => unknown;

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
