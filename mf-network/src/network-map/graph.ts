import { serviceLocation } from '@console/contract/service';
import type { MapBand, MapGraph, MapRows } from './graph-types';
import { PlaceGraph } from './place-graph';

const isEmptyBand = ({ blocks, loose, gaps }: Pick<MapBand, 'blocks' | 'loose' | 'gaps'>): boolean =>
  blocks.length + loose.length + gaps.length === 0;

/**
 * The map of everything at these places, without those that have nothing. Each row is on it once, and each line leads to
 * something that is on it.
 */
export function mapGraph(rows: MapRows): MapGraph {
  const isNowhere = (rows.services ?? []).some((row) => !serviceLocation(row));
  const places = [...rows.places, ...(isNowhere ? [''] : [])];
  const bands = places.map((place) => ({ ...new PlaceGraph(rows, place).finish(), isNamed: places.length > 1 }));
  return { bands: bands.filter((band) => !isEmptyBand(band)) };
}

/** A single network of a map, with all that leads to it. */
export const onlyNetwork = ({ bands }: MapGraph, uuid: string): MapGraph => ({
  bands: bands
    .map((band) => ({
      ...band,
      isNamed: false,
      blocks: band.blocks.filter(({ id }) => id === `network:${uuid}`),
      loose: [],
    }))
    // Services that do not say where they are have a band of their own.
    .filter(({ blocks, gaps }) => blocks.length + gaps.length > 0),
});
