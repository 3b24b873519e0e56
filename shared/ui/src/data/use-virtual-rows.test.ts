import fc from 'fast-check';
import { MOST_ROWS } from './row-space';
import { rowsInPage } from './use-virtual-rows';

it('never has more than 60 rows in the page, in order, and those in sight among them', () => {
  fc.assert(
    fc.property(fc.nat(9999), fc.nat(80), fc.option(fc.nat(9999), { nil: undefined }), (start, height, kept) => {
      const endIndex = Math.min(9999, start + height);
      const rows = rowsInPage({ startIndex: start, endIndex, count: 10_000 }, kept);
      expect(rows.length).toBeLessThanOrEqual(MOST_ROWS);
      expect(rows).toEqual([...new Set(rows)].sort((a, b) => a - b));
      expect(rows).toContain(start);
      if (height < MOST_ROWS - 1) expect(rows).toContain(endIndex);
      if (kept !== undefined) expect(rows).toContain(kept);
    }),
  );
});
