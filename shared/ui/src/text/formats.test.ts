/** @jest-environment node */
import fc from 'fast-check';
import { defineMessages } from './define-messages';
import { createFormat, getFormat, setFormats } from './formats';
import { activateLanguage } from './i18n';

const format = createFormat({ locale: 'en', currency: 'EUR', timeZone: 'UTC' });

describe('formats', () => {
  it('keeps two decimals of money and four or more of an hourly price', () => {
    expect(format.money(33.5)).toBe('€33.50');
    expect(format.money('0.006', { per: 'hour' })).toBe('€0.0060');
    expect(format.money('0.00005', { per: 'hour' })).toBe('€0.00005');
  });

  it.each([
    ['IDR', 'id', 'Rp 25.000.000', 'Rp 57,50', 'Rp 25 jt'],
    ['JPY', 'ja-JP', '￥25,000,000', '￥57.50', '￥2500万'],
    ['KWD', 'en-KW', 'KWD 25,000,000.000', 'KWD 57.50000', 'KWD 25M'],
    ['EUR', 'en-EE', '€25,000,000.00', '€57.5000', '€25M'],
  ])(
    'writes %s with the decimals that it has, and in few signs on axes',
    (currency, locale, whole, hourly, compact) => {
      const { money } = createFormat({ locale, currency });
      const plain = (text: string) => text.replaceAll('\u00a0', ' ');
      expect(plain(money(25_000_000))).toBe(whole);
      expect(plain(money(57.5, { per: 'hour' }))).toBe(hourly);
      expect(plain(money(25_000_000, { isCompact: true }))).toBe(compact);
    },
  );

  it('writes units after a space that does not break', () => {
    expect(format.number(1370, { unit: 'GB' })).toBe('1,370\u00a0GB');
    expect(format.bytes(1_400_000_000_000)).toBe('1.4\u00a0TB');
    expect(format.bytes(0)).toBe('0\u00a0B');
  });

  it('writes moments in the zone and in UTC', () => {
    const moment = new Date('2026-11-21T01:00:00Z');
    expect(format.date(moment, 'datetime')).toBe('21 Nov 2026, 01:00');
    expect(createFormat({ locale: 'en', currency: 'EUR', timeZone: 'Asia/Jakarta' }).utc(moment)).toBe(
      '21 Nov 2026, 01:00 UTC',
    );
    expect(format.relative(moment, new Date('2026-11-21T01:04:30Z'))).toBe('4 minutes ago');
  });

  it('begins a month that stands alone as a title does', () => {
    const estonian = createFormat({ locale: 'et', currency: 'EUR', timeZone: 'UTC' });
    expect(estonian.date(new Date('2026-11-21T01:00:00Z'), 'month')).toBe('November 2026');
    expect(estonian.title('märts')).toBe('Märts');
  });

  it('writes durations by their two largest parts', () => {
    expect(format.duration(12 * 86_400 + 18 * 3600 + 59)).toBe('12\u00a0d 18\u00a0h');
    expect(format.duration(99 * 86_400 + 18 * 3600)).toBe('99\u00a0d 18\u00a0h');
    expect(format.duration(1250 * 86_400 + 18 * 3600)).toBe('1,250\u00a0d');
    expect(format.duration(31)).toBe('31\u00a0s');
    expect(format.duration(0)).toBe('0\u00a0s');
    expect(format.duration(3600)).toBe('1\u00a0h');
  });

  it('reads any garbage from a site, and never fails by it', () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '__proto__',
        'en-',
        'x',
        'EN_us_POSIX',
        'zz-ZZ',
        'EURO',
        '123',
        '\u0000',
        'en-u-nu-xxxx',
        'aaaaaaaaa',
      ),
    );
    fc.assert(
      fc.property(garbage, garbage, fc.double({ noNaN: true }), (locale, currency, amount) => {
        setFormats({ locale, currency });
        const { money, number, percent, date, relative, bytes, locale: used } = getFormat();
        const moment = new Date('2026-11-21T01:00:00Z');
        for (const text of [money(amount), money(1, { currency: locale }), number(amount), percent(amount), bytes(1e9)])
          expect(text).not.toBe('');
        expect([date(moment, 'datetime'), relative(moment)]).not.toContain('');
        // Whatever else is made for the locale of the site, is made for this one.
        expect(() => new Intl.ListFormat(used).format(['a', 'b'])).not.toThrow();
      }),
    );
    setFormats({});
  });

  it.each([
    [{ locale: 'et-EE', currency: 'EUR' }, ['et-EE', 'EUR']],
    [{ locale: 'id_ID', currency: 'idr' }, ['id-ID', 'IDR']],
    [{ locale: '!!', currency: 'euros' }, ['en', 'EUR']],
    [{}, ['en', 'EUR']],
  ])('takes %j from the site', (settings, expected) => {
    setFormats(settings);
    expect([getFormat().locale, getFormat().currency]).toEqual(expected);
    expect(() => getFormat().money(1, { currency: 'nonsense' })).not.toThrow();
  });
});

it('writes months in the language of the page, and numbers as the site does', () => {
  setFormats({ locale: 'vi-VN', currency: 'VND', words: 'en-GB' });
  const { date, relative, money, locale } = getFormat();
  const day = new Date('2026-11-21T01:00:00Z');
  expect([date(day), date(day, 'month'), relative(day, new Date('2026-11-24T01:00:00Z')), locale]).toEqual([
    '21 Nov 2026',
    'November 2026',
    '3 days ago',
    'en-GB',
  ]);
  expect(money(20_000_000)).toMatch(/^20\.000\.000\s₫$/);
  setFormats({});
  expect(getFormat().locale).toBe('en');
});

it('makes a formatter once for all values: a list writes thousands', () => {
  const { money, date, relative } = createFormat({ locale: 'en-IE', currency: 'CHF', timeZone: 'Asia/Tokyo' });
  const write = (at: number) => [
    money(at),
    money(at, { currency: 'SEK' }),
    date(new Date(at)),
    relative(new Date(at), new Date(0)),
  ];
  const before = write(1);
  const made = [
    jest.spyOn(Intl, 'NumberFormat'),
    jest.spyOn(Intl, 'DateTimeFormat'),
    jest.spyOn(Intl, 'RelativeTimeFormat'),
  ];
  try {
    expect(write(1)).toEqual(before);
    for (const constructor of made) expect(constructor).not.toHaveBeenCalled();
  } finally {
    for (const constructor of made) constructor.mockRestore();
  }
});

describe('numbers in sentences', () => {
  const { text } = defineMessages('sizes', {
    size: '{n, number} GB',
    disks: '{n, plural, one {# disk} other {# disks}}',
  });
  const country = (locale: string): string => {
    setFormats({ locale, currency: 'EUR' });
    return `${text('size', { n: 1500 })}, ${getFormat().number(1500)}`;
  };
  afterEach(() => {
    activateLanguage('en');
    setFormats({});
  });

  it('are written as those beside them', () => {
    activateLanguage('de');
    const mark = new Intl.NumberFormat('de-CH').format(1500).slice(1, 2);
    expect(country('de-CH')).toBe(`1${mark}500 GB, 1${mark}500`);
    expect(country('de-DE')).toBe('1.500 GB, 1.500');
  });

  it('keep the plurals of the language where the country speaks another', () => {
    setFormats({ locale: 'id-ID', currency: 'IDR' });
    expect(text('disks', { n: 1 })).toBe('1 disk');
  });
});
