/** @jest-environment node */
import { drafted, draftedRemoval, draftRows, NO_DRAFT, suggestedLabels, undrafted, type Draft } from './label-draft';
import type { LabelSet } from './label-set';

const set: LabelSet = new Map([
  ['a', ['env=prod', 'team=web']],
  ['b', ['env=test', 'team=web']],
  ['c', ['owner=anna']],
  ['d', ['owner=anna', 'phase=2']],
]);
const rows = (draft: Draft, ids = ['a', 'b']) =>
  draftRows(set, ids, draft).map(({ label, state, count }) => `${label} ${state} ${count}`);

it('has what is on all of them, and on some', () => {
  expect(rows(NO_DRAFT)).toEqual(['env=prod some 1', 'env=test some 1', 'team=web all 2']);
  expect(rows(NO_DRAFT, ['a'])).toEqual(['env=prod all 1', 'team=web all 1']);
  expect(rows(NO_DRAFT, ['new'])).toEqual([]);
});

it('says what becomes of each, and takes it back', () => {
  const removal = draftedRemoval(NO_DRAFT, 'team=web');
  expect(rows(removal)).toContain('team=web removed 2');
  expect(undrafted(removal, 'team=web')).toEqual(NO_DRAFT);
  const addition = drafted(removal, ['env=prod', 'phase=2']);
  expect(rows(addition)).toEqual(['env=prod extended 1', 'env=test replaced 1', 'team=web removed 2', 'phase=2 new 0']);
  expect(undrafted(undrafted(addition, 'env=prod'), 'phase=2')).toEqual(removal);
});

it('adds once, and not what it takes away', () => {
  const draft = drafted(drafted(draftedRemoval(NO_DRAFT, 'x'), ['x']), ['x', 'y']);
  expect(draft).toEqual({ add: ['x', 'y'], remove: [] });
  expect(draftedRemoval(draft, 'x')).toEqual({ add: ['y'], remove: ['x'] });
});

it('suggests what others have, the most used first', () => {
  const shown = draftRows(set, ['a'], NO_DRAFT);
  expect(suggestedLabels(set, shown, '')).toEqual(['owner=anna', 'env=test', 'phase=2']);
  expect(suggestedLabels(set, shown, 'new, PH')).toEqual(['phase=2']);
  expect(suggestedLabels(set, shown, 'zzz')).toEqual([]);
});
