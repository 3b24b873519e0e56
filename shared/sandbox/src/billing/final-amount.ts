import { currencyDigits } from '@console/contract/currency';
import Big from 'big.js';
import type { SiteConfigInput } from '@console/contract/site-config';

/** What a top-up costs. Amounts in the site's currency except `charge`, each to the decimals that its currency has. */
export interface FinalAmount {
  readonly fee: number;
  /** Credit and fee. */
  readonly subtotal: number;
  readonly vat: number;
  readonly total: number;
  /** The currency that the processor takes. */
  readonly currency: string;
  /** The total in that currency. */
  readonly charge: number;
}

const coins = (value: Big, currency: string): Big => value.round(currencyDigits(currency), Big.roundHalfUp);

/**
 * What a person pays for so much credit by a way of paying: the fee of its processor (a percentage of the credit plus
 * a flat rate in the site's currency), VAT on both, and the sum in the currency that the processor takes. A processor
 * that the site does not have, or one without a fee, costs nothing. (spec 2, sections 3 and 9)
 */
export function finalTopUpAmount(
  config: Pick<SiteConfigInput, 'siteCurrency' | 'paymentProcessors'>,
  keyword: string,
  amount: number,
  vatPercentage: number,
): FinalAmount {
  const processor = config.paymentProcessors?.find((row) => row.keyword === keyword);
  const { percentage, flat_rate } = processor?.service_fee ?? { percentage: 0, flat_rate: 0 };
  const { siteCurrency } = config;
  const fee = coins(new Big(amount).times(percentage).div(100).plus(flat_rate), siteCurrency);
  const subtotal = new Big(amount).plus(fee);
  const vat = coins(subtotal.times(vatPercentage).div(100), siteCurrency);
  const total = subtotal.plus(vat);
  const conversion = processor?.charge_currency_conversion;
  const currency = conversion?.to_currency ?? siteCurrency;
  return {
    fee: fee.toNumber(),
    subtotal: coins(subtotal, siteCurrency).toNumber(),
    vat: vat.toNumber(),
    total: coins(total, siteCurrency).toNumber(),
    currency,
    charge: coins(conversion ? total.times(conversion.exchange_rate) : total, currency).toNumber(),
  };
}
