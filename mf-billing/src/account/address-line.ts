import type { BillingAccount } from '@console/contract/billing-account';
import { countryName } from './countries';

type Address = Partial<Pick<BillingAccount, 'address_line1' | 'address_line2' | 'post_index' | 'city' | 'country'>>;

/** An address in one line, as it is written on a letter: 'Riia 24, 51010 Tartu, Estonia'. */
export const addressLine = (of: Address, locale: string): string =>
  [
    of.address_line1,
    of.address_line2,
    [of.post_index, of.city].filter(Boolean).join(' '),
    countryName(of.country, locale),
  ]
    .filter(Boolean)
    .join(', ');
