import Big from 'big.js';

/** Digits after the point that a currency has; two where the platform does not know it. */
export function digitsOf(currency: string): number {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

/** An amount in the smallest unit of its currency, as most processors count. */
export const minorUnits = (amount: number, currency: string): number =>
  Number(new Big(amount).times(new Big(10).pow(digitsOf(currency))).round(0));
