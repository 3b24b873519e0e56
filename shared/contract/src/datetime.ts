/** A date or time that matches none of the accepted formats. (spec 1, section 5) */
export class DatetimeError extends Error {
  override readonly name = 'DatetimeError';
}

const ISO_UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
const OFFSET = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3})([+-]\d{2}):?(\d{2})$/;
const UTC_SECONDS = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
const UTC_MICROSECONDS = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}\.\d{3})\d{3}$/;
const YEAR_MONTH = /^\d{4}-\d{2}$/;

/** The ISO form of an accepted string, or undefined where the shape is unknown. */
function toIso(text: string): string | undefined {
  if (ISO_UTC.test(text)) return text;
  if (UTC_SECONDS.test(text)) return `${text.replace(' ', 'T')}Z`;
  const micro = UTC_MICROSECONDS.exec(text);
  if (micro) return `${micro[1]}T${micro[2]}Z`;
  const offset = OFFSET.exec(text);
  if (offset) return `${offset[1]}${offset[2]}:${offset[3]}`;
  if (YEAR_MONTH.test(text)) return `${text}-01T00:00:00Z`;
  return undefined;
}

/** Every month has so many days. */
const SHORTEST_MONTH = 28;

/** Date.parse rolls 31 June over to 1 July; such a day is a wrong value here. */
function rollsOver(iso: string): boolean {
  // Most days are looked at no further: a list of thousands has many times as many of them.
  if (Number(iso.slice(8, 10)) <= SHORTEST_MONTH) return false;
  const day = iso.slice(0, 10);
  const midnight = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day;
}

/**
 * Reads a Unix timestamp: 1e12 or more is milliseconds, 1e9 or more is seconds. (spec 1, section 3)
 * @throws DatetimeError 'Unknown Unix timestamp format' below 1e9
 */
export function parseTimestamp(value: number): Date {
  if (value >= 1e12) return checked(new Date(value), String(value));
  if (value >= 1e9) return checked(new Date(value * 1000), String(value));
  throw new DatetimeError(`Unknown Unix timestamp format: ${value}`);
}

function checked(date: Date, source: string): Date {
  if (Number.isNaN(date.getTime())) throw new DatetimeError(`Invalid datetime: ${source}`);
  return date;
}

/**
 * Reads a date from the API in any of its formats (spec 1, section 3): ISO UTC with Z (20 characters), an offset with
 * milliseconds (28 or 29), 'YYYY-MM-DD HH:MM:SS' in UTC (19), the same with microseconds (26), 'YYYY-MM', or a Unix
 * timestamp in seconds or milliseconds.
 * @throws DatetimeError 'Unknown datetime format' or 'Invalid datetime', 'Unknown Unix timestamp format'
 */
export function parseDatetime(value: string | number): Date {
  if (typeof value === 'number') return parseTimestamp(value);
  const iso = toIso(value);
  if (!iso) throw new DatetimeError(`Unknown datetime format: ${value}`);
  if (rollsOver(iso)) throw new DatetimeError(`Invalid datetime: ${value}`);
  return checked(new Date(iso), value);
}

/**
 * Reads a month 'YYYY-MM'; comes out as its first instant in UTC.
 * @throws DatetimeError unless it is four digits, a dash and two digits of a real month
 */
export function parseYearMonth(value: string): Date {
  if (!YEAR_MONTH.test(value)) throw new DatetimeError(`Invalid datetime, expected YYYY-MM: ${value}`);
  return parseDatetime(value);
}

/** Writes a date as the API's 'YYYY-MM-DD HH:MM:SS' in UTC. */
export function formatUtc(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ');
}
