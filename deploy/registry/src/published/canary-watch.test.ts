/** @jest-environment node */
import { canaryWatch } from './canary-watch';

const watched = { site: 'acme', target: 'mf-compute', version: '1.2.0-c2', since: '2026-01-05T10:00:00Z' };

it('counts a visitor once, and those who met an error among them', () => {
  const watch = canaryWatch();
  for (const visitor of ['a', 'b', 'a', 'b']) watch.visit(watched, visitor);
  watch.error(watched, 'b');
  watch.error(watched, 'b');
  watch.error(watched, 'c');
  expect(watch.figures(watched)).toEqual({ visitors: 3, withErrors: 2 });
});

it('keeps the share as it is where so many came that no more are counted', () => {
  const watch = canaryWatch();
  for (let i = 0; i < 100_000; i += 1) watch.visit(watched, `first ${i}`);
  for (let i = 0; i < 1000; i += 1) {
    watch.visit(watched, `later ${i}`);
    watch.error(watched, `later ${i}`);
  }
  watch.error(watched, 'first 7');
  expect(watch.figures(watched)).toEqual({ visitors: 100_000, withErrors: 1 });
});
