import type { Location } from '@console/contract/location';
import type { MetalSpec } from '@console/contract/metal';
import type { OrderChoices } from './values';

/** How it stands with a server type in a location. `unknown`: the location has not answered. */
export type Stock = 'free' | 'sold-out' | 'absent' | 'unknown';

type Sources = Pick<OrderChoices, 'specs' | 'locations'>;

/** The server types that customers see in a location. (spec 3, section 3: is_visible) */
export const specsIn = ({ specs }: Pick<OrderChoices, 'specs'>, location: string): readonly MetalSpec[] =>
  (specs.get(location) ?? []).filter((spec) => spec.is_visible !== false);

/** A server type by its uuid, wherever it is known. */
export function specOf({ specs }: Pick<OrderChoices, 'specs'>, uuid: string, location?: string): MetalSpec | undefined {
  const here = location === undefined ? undefined : specs.get(location)?.find((spec) => spec.uuid === uuid);
  return here ?? [...specs.values()].flat().find((spec) => spec.uuid === uuid);
}

export function stockOf(choices: Pick<OrderChoices, 'specs'>, location: string, uuid: string): Stock {
  if (!choices.specs.has(location)) return 'unknown';
  const spec = specsIn(choices, location).find((row) => row.uuid === uuid);
  if (!spec) return 'absent';
  return spec.is_available === false ? 'sold-out' : 'free';
}

/** The locations where something can be ordered. (spec 3, section 6: create_resource_disabled) */
export const openLocations = ({ locations }: Pick<OrderChoices, 'locations'>): Location[] =>
  locations.filter((place) => place.create_resource_disabled !== true);

/** Server types that are free in a location. */
export const freeSpecs = (choices: Pick<OrderChoices, 'specs'>, location: string): MetalSpec[] =>
  specsIn(choices, location).filter((spec) => spec.is_available !== false);

/** Open locations where a server type is free. */
export const freePlaces = (choices: Sources, uuid: string): Location[] =>
  openLocations(choices).filter(({ slug }) => stockOf(choices, slug, uuid) === 'free');
