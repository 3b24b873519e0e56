import { renderHook } from '@testing-library/react';
import { useActivityRows } from './activity-rows';
import type { JournalEntry } from './entry';

const entry = (id: string, at: string): JournalEntry => ({
  id,
  at: new Date(at),
  endpoint: 'renameLoadBalancer',
  details: {},
  subjects: [],
  outcome: 'ok',
});

it('keeps the order of the entries, whatever the server’s clock said', () => {
  const entries = [entry('2', '2026-11-23T08:15:07Z'), entry('1', '2026-11-23T08:15:08Z')];
  const { result } = renderHook(() => useActivityRows(entries));
  expect(result.current.map(({ order }) => order)).toEqual([2, 1]);
});
