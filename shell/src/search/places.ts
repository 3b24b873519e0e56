import { kindName } from '@console/area';
import type { ManifestText, NavigationEntry } from '@console/area/manifest.mjs';
import { paths } from '@console/contract/paths';
import type { IconName } from '@console/ui';
import { creatableKinds, isEntryActive, navigationOf, type Area } from '../areas/registry';
import { HOME } from '../frame/navigation-view';

/** A screen that the search leads to. */
export interface Place {
  readonly id: string;
  readonly label: string;
  /** What else it is called: the kind of resource that it lists. */
  readonly detail?: string;
  readonly icon: IconName;
  readonly to: string;
}

/** What the search does at once, wherever one is. */
export interface Command {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly run: () => void;
}

/** The entries of the navigation in its order. */
const entriesOf = (areas: readonly Area[]): NavigationEntry[] =>
  (['main', 'foot', 'account'] as const).flatMap((place) => navigationOf(areas, place));

/** Puts places in the order of the navigation entries that they stand below. */
function inOrder<T extends { readonly to: string }>(places: readonly T[], entries: readonly NavigationEntry[]): T[] {
  const firstOf = (to: string): number => {
    const at = entries.findIndex((entry) => isEntryActive(entry, to));
    return at < 0 ? entries.length : at;
  };
  return places.toSorted((a, b) => firstOf(a.to) - firstOf(b.to));
}

/** What the screens of the shell itself are called. */
export interface OwnScreens {
  readonly home: string;
  readonly activity: string;
  readonly labels: string;
}

/**
 * The screens of the navigation in its order, then the lists of kinds that stand below them; each address once. From the
 * areas' declarations alone.
 */
export function screensOf(areas: readonly Area[], own: OwnScreens, labelOf: (text: ManifestText) => string): Place[] {
  const entries = entriesOf(areas);
  const kinds = areas.flatMap(({ manifest }) => manifest.kinds);
  const lists = kinds.flatMap(({ type, list, icon = 'package' }): Place[] =>
    list === undefined || entries.some(({ to }) => to === list)
      ? []
      : [{ id: type, label: kindName(type), icon, to: list }],
  );
  return [
    { id: HOME.id, label: own.home, icon: HOME.icon, to: paths.home() },
    ...entries.map(({ id, label, icon, to }): Place => {
      const kind = kinds.find(({ list }) => list === to)?.type;
      return { id, label: labelOf(label), icon, to, ...(kind === undefined ? {} : { detail: kindName(kind) }) };
    }),
    ...inOrder(lists, entries),
    { id: 'activity', label: own.activity, icon: 'activity', to: paths.activity() },
    { id: 'labels', label: own.labels, icon: 'tag', to: paths.labels() },
  ];
}

/** What can be created here, in the same order. */
export const creationsOf = (areas: readonly Area[], create: (kind: string) => string): Place[] =>
  inOrder(
    creatableKinds(areas).map(({ type, create: to }) => ({
      id: type,
      label: create(kindName(type)),
      icon: 'plus',
      to,
    })),
    entriesOf(areas),
  );

/** The places in whose names each word that was typed begins one; all of them while nothing is. */
export function matchingPlaces<T extends Pick<Place, 'label' | 'detail'>>(
  text: string,
  places: readonly T[],
): readonly T[] {
  const typed = text.trim().toLowerCase();
  if (typed === '') return places;
  const words = typed.split(/\s+/);
  return places.filter(({ label, detail = '' }) => {
    const names = ` ${label} ${detail}`.toLowerCase();
    return words.every((word) => names.includes(` ${word}`));
  });
}
