/** @jest-environment node */
import fc from 'fast-check';
import type { Token } from '@console/contract/token';
import { findMade } from './find-made';

const token = fc.record({
  id: fc.integer({ min: 1, max: 1_000_000 }),
  description: fc.constantFrom('ci', 'backup', 'grafana'),
  created_at: fc.date({ min: new Date(0), max: new Date(2e12), noInvalidDate: true }),
});
const tokens = fc.uniqueArray(token, { selector: ({ id }) => id, maxLength: 20 });

it('is the one that was not there before, wherever it stands in the list', () => {
  fc.assert(
    fc.property(tokens, token, fc.nat(), (before, made, at) => {
      fc.pre(!before.some(({ id }) => id === made.id));
      const place = at % (before.length + 1);
      const after: Token[] = [...before.slice(0, place), made, ...before.slice(place)];
      const known = before.map(({ id }) => id);
      expect(findMade(after, known, made.description)?.id).toBe(made.id);
    }),
  );
});

it('is never one that was there before, nor one of another name that another tab has made', () => {
  fc.assert(
    fc.property(tokens, tokens, (before, added) => {
      const known = before.map(({ id }) => id);
      const fresh = added.filter(({ id }) => !known.includes(id));
      const made = findMade([...before, ...fresh], known, 'ci');
      if (made) expect(known).not.toContain(made.id);
      if (fresh.some(({ description }) => description === 'ci')) expect(made?.description).toBe('ci');
    }),
  );
});

it('is the newest of its name where nobody knows what was there before, and none of another name', () => {
  const at = (id: number, description: string, created: string): Token => ({
    id,
    description,
    created_at: new Date(created),
  });
  const list = [at(9, 'ci', '2026-01-01'), at(3, 'ci', '2026-02-01'), at(4, 'backup', '2026-03-01')];
  expect(findMade(list, undefined, 'ci')?.id).toBe(3);
  expect(findMade(list, undefined, 'grafana')).toBeUndefined();
});
