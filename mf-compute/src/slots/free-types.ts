import type { Located, Money } from '@console/api';
import type { MetalSpec } from '@console/contract/metal';

/** A server type that is free somewhere. */
export interface FreeType {
  readonly uuid: string;
  readonly title: string;
  /** Slugs of the locations where it is free. */
  readonly places: readonly string[];
  /** The least of theirs, before tax; undefined where none is known. */
  readonly monthly: Money | undefined;
  /** It does not cost that in all of them, or nobody knows. */
  readonly isFrom: boolean;
}

/** By which prices are compared: one that is not known comes last. */
const rank = (price: Money | undefined): number => (price ? Number(price) : Infinity);

/**
 * The types that are free somewhere, the cheapest first, those without a price last.
 * @param priceOf price a month in a location
 */
export function freeTypes(
  specs: readonly Located<MetalSpec>[],
  priceOf: (spec: string, location: string) => Money | undefined,
): FreeType[] {
  const types = new Map<string, FreeType>();
  for (const { uuid, title, location, is_visible, is_available } of specs) {
    if (is_visible === false || is_available === false) continue;
    const here = priceOf(uuid, location);
    const known = types.get(uuid) ?? { uuid, title, places: [], monthly: here, isFrom: false };
    types.set(uuid, {
      ...known,
      places: [...known.places, location],
      monthly: rank(here) < rank(known.monthly) ? here : known.monthly,
      isFrom: known.isFrom || rank(here) !== rank(known.monthly),
    });
  }
  return [...types.values()].toSorted((a, b) =>
    rank(a.monthly) === rank(b.monthly) ? 0 : rank(a.monthly) - rank(b.monthly),
  );
}
