import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { letters, maybe, noParams, number } from './schema';

/** A place where resources live; `slug` stands in the path of its calls. (spec 3, section 3) */
export const Location = v.object({
  slug: v.string(),
  display_name: v.string(),
  description: maybe(v.string()),
  country_code: letters(3, 'The country code of a location has 3 letters'),
  order_nr: maybe(number()),
  is_default: maybe(v.boolean()),
  is_preferred: maybe(v.boolean()),
  is_published: maybe(v.boolean()),
  create_resource_disabled: maybe(v.boolean()),
});
export type Location = v.InferOutput<typeof Location>;

/** The locations that customers see, in the site's order. */
export function publishedLocations(locations: readonly Location[]): Location[] {
  return locations
    .filter((location) => location.is_published !== false)
    .toSorted(
      (a, b) => (a.order_nr ?? Infinity) - (b.order_nr ?? Infinity) || a.display_name.localeCompare(b.display_name),
    );
}

export const listLocations = defineEndpoint({
  name: 'listLocations',
  method: 'GET',
  path: '/config/locations',
  params: noParams(),
  response: v.array(Location),
  source: 'spec 3, section 7',
});
