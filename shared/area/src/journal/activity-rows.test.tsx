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

it('calls what is not there any more by the name that it had, also where its disk is what the call had made', () => {
  const gone = { ...entry('1', '2026-11-23T08:15:07Z'), subjects: ['vm-1', 'disk-1'], names: { 'vm-1': 'web-1' } };
  const unnamed = { ...entry('2', '2026-11-23T08:15:07Z'), subjects: ['vm-2'] };
  const { result } = renderHook(() => useActivityRows([gone, unnamed]));
  expect(result.current.map(({ subject }) => subject)).toEqual(['web-1', 'vm-2']);
});

it('keeps the order of the entries, whatever the server’s clock said', () => {
  const entries = [entry('2', '2026-11-23T08:15:07Z'), entry('1', '2026-11-23T08:15:08Z')];
  const { result } = renderHook(() => useActivityRows(entries));
  expect(result.current.map(({ order }) => order)).toEqual([2, 1]);
});
