import type { NavigationEntry } from '@console/area/manifest.mjs';
import { navigationOf, type Area } from '../areas/registry';

/** A key that leads somewhere after `g`. */
export interface KeyPlace {
  /** 'g c' */
  readonly keys: string;
  readonly to: string;
  /** Undefined for home. */
  readonly entry?: NavigationEntry;
}

const HOME_KEY = 'h';

/** Where `g` and a letter lead, in the order of the navigation: what areas declare. Of two with one letter the first has it. */
export function keyPlaces(areas: readonly Area[]): KeyPlace[] {
  const entries = (['main', 'foot', 'account'] as const).flatMap((place) => navigationOf(areas, place));
  const taken = new Set<string>([HOME_KEY]);
  const places: KeyPlace[] = [{ keys: `g ${HOME_KEY}`, to: '/' }];
  for (const entry of entries) {
    if (entry.key === undefined || taken.has(entry.key)) continue;
    taken.add(entry.key);
    places.push({ keys: `g ${entry.key}`, to: entry.to, entry });
  }
  return places;
}
