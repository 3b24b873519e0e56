import type { Location } from '@console/contract/location';

/** The locations where something can be created now. (spec 3, section 6: create_resource_disabled) */
export const openLocations = (locations: readonly Location[]): Location[] =>
  locations.filter((place) => place.create_resource_disabled !== true);

/** Locations of the configuration with what the server says now of where creating is paused; where it says nothing they stay. */
export const withPauses = (locations: readonly Location[], now: readonly Location[]): Location[] =>
  locations.map((place) => {
    const isPaused = now.find(({ slug }) => slug === place.slug)?.create_resource_disabled;
    return isPaused == null ? place : { ...place, create_resource_disabled: isPaused };
  });

/**
 * Slug of the location that a form begins with: the one that is asked for where it is open, else the preferred, the
 * default or the first one; '' where none is open.
 */
export function firstLocation(locations: readonly Location[], requested?: string): string {
  const open = openLocations(locations);
  const chosen =
    open.find((row) => row.slug === requested) ??
    open.find((row) => row.is_preferred) ??
    open.find((row) => row.is_default) ??
    open[0];
  return chosen?.slug ?? '';
}

/** What is wrong with the chosen location: there is none of this slug, or nothing is created there now. */
export function locationFault(locations: readonly Location[], slug: string): 'missing' | 'paused' | undefined {
  const place = locations.find((row) => row.slug === slug);
  if (!place) return 'missing';
  return place.create_resource_disabled ? 'paused' : undefined;
}
