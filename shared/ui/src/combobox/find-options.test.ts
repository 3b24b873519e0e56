/** @jest-environment node */
import fc from 'fast-check';
import { MOST_OPTIONS, optionFinder, withChosen } from './find-options';

const many = Array.from({ length: 10_000 }, (_, i) => ({
  value: String(i),
  label: `web-${i} (Ubuntu ${i % 2 ? 24 : 22})`,
}));

it('finds every word, in any order and case', () => {
  const find = optionFinder(many);
  expect(find('UBUNTU web-9999').shown.map(({ value }) => value)).toEqual(['9999']);
  expect(find('web-1 debian')).toEqual({ shown: [], count: 0 });
});

it('lists the first ones, and says how many there are', () => {
  const find = optionFinder(many);
  expect(find(' ').shown).toHaveLength(MOST_OPTIONS);
  expect(find('').count).toBe(10_000);
  expect(find('24')).toMatchObject({ count: many.filter(({ label }) => label.includes('24')).length });
});

it('keeps what is chosen in sight', () => {
  const chosen = many[9000];
  const found = withChosen(optionFinder(many)(''), chosen);
  expect(found.shown[0]).toBe(chosen);
  expect(found.shown).toHaveLength(MOST_OPTIONS);
  expect(withChosen(found, chosen)).toEqual(found);
});

it('lists nothing that does not contain the text, and all that does', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 40 }), fc.string({ maxLength: 3 }), (labels, text) => {
      const options = labels.map((label, i) => ({ value: String(i), label }));
      const word = text.trim().toLocaleLowerCase();
      fc.pre(!/\s/.test(word));
      const wanted = options.filter(({ label }) => label.toLocaleLowerCase().includes(word));
      expect(optionFinder(options)(text)).toEqual({ shown: wanted, count: wanted.length });
    }),
  );
});
