import type { SiteConfigInput } from '@console/contract/site-config';

/** An amount as mails and documents say it: in the site's locale, with the code of the currency. */
export const moneyText = (
  { siteLocale, siteCurrency }: Pick<SiteConfigInput, 'siteLocale' | 'siteCurrency'>,
  amount: number,
): string =>
  new Intl.NumberFormat(`${siteLocale}-u-nu-latn`, {
    style: 'currency',
    currency: siteCurrency,
    currencyDisplay: 'code',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
    .format(amount)
    // Narrow and unbreakable spaces are one kind of space to mails and to the font of documents.
    .replace(/\s/g, ' ');
