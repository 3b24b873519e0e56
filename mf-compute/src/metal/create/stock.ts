import type { Location } from '@console/contract/location';
import type { MetalSpec } from '@console/contract/metal';
import { openLocations } from '@console/domain/order';
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

/** Server types that are free in a location. */
export const freeSpecs = (choices: Pick<OrderChoices, 'specs'>, location: string): MetalSpec[] =>
  specsIn(choices, location).filter((spec) => spec.is_available !== false);

/** Open locations where a server type is free. */
export const freePlaces = (choices: Sources, uuid: string): Location[] =>
  openLocations(choices.locations).filter(({ slug }) => stockOf(choices, slug, uuid) === 'free');

/** Whether every open location has said what is free there. */
export const areAllRead = ({ locations, specs }: Sources): boolean =>
  openLocations(locations).every(({ slug }) => specs.has(slug));
