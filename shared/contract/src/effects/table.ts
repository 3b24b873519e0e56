import type { ParamsOf, ResponseOf } from '../endpoint';
import type { EndpointName, Endpoints } from '../endpoints';
import type { Effect } from './effect';

/** The calls that change something. */
export type WriteName = {
  [Name in EndpointName]: Endpoints[Name]['method'] extends 'GET' ? never : Name;
}[EndpointName];

/** How it shows that some calls were carried out. */
export type EffectsOf<Name extends WriteName> = {
  readonly [Key in Name]: Effect<ParamsOf<Endpoints[Key]>, ResponseOf<Endpoints[Key]>>;
};
