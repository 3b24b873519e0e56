/** @jest-environment node */
import fc from 'fast-check';
import { DatetimeError, formatUtc, parseDatetime, parseTimestamp, parseYearMonth } from './datetime';

const iso = (value: string | number): string => parseDatetime(value).toISOString();

describe('the accepted formats', () => {
  it.each<[name: string, value: string | number, expected: string]>([
    ['ISO UTC with Z, 20 characters', '2026-11-21T06:12:59Z', '2026-11-21T06:12:59.000Z'],
    ['offset with milliseconds, 28 characters', '2021-01-22T12:57:13.808+0000', '2021-01-22T12:57:13.808Z'],
    ['offset with milliseconds, 29 characters', '2021-01-22T12:57:13.808+02:00', '2021-01-22T10:57:13.808Z'],
    ['an offset west of Greenwich', '2021-01-22T22:57:13.808-0330', '2021-01-23T02:27:13.808Z'],
    ['UTC seconds, 19 characters', '2026-11-21 06:12:59', '2026-11-21T06:12:59.000Z'],
    ['UTC microseconds, 26 characters', '2026-11-21 06:12:59.123999', '2026-11-21T06:12:59.123Z'],
    ['a month', '2026-11', '2026-11-01T00:00:00.000Z'],
    ['Unix seconds, the lowest', 1e9, '2001-09-09T01:46:40.000Z'],
    ['Unix seconds, the highest', 1e12 - 1, '+033658-09-27T01:46:39.000Z'],
    ['Unix milliseconds, the lowest', 1e12, '2001-09-09T01:46:40.000Z'],
    ['Unix milliseconds', 1_795_241_579_123, '2026-11-21T06:12:59.123Z'],
    ['29 February of a leap year', '2024-02-29 00:00:00', '2024-02-29T00:00:00.000Z'],
  ])('%s', (_name, value, expected) => {
    expect(iso(value)).toBe(expected);
  });

  it('does not depend on the zone of the machine', () => {
    expect(parseDatetime('2026-03-29 02:30:00').getTime()).toBe(Date.UTC(2026, 2, 29, 2, 30));
  });
});

describe('errors', () => {
  it.each([
    '',
    'yesterday',
    '2026',
    '2026-11-21',
    '2026-11-21T06:12:59',
    '2026-11-21T06:12:59.123Z',
    '2026-11-21 06:12:59Z',
    '2026-11-21 06:12:59.123',
    '2026-11-21T06:12:59+02:00',
    ' 2026-11-21 06:12:59',
    '2026-11-21 06:12:59\n',
    '1795241579',
    '2026-1',
  ])('%j has no known format', (value) => {
    expect(() => parseDatetime(value)).toThrow(DatetimeError);
    expect(() => parseDatetime(value)).toThrow(/^Unknown datetime format/);
  });

  it.each([
    '2026-13',
    '2026-00',
    '2026-06-31 00:00:00',
    '2026-02-29T00:00:00Z',
    '2026-11-21 25:00:00',
    '2026-11-21 06:60:00',
    '2026-11-00 06:00:00.000000',
    '2021-01-22T12:57:13.808+9900',
  ])('%j has a known format and a wrong value', (value) => {
    expect(() => parseDatetime(value)).toThrow(DatetimeError);
    expect(() => parseDatetime(value)).toThrow(/^Invalid datetime/);
  });

  it.each([0, -1, 1e9 - 1, NaN, -Infinity])('%d is no Unix timestamp', (value) => {
    expect(() => parseTimestamp(value)).toThrow(DatetimeError);
    expect(() => parseDatetime(value)).toThrow(/^Unknown Unix timestamp format/);
  });

  it.each([8.64e15 + 1, Infinity])('%d is beyond what a date can hold', (value) => {
    expect(() => parseDatetime(value)).toThrow(/^Invalid datetime/);
  });

  it.each(['2026-1', '26-11', '2026-11-01', '2026/11', '2026-13', ''])('%j is no year-month', (value) => {
    expect(() => parseYearMonth(value)).toThrow(DatetimeError);
  });

  it('reads a year-month as its first instant in UTC', () => {
    expect(parseYearMonth('2026-02').toISOString()).toBe('2026-02-01T00:00:00.000Z');
  });
});

describe('properties', () => {
  const seconds = fc
    .date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
    .map((date) => new Date(Math.floor(date.getTime() / 1000) * 1000));
  const milliseconds = fc.integer({ min: 0, max: 999 }).map((value) => String(value).padStart(3, '0'));

  it('writing and reading give the same second', () => {
    fc.assert(fc.property(seconds, (date) => parseDatetime(formatUtc(date)).getTime() === date.getTime()));
  });

  it('the spelling does not matter', () => {
    fc.assert(
      fc.property(seconds, milliseconds, (date, ms) => {
        const text = formatUtc(date);
        const instant = date.getTime() + Number(ms);
        expect(parseDatetime(`${text.replace(' ', 'T')}Z`).getTime()).toBe(date.getTime());
        expect(parseDatetime(`${text}.${ms}999`).getTime()).toBe(instant);
        expect(parseDatetime(`${text.replace(' ', 'T')}.${ms}+0000`).getTime()).toBe(instant);
        expect(parseDatetime(`${text.replace(' ', 'T')}.${ms}+00:00`).getTime()).toBe(instant);
      }),
    );
  });

  it('an offset is taken off', () => {
    const offset = fc.tuple(
      fc.constantFrom('+', '-'),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 59 }),
    );
    fc.assert(
      fc.property(seconds, offset, (date, [sign, hours, minutes]) => {
        const zone = `${sign}${String(hours).padStart(2, '0')}${String(minutes).padStart(2, '0')}`;
        const shift = (hours * 60 + minutes) * 60_000 * (sign === '+' ? 1 : -1);
        expect(parseDatetime(`${formatUtc(date).replace(' ', 'T')}.000${zone}`).getTime()).toBe(date.getTime() - shift);
      }),
    );
  });

  it('seconds and milliseconds of the same instant are the same date', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1e9, max: 8_640_000_000_000 / 1000 }), (value) => {
        expect(parseTimestamp(value).getTime()).toBe(parseTimestamp(value * 1000).getTime());
      }),
    );
  });

  it('a day that its month does not have is refused', () => {
    const month = fc.tuple(fc.integer({ min: 1970, max: 2100 }), fc.integer({ min: 1, max: 12 }));
    fc.assert(
      fc.property(month, fc.integer({ min: 1, max: 31 }), ([year, number], day) => {
        const text = `${year}-${String(number).padStart(2, '0')}-${String(day).padStart(2, '0')} 12:00:00`;
        const exists = day <= new Date(Date.UTC(year, number, 0)).getUTCDate();
        if (exists) expect(parseDatetime(text).getUTCDate()).toBe(day);
        else expect(() => parseDatetime(text)).toThrow(/^Invalid datetime/);
      }),
    );
  });

  it('anything else is a datetime error and never a broken date', () => {
    const nearly = fc.stringMatching(
      /^[\d]{4}-[\d]{2}(-[\d]{2}([ T][\d]{2}:[\d]{2}:[\d]{2}(Z|\.[\d]{3,6}([+-][\d]{4})?)?)?)?$/,
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearly, fc.double()), (value) => {
        try {
          expect(Number.isNaN(parseDatetime(value).getTime())).toBe(false);
        } catch (error) {
          expect(error).toBeInstanceOf(DatetimeError);
        }
      }),
    );
  });
});
