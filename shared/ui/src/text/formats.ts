import { useMemo } from 'react';
import { currencyDigits } from '@console/contract/currency';
import { create } from 'zustand';
import { writeNumbersAs } from './i18n';
import { text } from './ui-messages';

/** An amount of money or a quantity; a `Big` fits. */
export type Amount = number | string | { toString(): string };
/** `exact`: to the second. */
export type DateStyle = 'date' | 'datetime' | 'exact' | 'time' | 'month' | 'day';

export interface FormatSettings {
  /** BCP 47, for example 'en-EE'. */
  locale: string;
  /** ISO 4217, for example 'EUR'. */
  currency: string;
  /** IANA zone; undefined is the user's own. */
  timeZone?: string;
  /** BCP 47: the language of the page, where the console does not speak that of `locale`. Default `locale`. */
  words?: string | undefined;
}

const FALLBACK: FormatSettings = { locale: 'en', currency: 'EUR' };
const useSettings = create<FormatSettings>(() => FALLBACK);

function supported(build: () => unknown): boolean {
  try {
    build();
    return true;
  } catch {
    return false;
  }
}

/** One formatter for each locale and its options: to make one of dates takes sixty times as long as to write one. */
function kept<Options, Formatter>(
  make: (locale: string, options: Options) => Formatter,
): (locale: string, options: Options) => Formatter {
  const known = new Map<string, Formatter>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    const formatter = known.get(key) ?? make(locale, options);
    known.set(key, formatter);
    return formatter;
  };
}

const numberFormat = kept((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const dateFormat = kept((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
const relativeFormat = kept(
  (locale, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

const goodLocale = (locale: string): boolean => supported(() => new Intl.Locale(locale.replace('_', '-')));
const goodCurrency = (currency: string): boolean =>
  supported(() => numberFormat('en', { style: 'currency', currency }));

/** Sets locale and currency from the site configuration; a value that Intl does not know is replaced by en or EUR. */
export function setFormats({ locale, currency, timeZone, words }: Partial<FormatSettings>): void {
  const known = locale && goodLocale(locale) ? locale.replace('_', '-') : FALLBACK.locale;
  useSettings.setState({
    words,
    locale: known,
    currency: currency && goodCurrency(currency) ? currency.toUpperCase() : FALLBACK.currency,
    ...(timeZone && { timeZone }),
  });
  writeNumbersAs(known);
}

const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const DATES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: DATE,
  datetime: { ...DATE, ...TIME },
  exact: { ...DATE, ...TIME, second: '2-digit' },
  time: TIME,
  month: { month: 'long', year: 'numeric' },
  day: { day: 'numeric', month: 'short' },
};

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];
const MANY_DAYS = 100;
const BYTES = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;

/** Dates read as '21 Nov 2026' in plain English; a locale with a country keeps its own order. */
const dateLocale = (locale: string): string => (locale === 'en' ? 'en-GB' : locale);

export interface MoneyOptions {
  /** Hourly prices show two digits more than the currency has, or more; others as many as it has. */
  per?: 'hour' | 'month';
  currency?: string;
  /** Least number of digits after the point. */
  digits?: number;
  /** For axes, where there is little room: 'Rp 25 jt'. */
  isCompact?: boolean;
  /** Part of it is not known: '≥ €40.88'. */
  isAtLeast?: boolean | undefined;
}

/** As wide as a plus: a hyphen is lost beside a currency's sign. */
const MINUS = '\u2212';

/**
 * Number, money and date formats of one locale, currency and zone. (design language, section 4) Months and times past are
 * words: they are in the language of the page, and numbers as the site writes them.
 */
export function createFormat({ locale, currency, timeZone, words = locale }: FormatSettings) {
  const dateTime = (value: Date, style: DateStyle, zone = timeZone): string =>
    dateFormat(dateLocale(words), { ...DATES[style], ...(zone && { timeZone: zone }) }).format(value);
  const title = (name: string): string => name.charAt(0).toLocaleUpperCase(words) + name.slice(1);
  return {
    /** Of names, lists and dates. */
    locale: words,
    currency,
    money(amount: Amount, options: MoneyOptions = {}): string {
      const requested = options.currency ?? currency;
      const known = goodCurrency(requested) ? requested : currency;
      const least = options.digits ?? currencyDigits(known) + (options.per === 'hour' ? 2 : 0);
      const shown = numberFormat(locale, {
        style: 'currency',
        currency: known,
        currencyDisplay: 'narrowSymbol',
        ...(options.isCompact
          ? { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 2 }
          : {
              minimumFractionDigits: least,
              maximumFractionDigits: options.per === 'hour' ? Math.max(6, least) : least,
            }),
      })
        .format(Number(amount))
        .replace(/^-/, MINUS);
      return options.isAtLeast ? atLeast(shown) : shown;
    },
    number(value: number, { digits = 0, unit }: { digits?: number; unit?: string } = {}): string {
      const text = numberFormat(locale, { maximumFractionDigits: digits }).format(value);
      return unit ? `${text}\u00a0${unit}` : text;
    },
    percent: (value: number): string =>
      numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value),
    date: (value: Date, style: DateStyle = 'date'): string =>
      style === 'month' ? title(dateTime(value, style)) : dateTime(value, style),
    /** Words as a title begins: many languages write months small. */
    title,
    utc: (value: Date, style: DateStyle = 'datetime'): string => `${dateTime(value, style, 'UTC')} UTC`,
    relative(value: Date, now: Date = new Date()): string {
      const seconds = (value.getTime() - now.getTime()) / 1000;
      const relative = relativeFormat(words, { numeric: 'auto' });
      const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1];
      return relative.format(Math.trunc(seconds / size), unit);
    },
    bytes(value: number): string {
      const step = value > 0 ? Math.min(BYTES.length - 1, Math.floor(Math.log(value) / Math.log(1000))) : 0;
      const amount = value / 1000 ** step;
      return `${numberFormat(locale, { maximumFractionDigits: amount < 10 && step > 0 ? 1 : 0 }).format(amount)}\u00a0${BYTES[step] ?? 'B'}`;
    },
    /** '12 d 18 h', '31 s': the two largest parts; '1,250 d': where there are many days nobody counts the hours. */
    duration(seconds: number): string {
      const parts = [
        { n: Math.floor(seconds / 86_400), unit: 'duration.days' },
        { n: Math.floor((seconds % 86_400) / 3600), unit: 'duration.hours' },
        { n: Math.floor((seconds % 3600) / 60), unit: 'duration.minutes' },
        { n: Math.floor(seconds % 60), unit: 'duration.seconds' },
      ] as const;
      const first = parts.findIndex(({ n }) => n > 0);
      const most = parts[0].n < MANY_DAYS ? 2 : 1;
      const shown = first < 0 ? parts.slice(-1) : parts.slice(first, first + most).filter(({ n }) => n > 0);
      return shown.map(({ n, unit }) => text(unit, { n: numberFormat(locale, {}).format(n) })).join(' ');
    },
  };
}

export type Format = ReturnType<typeof createFormat>;

/** A sum of which parts are not known, where there is no room for words: '≥ €40.88'. */
export const atLeast = (sum: string | number): string => `≥\u00a0${sum}`;

/** Formats of the site, in the user's zone. */
export function useFormat(): Format {
  const settings = useSettings();
  return useMemo(() => createFormat(settings), [settings]);
}

/** The same formats outside React, as they are now. */
export const getFormat = (): Format => createFormat(useSettings.getState());
