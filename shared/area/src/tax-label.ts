import { useSite } from './site';

/** What the brand calls the tax: 'VAT', or 'GST' on one. (spec 2, section 2) */
export const useTaxLabel = (): string => useSite().brand.taxLabel;
