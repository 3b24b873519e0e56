/** Digits of what somebody typed with spaces or dashes; undefined for anything else. */
export function digitsOf(text: string): string | undefined {
  const plain = text.replaceAll(/[\s-]/g, '');
  return /^\d+$/.test(plain) ? plain : undefined;
}

/** Shortest and longest number of a card. (ISO/IEC 7812) */
export const isCardNumber = (text: string): boolean => /^\d{12,19}$/.test(digitsOf(text) ?? '');

export const isSecurityCode = (text: string): boolean => /^\d{3,4}$/.test(text.trim());

export interface Expiry {
  /** 1 to 12. */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
}

/** Month and year of '09/28', '9 / 2028' or '0928'; undefined for anything else. */
export function expiryOf(text: string): Expiry | undefined {
  const [, first, second] =
    /^\s*(\d{1,2})\s*[/.-]\s*(\d{2}|\d{4})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{2}|\d{4})\s*$/.exec(text) ?? [];
  const month = Number(first);
  const year = Number(second);
  if (!(month >= 1 && month <= 12) || Number.isNaN(year)) return undefined;
  return { month, year: year < 100 ? 2000 + year : year };
}
