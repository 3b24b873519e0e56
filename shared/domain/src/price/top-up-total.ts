import { big, type Money } from '@console/api';
import { currencyDigits } from '@console/contract/currency';
import type { PaymentProcessor } from '@console/contract/payment-processor';

const HALF_UP = 1;

/** What a top-up costs. Amounts in the site's currency except `charge`, each with as many decimals as its currency has. */
export interface TopUpTotal {
  /** What is added to the balance. */
  readonly credit: Money;
  readonly fee: Money;
  /** Credit and fee. */
  readonly beforeTax: Money;
  readonly tax: Money;
  /** `beforeTax` and `tax`. */
  readonly total: Money;
  /** What the processor takes, in its own currency; undefined where that is the site's. */
  readonly charge: { readonly amount: Money; readonly currency: string; readonly rate: number } | undefined;
}

interface TopUpOptions {
  /** Credit to buy, in the site's currency. */
  readonly amount: Money | string | number;
  /** Nothing of it costs nothing. */
  readonly processor: Pick<PaymentProcessor, 'service_fee' | 'charge_currency_conversion'> | undefined;
  /** In percent. */
  readonly vatPercentage: number | null | undefined;
  /** The site's currency. */
  readonly currency: string;
}

/**
 * Fee, tax and charge of a top-up: the fee is a percentage of the credit plus a flat rate, tax is on both, and the sum is
 * converted. Each line is rounded, half up, before it is added, so that lines give the total. (spec 2, sections 3 and 9)
 */
export function topUpTotal({ amount, processor, vatPercentage, currency }: TopUpOptions): TopUpTotal {
  const inSite = (value: Money): Money => value.round(currencyDigits(currency), HALF_UP);
  const credit = big(amount);
  const { percentage, flat_rate } = processor?.service_fee ?? { percentage: 0, flat_rate: 0 };
  const fee = inSite(credit.times(big(percentage)).div(100).plus(big(flat_rate)));
  const beforeTax = credit.plus(fee);
  const tax = inSite(beforeTax.times(big(vatPercentage)).div(100));
  const total = beforeTax.plus(tax);
  const conversion = processor?.charge_currency_conversion;
  return {
    credit,
    fee,
    beforeTax,
    tax,
    total,
    charge: conversion
      ? {
          amount: total.times(big(conversion.exchange_rate)).round(currencyDigits(conversion.to_currency), HALF_UP),
          currency: conversion.to_currency,
          rate: conversion.exchange_rate,
        }
      : undefined,
  };
}
