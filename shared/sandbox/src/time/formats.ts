/** The forms in which the API writes times; they differ by resource on purpose. Input in epoch seconds. */

/** 'YYYY-MM-DD HH:MM:SS' in UTC: users, tokens, machines, networks, addresses, services. */
export const utc = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ');

/** The same with microseconds, 26 characters: disks and replicas. */
export const utcMicro = (seconds: number): string =>
  `${utc(seconds)}.${String((seconds * 7919) % 1_000_000).padStart(6, '0')}`;

/** With milliseconds and offset, 28 characters: buckets. */
export const offset = (seconds: number): string => {
  const iso = new Date(seconds * 1000 + ((seconds * 7919) % 1000)).toISOString();
  return `${iso.slice(0, 23)}+0000`;
};

/** Null where there is no time. */
export const utcOrNull = (seconds: number | null): string | null => (seconds === null ? null : utc(seconds));

/** 'YYYY-MM' of a time. */
export const monthOf = (seconds: number): string => utc(seconds).slice(0, 7);

/** First second of the month that a time is in, or of the one `months` later. */
export function monthStart(seconds: number, months = 0): number {
  const date = new Date(seconds * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / 1000;
}

/** Second of a moment that is written 'YYYY-MM-DD HH:MM:SS'. */
export const fromUtc = (text: string): number => Date.parse(`${text.replace(' ', 'T')}Z`) / 1000;
