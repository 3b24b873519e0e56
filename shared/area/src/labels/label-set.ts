import { MOST_LABELS, withLabel } from './label';

/** Labels by resource: its uuid, or the name of what has none. Resources without a label are not in it. */
export type LabelSet = ReadonlyMap<string, readonly string[]>;

/** What is done to the labels of resources. */
export interface LabelChange {
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
}

function put(set: Map<string, readonly string[]>, id: string, labels: readonly string[]): void {
  if (labels.length === 0) set.delete(id);
  else set.set(id, labels.slice(0, MOST_LABELS));
}

function changed(labels: readonly string[], { add = [], remove = [] }: LabelChange): readonly string[] {
  return add.reduce(
    withLabel,
    labels.filter((label) => !remove.includes(label)),
  );
}

/** Takes labels away from resources and gives them others, each key once. A resource that is full keeps what it has. */
export function withChange(set: LabelSet, ids: readonly string[], change: LabelChange): LabelSet {
  const next = new Map(set);
  for (const id of ids) {
    const labels = changed(set.get(id) ?? [], change);
    if (labels.length <= MOST_LABELS) put(next, id, labels);
  }
  return next;
}

/** How many of these resources would have more labels than one can have. */
export const overfull = (set: LabelSet, ids: readonly string[], change: LabelChange): number =>
  ids.filter((id) => changed(set.get(id) ?? [], change).length > MOST_LABELS).length;

/** With one label more; as before where that would be more than one can have. */
const withRoomFor = (labels: readonly string[], label: string): readonly string[] => {
  const next = withLabel(labels, label);
  return next.length > MOST_LABELS ? labels : next;
};

/**
 * One set with all of another one; where both have a key of a resource, the other one's value wins. A resource that is full
 * keeps what it has.
 */
export function merged(set: LabelSet, other: LabelSet): LabelSet {
  const next = new Map(set);
  for (const [id, labels] of other) put(next, id, labels.reduce(withRoomFor, next.get(id) ?? []));
  return next;
}

/** Of a set only some of its labels, and the resources that have one of them. */
export const onlyLabels = (set: LabelSet, some: readonly string[]): LabelSet =>
  new Map(
    [...set].flatMap(([id, labels]) => {
      const own = labels.filter((label) => some.includes(label));
      return own.length > 0 ? [[id, own]] : [];
    }),
  );

/** Takes labels from every resource. */
export const withoutLabels = (set: LabelSet, some: readonly string[]): LabelSet =>
  withChange(set, [...set.keys()], { remove: some });

/** How many resources have each label, in order. */
export function labelCounts(set: LabelSet): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const labels of set.values()) for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return new Map([...counts].toSorted(([one], [other]) => one.localeCompare(other)));
}

/** What another set brings, each as a number of resources: one may count for several. */
export interface MergeCounts {
  readonly resources: number;
  /** Something is added or replaced. */
  readonly changed: number;
  readonly added: number;
  /** A label takes the place of another value of its key. */
  readonly replaced: number;
  readonly same: number;
  /** It would have more labels than one can have. */
  readonly noRoom: number;
}

type Brought = 'added' | 'replaced' | 'same' | 'noRoom';

/** What is done with the labels of a resource that are brought to its own. */
function broughtTo(own: readonly string[], labels: readonly string[]): ReadonlySet<Brought> {
  let has = own;
  const brought = labels.map((label): Brought => {
    const [had, next] = [has, withRoomFor(has, label)];
    has = next;
    if (had.includes(label)) return 'same';
    if (next === had) return 'noRoom';
    return next.length > had.length ? 'added' : 'replaced';
  });
  return new Set(brought);
}

/** What `merged` would do. */
export function mergeCounts(set: LabelSet, other: LabelSet): MergeCounts {
  const all = [...other].map(([id, labels]) => broughtTo(set.get(id) ?? [], labels));
  const count = (...some: readonly Brought[]): number =>
    all.filter((brought) => some.some((one) => brought.has(one))).length;
  return {
    resources: other.size,
    changed: count('added', 'replaced'),
    added: count('added'),
    replaced: count('replaced'),
    same: count('same'),
    noRoom: count('noRoom'),
  };
}
