/** @jest-environment node */
import fc from 'fast-check';
import { columnAt, labelEvery, labelWidth } from './chart-scale';

it('names every month of a year where there is room, and leaves no two labels in each other', () => {
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'];
  expect(labelEvery(months, 40)).toBe(1);
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1 }), fc.integer({ min: 1, max: 200 }), (labels, step) => {
      const every = labelEvery(labels, step);
      expect(every * step).toBeGreaterThanOrEqual(Math.max(...labels.map(labelWidth)));
    }),
  );
});

it('walks the columns by keys and stops at the ends', () => {
  expect(columnAt('ArrowRight', undefined, 30)).toBe(0);
  expect(columnAt('ArrowLeft', undefined, 30)).toBe(29);
  expect(columnAt('ArrowRight', 29, 30)).toBe(29);
  expect(columnAt('ArrowLeft', 0, 30)).toBe(0);
  expect(columnAt('End', 3, 30)).toBe(29);
  expect(columnAt('Home', 3, 30)).toBe(0);
  expect(columnAt('Tab', 3, 30)).toBeUndefined();
});
