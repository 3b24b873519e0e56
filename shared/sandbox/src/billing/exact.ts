import { currencyDigits } from '@console/contract/currency';
import type { SiteConfigInput } from '@console/contract/site-config';
import Big from 'big.js';

/** Money to so many decimals, halves away from zero. */
export const money = (value: number, decimals = 2): number =>
  Number.isFinite(value) ? new Big(value).round(decimals, Big.roundHalfUp).toNumber() : value;

/** A percentage of an amount to so many decimals. */
export const percentOf = (amount: number, percentage: number, decimals = 2): number =>
  new Big(amount).times(percentage).div(100).round(decimals, Big.roundHalfUp).toNumber();

/** Sum of some money to so many decimals, without the dust of binary fractions. Parts have five decimals at most. */
export function sumMoney(values: Iterable<number>, decimals = 2): number {
  let total = 0;
  for (const value of values) total += Math.round(value * POINTS);
  return money(total / POINTS, decimals);
}

/** The smallest part of money that the API tells: hundred-thousandths of the currency unit. */
export const POINTS = 1e5;
const NANO_PER_POINT = 10_000;

/** What some hours cost, in points; the price of an hour in billionths of the currency unit. */
export function pointsOf(nano: number, hours: number): number {
  const product = nano * hours;
  if (Number.isSafeInteger(product)) return Math.round(product / NANO_PER_POINT);
  const half = BigInt(NANO_PER_POINT / 2);
  return Number((BigInt(nano) * BigInt(hours) + half) / BigInt(NANO_PER_POINT));
}

/** An amount as mails and documents say it: in the site's locale, with the code of the currency and as many decimals as it has in use. */
export const moneyText = (
  { siteLocale, siteCurrency }: Pick<SiteConfigInput, 'siteLocale' | 'siteCurrency'>,
  amount: number,
): string =>
  new Intl.NumberFormat(`${siteLocale}-u-nu-latn`, {
    style: 'currency',
    currency: siteCurrency,
    currencyDisplay: 'code',
    minimumFractionDigits: currencyDigits(siteCurrency),
    maximumFractionDigits: currencyDigits(siteCurrency),
  })
    .format(amount)
    // Narrow and unbreakable spaces are one kind of space to mails and to the font of documents.
    .replace(/\s/g, ' ');
