import * as v from 'valibot';
import type { ParamsOf } from '@console/contract/endpoint';
import type { Location } from '@console/contract/location';
import type { Network } from '@console/contract/network';
import type { createNetwork } from '@console/contract/network-change';
import { firstLocation, freeName, locationFault, sentOrders } from '@console/domain/order';
import { requiredText, withRules } from '@console/domain/rules';
import type { Located } from '@console/api';
import { createText } from './texts';

/** What the form holds, as it is checked and kept. */
export const networkShape = v.object({
  /** Slug. */
  location: v.string(),
  name: v.string(),
});

export type NetworkValues = v.InferOutput<typeof networkShape>;

type Known = readonly Located<Network>[];

/** Names of the networks of a location, as far as they are known. */
export const namesIn = (networks: Known, location: string): string[] =>
  networks.filter((row) => row.location === location).map(({ name }) => name);

/**
 * A name that no network of a location has yet: the next one after those that are there, the first one where there is none,
 * in the language of the page: `network-01`.
 * @param networks of all locations, as far as they are known
 */
export const suggestedName = (networks: Known, location: string): string =>
  freeName(createText('name.suggested'), namesIn(networks, location));

/** Whether a location has a network of this name already: the API allows it, people mix them up. */
export const isTaken = (networks: Known, { location, name }: NetworkValues): boolean =>
  networks.some((row) => row.location === location && row.name === name.trim());

/** The form at first; a name stays with whoever links to it. */
export function firstValues(
  locations: readonly Location[],
  networks: Known,
  link: { readonly location: string | null; readonly name: string | null },
): NetworkValues {
  const location = firstLocation(locations, link.location ?? undefined);
  return { location, name: link.name ?? suggestedName(networks, location) };
}

/**
 * The schema of the form. A network without a name is not created by the API, which then gives the default one: a name is
 * required here. (spec 3, section 7)
 */
export const networkSchema = (locations: () => readonly Location[]) =>
  withRules(networkShape, ({ location, name }) => {
    const fault = locationFault(locations(), location);
    return {
      location: fault && (fault === 'paused' ? createText('problem.paused') : requiredText()),
      name: name.trim() === '' ? requiredText() : undefined,
    };
  });

/** The call for what was filled in. */
export const networkRequest = ({ location, name }: NetworkValues): ParamsOf<typeof createNetwork> => ({
  location,
  name: name.trim(),
});

/** What was sent last. It has no secrets. */
export const sent = sentOrders<NetworkValues>('draft.vpc-create-sent', networkShape);
