import { kindName, type FoundResource, type SearchSource } from '@console/area';
import type { IconName, MenuItem } from '@console/ui';
import type { NamedCreation } from './creations';
import { findResources, type MarkedPart } from './find';
import { matchingPlaces, type Command, type Place } from './places';
import type { Recent } from './recent';

/** One line that can be chosen. */
export interface Row {
  readonly id: string;
  readonly icon: IconName;
  readonly label: readonly MarkedPart[];
  /** Read out before the label: what it is. */
  readonly kind?: string;
  /** What it was found by, where that is not its name. */
  readonly by?: readonly MarkedPart[];
  readonly resource?: FoundResource;
  /** A few words at the end. */
  readonly detail?: string;
  /** Why it cannot be chosen now. */
  readonly reason?: string;
  readonly to?: string;
  readonly run?: () => void;
  /** Kept for the next time that nothing is typed yet. */
  readonly recent?: Recent;
}

export interface Group {
  readonly id: 'recent' | 'resources' | 'actions' | 'pages' | 'create' | 'commands';
  /** What the actions are about. */
  readonly about?: string;
  readonly rows: readonly Row[];
}

const plain = (text: string): MarkedPart[] => [{ text, isMatch: false }];

const placeRow = (prefix: string, { id, label, ...place }: Place): Row => ({
  ...place,
  id: `${prefix}-${id}`,
  label: plain(label),
});

/** The name is marked: it is what was typed. */
function namedRow({ type, label, name, to }: Searched['named'][number]): Row {
  const at = label.lastIndexOf(name);
  const parts: MarkedPart[] = [
    { text: label.slice(0, at), isMatch: false },
    { text: name, isMatch: true },
    { text: label.slice(at + name.length), isMatch: false },
  ];
  return { id: `named-${type}`, icon: 'plus', label: at < 0 ? plain(label) : parts, to };
}

const actionRow = (subject: string, { id, icon = 'arrow-right', label, reason, to, onSelect }: MenuItem): Row => ({
  id: `action-${subject}-${id}`,
  icon,
  label: plain(label),
  ...(reason === undefined ? {} : { reason }),
  ...(to === undefined ? {} : { to }),
  ...(onSelect ? { run: onSelect } : {}),
});

export interface Searched {
  readonly text: string;
  readonly sources: readonly SearchSource[];
  readonly screens: readonly Place[];
  readonly creations: readonly Place[];
  /** Found by their names only. */
  readonly commands: readonly Command[];
  /** What may be created under the name that was typed, with its words. */
  readonly named: readonly (NamedCreation & { readonly label: string })[];
  readonly recent: readonly Recent[];
  readonly iconOf: (kind: string) => IconName;
}

/** Everything that a text finds but the actions, in the order in which it is shown. */
export function groupsOf(searched: Searched): { groups: Group[]; hasMore: boolean } {
  const { text, sources, screens, creations, named, recent, iconOf } = searched;
  const isEmpty = text.trim() === '';
  const { shown, hasMore } = findResources(text, sources);
  const resources = shown.map(({ kind, entry, name, by }): Row => {
    const resource = entry.show();
    return {
      id: `${kind}-${entry.id}`,
      icon: iconOf(kind),
      label: name,
      kind: kindName(kind),
      ...(by ? { by } : {}),
      resource,
      to: resource.to,
      recent: { kind, id: entry.id, name: resource.name, to: resource.to },
    };
  });
  const remembered = recent.map((one): Row => ({
    id: `recent-${one.kind}-${one.id}`,
    icon: iconOf(one.kind),
    label: plain(one.name),
    kind: kindName(one.kind),
    to: one.to,
    recent: one,
  }));
  const groups: Group[] = [
    { id: 'recent', rows: isEmpty ? remembered : [] },
    { id: 'resources', rows: resources },
    { id: 'pages', rows: matchingPlaces(text, screens).map((place) => placeRow('page', place)) },
    {
      id: 'create',
      rows: [...matchingPlaces(text, creations).map((place) => placeRow('create', place)), ...named.map(namedRow)],
    },
    {
      id: 'commands',
      rows: isEmpty
        ? []
        : matchingPlaces(text, searched.commands).map((one) => ({
            ...one,
            id: `run-${one.id}`,
            label: plain(one.label),
          })),
    },
  ];
  return { groups: groups.filter(({ rows }) => rows.length > 0), hasMore };
}

/** The same with what can be done to the resource that is looked at, below the resources. */
export function withActions(groups: readonly Group[], subject: Row | undefined): readonly Group[] {
  const actions = subject?.resource?.actions ?? [];
  if (!subject?.resource || actions.length === 0) return groups;
  const group: Group = {
    id: 'actions',
    about: subject.resource.name,
    rows: actions.map((action) => actionRow(subject.id, action)),
  };
  return groups.flatMap((one) => (one.id === 'resources' ? [one, group] : [one]));
}
