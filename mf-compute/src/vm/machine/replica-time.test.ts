/** @jest-environment node */
import { aReplica } from './fixture';
import { timeStyle } from './replica-time';

it('tells two of one minute apart by their seconds', () => {
  const second = (n: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, n));
  const dated = [5, 59, 60].map((n) => aReplica(`at-${n}`, { created_at: second(n) }));
  const disk = { replica: [...dated, aReplica('undated', { created_at: null })] };
  expect(disk.replica.map((one) => timeStyle(one, disk))).toEqual(['exact', 'exact', 'datetime', 'datetime']);
});
