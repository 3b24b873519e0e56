import { periodText } from './period';

const at = (text: string) => new Date(text);

it.each([
  ['2026-10-01T00:00:00Z', '2026-11-01T00:00:00Z', 'October 2026'],
  ['2026-10-01T00:00:00Z', '2026-10-31T23:59:59Z', 'October 2026'],
  ['2026-02-01T00:00:00Z', '2026-02-28T23:59:59Z', 'February 2026'],
  ['2026-08-01T00:00:00Z', '2026-08-12T10:00:00Z', '1 – 12 Aug 2026'],
  ['2026-10-10T00:00:00Z', '2026-10-10T00:00:00Z', '10 Oct 2026'],
  ['2026-12-20T00:00:00Z', '2027-01-05T00:00:00Z', '20 Dec 2026 – 4 Jan 2027'],
])('%s to %s is %s', (start, end, text) => {
  expect(periodText(at(start), at(end), 'en-GB').replaceAll(/[\u2009\u202f]/g, ' ')).toBe(text);
});

it('says nothing of a period that it does not know', () => {
  expect(periodText(undefined, undefined, 'en-GB')).toBe('');
  expect(periodText(at('2026-10-10T00:00:00Z'), null, 'en-GB')).toBe('10 Oct 2026');
});

it('makes the formats of a language once, however many periods there are', () => {
  const make = jest.spyOn(Intl, 'DateTimeFormat');
  const periods = Array.from({ length: 36 }, (_, month) =>
    periodText(new Date(Date.UTC(2024, month)), new Date(Date.UTC(2024, month + 1)), 'fr-FR'),
  );
  expect(new Set(periods).size).toBe(36);
  expect(make).toHaveBeenCalledTimes(2);
  make.mockRestore();
});
