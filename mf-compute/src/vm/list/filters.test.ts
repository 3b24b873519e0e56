import { renderHook } from '@testing-library/react';
import { aVm } from '../machine/fixture';
import { useVmFilters } from './filters';

const inPool = (name: string, location: string) =>
  aVm({ location, designated_pool_name: name, designated_pool_uuid: `${name}-${location}` });

it('offers host pools of one name in several locations as one choice', () => {
  const rows = [inPool('General purpose', 'jhv'), inPool('General purpose', 'tll'), inPool('GPU', 'jhv'), aVm()];
  const { result } = renderHook(() => useVmFilters(rows));
  const pool = result.current.find(({ id }) => id === 'pool');
  expect(pool?.options?.map(({ label }) => label)).toEqual(['General purpose', 'GPU', 'none']);
  const chosen = pool?.options?.find(({ label }) => label === 'General purpose')?.value;
  const passing = (value: string | undefined) => rows.filter((row) => value && pool?.value(row)?.includes(value));
  expect(passing(chosen)).toEqual(rows.slice(0, 2));
  // A view that was saved with the id of one of them.
  expect(passing('General purpose-tll')).toEqual([rows[1]]);
});
