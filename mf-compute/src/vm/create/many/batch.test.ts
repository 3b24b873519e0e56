import { ApiError } from '@console/api';
import { areAllOfFull, batchPercent, fullPlaces, isLeft, settledRow, type BatchRow } from './batch';

const full = new ApiError({
  kind: 'standard',
  text: 'Compute resources temporarily unavailable due to high demand. If possible, choose a different region or location.',
});
const row = (state: BatchRow['state'], more: Partial<BatchRow> = {}): BatchRow => ({
  name: 'web-1',
  location: 'tll',
  state,
  ...more,
});

it('follows the job of before a reload', () => {
  const creating = row('creating', { jobId: 'j' });
  expect(settledRow(creating, { state: 'running' })).toEqual(creating);
  expect(settledRow(creating, { state: 'done', path: '/x' })).toMatchObject({ state: 'done', path: '/x' });
  expect(settledRow(creating, { state: 'failed' })).toMatchObject({ state: 'failed' });
  expect(settledRow(creating, undefined)).toMatchObject({ state: 'lost' });
  expect(settledRow(row('held'), undefined)).toEqual(row('held'));
});

it('finds the locations without room, and what has no place because of them', () => {
  const rows = [
    row('done'),
    row('failed', { error: full }),
    row('held'),
    row('held', { location: 'jhv' }),
    row('failed', { error: new ApiError({ kind: 'api', text: 'no' }) }),
  ];
  expect(fullPlaces(rows)).toEqual({ places: ['tll'], rows: [rows[1], rows[2]] });
  expect(fullPlaces([row('held')])).toEqual({ places: [], rows: [] });
});

it('tells whether all that is left is so for want of room', () => {
  const rows = [row('done'), row('failed', { error: full }), row('held')];
  expect(areAllOfFull(rows)).toBe(true);
  expect(areAllOfFull([...rows, row('held', { location: 'jhv' })])).toBe(false);
  expect(areAllOfFull([row('done')])).toBe(false);
});

it('counts what is done whole, what runs by its job, and nothing else', () => {
  expect(batchPercent([row('done'), row('creating'), row('waiting'), row('failed')], () => 50)).toBe(37);
  expect(batchPercent([], () => 50)).toBe(0);
});

it('can try again what failed or was never sent, but not what nobody knows of', () => {
  const states = ['waiting', 'creating', 'done', 'failed', 'held', 'unsent', 'lost'] as const;
  expect(states.filter((state) => isLeft(row(state)))).toEqual(['failed', 'held', 'unsent']);
});
