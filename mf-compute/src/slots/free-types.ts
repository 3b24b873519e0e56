import type { Located, Money } from '@console/api';
import type { MetalSpec } from '@console/contract/metal';

/** A server type that is free somewhere. */
export interface FreeType {
  readonly uuid: string;
  readonly title: string;
  /** Slugs of the locations where it is free. */
  readonly places: readonly string[];
  /** Before tax; undefined where it is not known. */
  readonly monthly: Money | undefined;
}

/**
 * The types that are free somewhere, the cheapest first, those without a price last.
 * @param priceOf price a month in the first of their locations
 */
export function freeTypes(
  specs: readonly Located<MetalSpec>[],
  priceOf: (spec: string, location: string) => Money | undefined,
): FreeType[] {
  const types = new Map<string, FreeType>();
  for (const { uuid, title, location, is_visible, is_available } of specs) {
    if (is_visible === false || is_available === false) continue;
    const known = types.get(uuid) ?? { uuid, title, places: [], monthly: priceOf(uuid, location) };
    types.set(uuid, { ...known, places: [...known.places, location] });
  }
  const rank = ({ monthly }: FreeType): number => (monthly ? Number(monthly) : Infinity);
  return [...types.values()].toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}
