/** Currencies that are counted in fewer decimals than they have on paper; engines differ in what they know of these. */
const asUsed: Readonly<Record<string, number>> = { HUF: 0, IDR: 0 };

const ORDINARY = 2;
const known = new Map<string, number>();

function read(currency: string): number {
  const used = new Map(Object.entries(asUsed)).get(currency);
  if (used !== undefined) return used;
  try {
    return (
      new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? ORDINARY
    );
  } catch {
    return ORDINARY;
  }
}

/**
 * Decimals that amounts of a currency have: 2 for EUR, 0 for JPY and IDR, 3 for KWD; 2 where the code is none.
 * @param currency ISO 4217
 */
export function currencyDigits(currency: string): number {
  const code = currency.toUpperCase();
  const digits = known.get(code) ?? read(code);
  known.set(code, digits);
  return digits;
}
