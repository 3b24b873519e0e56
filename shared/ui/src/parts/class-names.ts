/** Joins class names; what is not a string is left out. */
export const cx = (...names: (string | false | undefined | null)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined;
