/** @jest-environment node */
import { monthCost } from './month-cost';

const entry = (owner_uuid: string, cost: number, ...uptime_types: string[]) => ({ owner_uuid, cost, uptime_types });

it('adds up one machine and its addresses, by part, the largest first', () => {
  const usage = [
    entry('vm-1', 10.22, 'block'),
    entry('vm-1', 49.06, 'main'),
    entry('vm-1', 2.56, 'snapshot'),
    entry('vm-1', 0, 'backup'),
    entry('ip-1', 2.04),
    entry('vm-2', 99, 'main'),
    entry('ip-2', 7),
  ];
  const cost = monthCost(usage, 'vm-1', ['ip-1']);
  expect(cost.parts.map(({ id, amount }) => [id, Number(amount)])).toEqual([
    ['machine', 49.06],
    ['disks', 10.22],
    ['snapshots', 2.56],
    ['addresses', 2.04],
  ]);
  expect(String(cost.total)).toBe('63.88');
});

it('reads the words that real servers use', () => {
  const cost = monthCost(
    [entry('vm-1', 1, 'VM_COMPUTE', 'VM_RUNNING', 'MAIN_STORAGE'), entry('vm-1', 2, 'WINDOWS_LICENSE')],
    'vm-1',
    [],
  );
  expect(cost.parts.map(({ id }) => id)).toEqual(['licence', 'machine']);
});

it('costs nothing where nothing was used', () => {
  expect(monthCost([], 'vm-1', [])).toMatchObject({ parts: [] });
});
