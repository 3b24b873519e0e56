interface Formats {
  readonly day: Intl.DateTimeFormat;
  readonly month: Intl.DateTimeFormat;
}

const known = new Map<string, Formats>();

/** The formats of a language, made once: a list has a period in each of its rows. */
function formatsOf(locale: string): Formats {
  const make = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const formats = known.get(locale) ?? {
    day: make({ day: 'numeric', month: 'short', year: 'numeric' }),
    month: make({ month: 'long', year: 'numeric' }),
  };
  known.set(locale, formats);
  return formats;
}

const startsMonth = (at: Date): boolean => at.getUTCDate() === 1;
const isSameMonth = (a: Date, b: Date): boolean =>
  a.getUTCFullYear() === b.getUTCFullYear() && a.getUTCMonth() === b.getUTCMonth();

/** The last moment that belongs to a period; one that ends at midnight ends with the day before. */
const lastMoment = (end: Date): Date => new Date(end.getTime() - 1000);
const endsMonth = (end: Date): boolean => !isSameMonth(end, new Date(end.getTime() + 86_400_000));

/** A period of an invoice in words. Periods are in UTC, as they are metered: 'October 2026', '1–12 Aug 2026', '10 Oct 2026'. */
export function periodText(start: Date | null | undefined, end: Date | null | undefined, locale: string): string {
  if (!start) return '';
  const { day, month } = formatsOf(locale);
  const last = end && end > start ? lastMoment(end) : start;
  if (startsMonth(start) && isSameMonth(start, last) && endsMonth(last)) return month.format(start);
  return day.formatRange(start, last);
}
