import type { ParamsOf } from '@console/contract/endpoint';
import type { EndpointName, Endpoints } from '@console/contract/endpoints';
import type { World } from './world';

type Params<Name extends EndpointName> = ParamsOf<Endpoints[Name]>;
type Given<Name extends EndpointName> = (world: World) => Params<Name> | Promise<Params<Name>>;

/** A call that is refused, and in which words. */
export interface Refusal<Name extends EndpointName> {
  readonly message: string;
  readonly params: Given<Name>;
  readonly as?: string;
  readonly host?: string;
  /** Operations take as long as on a real cloud. */
  readonly isSlow?: boolean;
  /** The processor that is switched off. */
  readonly shut?: string;
}

/** How a call succeeds, and how it fails in each of its named ways. */
export interface Row<Name extends EndpointName> {
  readonly params: Given<Name>;
  readonly as?: string;
  readonly host?: string;
  /** The failure that means success. */
  readonly expectedStatus?: 404;
  readonly refusals?: readonly Refusal<Name>[];
}

export type Rows<Name extends EndpointName> = { readonly [Key in Name]: Row<Key> };
