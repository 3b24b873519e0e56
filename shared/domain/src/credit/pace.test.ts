import { act, renderHook } from '@testing-library/react';
import { setServerTime, storage, type Query } from '@console/api';
import type { UsageEntry } from '@console/contract/usage';
import { perDayNow, useNotedUsage } from './pace';

const NOON = Date.UTC(2026, 10, 21, 12);
const account = { id: 7, running_totals: { credit_amount: 1000, ongoing: 508, total_before_tax: 492, total: 492 } };
/** Parts that have run for so many hours at 1 an hour. */
const usageOf = (parts: Readonly<Record<string, number>>): UsageEntry[] =>
  Object.entries(parts).map(([uuid, hours]) => ({
    uuid,
    hours,
    cost: hours,
    price: 1,
    billing_account_id: 7,
    uptime_types: [],
    configurations: [],
  }));

/** Reads the usage. @returns what a day costs then */
function read(
  parts: Readonly<Record<string, number>>,
  { at = NOON, unread = [] }: { at?: number; unread?: Query<unknown>['unread'] } = {},
): string {
  setServerTime(at);
  const data = usageOf(parts);
  act(() => void renderHook(() => useNotedUsage(7, { data, unread })));
  return String(perDayNow(account, data, new Date(at)));
}
const kept = (): string[] => storage.persistent.keys().filter((key) => key.startsWith('usage.'));

afterEach(() => localStorage.clear());

it('counts with its rate what has begun since the usage was read last, also where only its hours are kept', () => {
  expect(read({ old: 492 })).toBe('24');
  expect(read({ old: 492, fresh: 0 })).toBe('48');
  expect(String(perDayNow(account, [{ cost: 0, hours: 492 }], new Date(NOON)))).toBe('48');
  expect(String(perDayNow({ ...account, id: 8 }, usageOf({ old: 492 }), new Date(NOON)))).toBe('24');
});

it('notes nothing of a usage that could not be read whole, and nothing that is broken', () => {
  expect(read({ old: 492 }, { unread: [{ id: 'x', label: '', isMissing: true }] })).toBe('24');
  expect(kept()).toEqual([]);
  read({ old: 492 });
  for (const key of kept()) storage.persistent.set(key, '{"at":1}');
  expect(read({ old: 492, fresh: 0 })).toBe('24');
});

it('keeps few accounts, and none with more parts than there is room for', () => {
  for (const id of [1, 2, 3, 4, 5, 6]) {
    setServerTime(NOON + id * 60_000);
    renderHook(() => useNotedUsage(id, { data: usageOf({ old: 492 }), unread: [] }));
  }
  expect(
    kept()
      .map((key) => key.at(-1))
      .toSorted(),
  ).toEqual(['2', '3', '4', '5', '6']);
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, at) => [`part ${at}`, 3]));
  read({ old: 492 });
  read({ old: 492, ...many });
  expect(kept().some((key) => key.endsWith('7'))).toBe(false);
});
