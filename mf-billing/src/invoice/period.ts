const dates = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });

const startsMonth = (at: Date): boolean => at.getUTCDate() === 1;
const isSameMonth = (a: Date, b: Date): boolean =>
  a.getUTCFullYear() === b.getUTCFullYear() && a.getUTCMonth() === b.getUTCMonth();

/** The last moment that belongs to a period; one that ends at midnight ends with the day before. */
const lastMoment = (end: Date): Date => new Date(end.getTime() - 1000);
const endsMonth = (end: Date): boolean => !isSameMonth(end, new Date(end.getTime() + 86_400_000));

/** A period of an invoice in words. Periods are in UTC, as they are metered: 'October 2026', '1–12 Aug 2026', '10 Oct 2026'. */
export function periodText(start: Date | null | undefined, end: Date | null | undefined, locale: string): string {
  if (!start) return '';
  const day = dates(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const last = end && end > start ? lastMoment(end) : start;
  if (startsMonth(start) && isSameMonth(start, last) && endsMonth(last))
    return dates(locale, { month: 'long', year: 'numeric' }).format(start);
  return day.formatRange(start, last);
}
