import { labelCounts, withChange, type LabelChange, type LabelSet } from './label-set';

/**
 * What becomes of a label: it is `new`, goes (`removed`), gives way to another value of its key (`replaced`), comes to those
 * that do not have it (`extended`), or stays as it is, on `some` or on `all`.
 */
export type RowState = 'new' | 'removed' | 'replaced' | 'extended' | 'some' | 'all';

export interface DraftRow {
  readonly label: string;
  readonly state: RowState;
  /** On how many of the resources it is now. */
  readonly count: number;
}

/** A change that is being made up: each label stands in one of its lists at most. */
export type Draft = Required<LabelChange>;

export const NO_DRAFT: Draft = { add: [], remove: [] };

const without = (labels: readonly string[], gone: readonly string[]): string[] =>
  labels.filter((label) => !gone.includes(label));

export const drafted = ({ add, remove }: Draft, labels: readonly string[]): Draft => ({
  add: [...without(add, labels), ...labels],
  remove: without(remove, labels),
});

export const draftedRemoval = ({ add, remove }: Draft, label: string): Draft => ({
  add: without(add, [label]),
  remove: [...without(remove, [label]), label],
});

export const undrafted = ({ add, remove }: Draft, label: string): Draft => ({
  add: without(add, [label]),
  remove: without(remove, [label]),
});

const ownOf = (set: LabelSet, ids: readonly string[]): LabelSet =>
  new Map(
    ids.flatMap((id) => {
      const labels = set.get(id);
      return labels ? [[id, labels]] : [];
    }),
  );

/** The labels of resources with what a draft makes of each: those that they have in order, then the new ones. */
export function draftRows(set: LabelSet, ids: readonly string[], draft: Draft): DraftRow[] {
  const own = ownOf(set, ids);
  const before = labelCounts(own);
  const after = labelCounts(withChange(own, ids, draft));
  const stateOf = (label: string, count: number): RowState => {
    if (draft.remove.includes(label)) return 'removed';
    if (draft.add.includes(label) && count < ids.length) return 'extended';
    if (!after.has(label)) return 'replaced';
    return count < ids.length ? 'some' : 'all';
  };
  const added = draft.add.filter((label) => !before.has(label));
  return [
    ...[...before].map(([label, count]) => ({ label, count, state: stateOf(label, count) })),
    ...added.map((label) => ({ label, count: 0, state: 'new' as const })),
  ];
}

const MOST_SUGGESTED = 8;

/** Labels of other resources that fit what is being typed, the most used ones first. */
export function suggestedLabels(set: LabelSet, rows: readonly DraftRow[], typed: string): string[] {
  const shown = new Set(rows.map(({ label }) => label));
  const words = (typed.split(',').at(-1) ?? '').trim().toLowerCase();
  return [...labelCounts(set)]
    .filter(([label]) => !shown.has(label) && label.toLowerCase().includes(words))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_SUGGESTED)
    .map(([label]) => label);
}
