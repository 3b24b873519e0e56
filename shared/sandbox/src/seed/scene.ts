import type { Metered } from '../billing/meter';
import { meter } from '../billing/metering';
import type { SiteRuntime } from '../site';
import type { SiteStore } from '../store/store';
import { type Random, randomFrom } from './random';

export const DAY = 86_400;
export const HOUR = 3600;

/** The places of the demo by role; a site with other locations plays it in its own. */
export type Place = 'first' | 'home' | 'third';

/** What the parts of a seed share. */
export interface Scene {
  readonly site: SiteRuntime;
  readonly store: SiteStore;
  readonly random: Random;
  /** Epoch seconds of the site's clock. */
  readonly now: number;
  slug(place: Place): string;
  /** The next number for a row, out of a range that belongs to the seed: the same every time, and nobody else's. */
  number(): number;
  /** Counts a resource from a time on, in epoch seconds. */
  meter(metered: Metered, from: number): void;
}

const slugs: Readonly<Record<Place, string>> = { first: 'tll', home: 'jhv', third: 'trtu' };

export function sceneOf(site: SiteRuntime, name: string, firstNumber: number): Scene {
  let next = firstNumber;
  const random = randomFrom(`${site.definition.id}/${name}`);
  const published = site.config.locations.filter(
    (location) => location.is_published !== false && !location.create_resource_disabled,
  );
  const known = new Set(published.map((location) => location.slug));
  const fallback: Readonly<Record<Place, string>> = {
    home: site.defaultLocation,
    first:
      (published.find((location) => location.slug !== site.defaultLocation) ?? published[0])?.slug ??
      site.defaultLocation,
    third: published.filter((location) => location.slug !== site.defaultLocation)[1]?.slug ?? site.defaultLocation,
  };
  return {
    site,
    store: site.store,
    random,
    now: site.now(),
    slug: (place) => (known.has(slugs[place]) ? slugs[place] : fallback[place]),
    number: () => next++,
    meter: (metered, from) => meter(site, metered, from, random.uuid()),
  };
}
