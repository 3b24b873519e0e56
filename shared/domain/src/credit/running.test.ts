/** @jest-environment node */
import fc from 'fast-check';
import { paceFactor, seeUsage, type SeenUsage } from './running';

const NOON = Date.UTC(2026, 10, 21, 12);
const at = (hours: number): number => NOON + hours * 3_600_000;
/** Parts by name, with the hours that they have run at 1 an hour. */
const usageOf = (parts: Readonly<Record<string, number>>) =>
  Object.entries(parts).map(([uuid, hours]) => ({ uuid, hours, cost: hours, price: 1 }));
const runs = ({ parts }: SeenUsage) => Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, part.runs]));

it('cannot tell at first whether what began late goes on, and counts its average', () => {
  const usage = usageOf({ old: 492, late: 100 });
  const seen = seeUsage(undefined, usage, NOON);
  expect(runs(seen)).toEqual({ late: undefined });
  expect(paceFactor(usage, seen)).toBe(1);
});

it('knows what has begun since the last look at once, with its price where it has run for no hour yet', () => {
  const seen = seeUsage(undefined, usageOf({ old: 492 }), NOON);
  const usage = usageOf({ old: 492, one: 0, two: 0 });
  const next = seeUsage(seen, usage, at(0.1));
  expect(runs(next)).toEqual({ one: true, two: true });
  expect(paceFactor(usage, next)).toBe(3);
});

it('knows it also where what had run for longest is gone, and in the first hours of a month', () => {
  const gone = seeUsage(undefined, usageOf({ old: 492 }), NOON);
  expect(runs(seeUsage(gone, usageOf({ old: 492, fresh: 5 }), at(6)))).toEqual({ fresh: true });
  const early = seeUsage(undefined, usageOf({ first: 0 }), NOON);
  expect(runs(seeUsage(early, usageOf({ first: 3, second: 0, third: 1 }), at(3)))).toEqual({
    second: true,
    third: true,
  });
});

it('tells by their hours what goes on and what has ended', () => {
  const first = seeUsage(undefined, usageOf({ old: 492, runs: 100, ended: 100, was: 492 }), NOON);
  const usage = usageOf({ old: 502, runs: 110, ended: 100, was: 492 });
  const seen = seeUsage(first, usage, at(10));
  expect(runs(seen)).toEqual({ runs: true, ended: false, was: false });
  expect(paceFactor(usage, seen)).toBeCloseTo(2 / ((502 + 110 + 100 + 492) / 502));
});

it('decides nothing by a look that is hardly older', () => {
  const first = seeUsage(undefined, usageOf({ old: 492, late: 100 }), NOON);
  expect(runs(seeUsage(first, usageOf({ old: 492, late: 100 }), at(0.9)))).toEqual({ late: undefined });
  expect(runs(seeUsage(first, usageOf({ old: 493, late: 101 }), at(0.9)))).toEqual({ late: true });
  expect(runs(seeUsage(first, usageOf({ old: 493, late: 101, other: 491 }), at(0.9)))).toEqual({
    late: true,
    other: undefined,
  });
});

it('takes usage that comes late for what it is: nothing has ended where no part has gained an hour', () => {
  const usage = usageOf({ old: 492, late: 100 });
  const first = seeUsage(undefined, usage, NOON);
  expect(runs(seeUsage(first, usage, at(24)))).toEqual({ late: undefined });
  expect(runs(seeUsage(first, usageOf({ old: 516, late: 124 }), at(24)))).toEqual({ late: true });
});

it('knows what has ended where what had run for longest is gone, and where all is', () => {
  let seen = seeUsage(undefined, usageOf({ old: 492, one: 100, other: 50 }), NOON);
  seen = seeUsage(seen, usageOf({ old: 492, one: 110, other: 60 }), at(10));
  expect(runs(seen)).toEqual({ one: true, other: true });
  seen = seeUsage(seen, usageOf({ old: 492, one: 110, other: 70 }), at(20));
  expect(runs(seen)).toEqual({ one: false, other: true });
  const late = usageOf({ old: 492, one: 110, other: 71 });
  seen = seeUsage(seen, late, at(30));
  expect(runs(seen)).toEqual({ one: false, other: true });
  expect(runs(seeUsage(seen, late, at(50)))).toEqual({ one: false, other: true });
  expect(runs(seeUsage(seeUsage(seen, late, at(50)), late, at(60)))).toEqual({ one: false, other: false });
});

it('forgets the month before', () => {
  const before = seeUsage(undefined, usageOf({ old: 700, late: 10 }), Date.UTC(2026, 9, 31, 23));
  expect(runs(seeUsage(before, usageOf({ old: 12, late: 3 }), Date.UTC(2026, 10, 1, 12)))).toEqual({ late: undefined });
});

it('never calls what ran all the time ended, however often and whenever somebody looks', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0.01, max: 60, noNaN: true }), { minLength: 1, maxLength: 12 }),
      fc.array(fc.double({ min: 0, max: 200, noNaN: true }), { minLength: 1, maxLength: 8 }),
      fc.boolean(),
      (steps, began, hasOld) => {
        let seen: SeenUsage | undefined;
        let hour = 300;
        for (const step of steps) {
          hour += step;
          const late = began.map((at, index) => [`late ${index}`, Math.max(0, Math.floor(hour - at - 20.5))]);
          const usage = usageOf({ old: hasOld ? Math.floor(hour) : 300, ...Object.fromEntries(late) });
          seen = seeUsage(seen, usage, Date.UTC(2026, 10, 1) + (hour % 700) * 3_600_000);
          const { old: _, ...others } = runs(seen);
          expect(Object.values(others)).not.toContain(false);
        }
      },
    ),
  );
});
