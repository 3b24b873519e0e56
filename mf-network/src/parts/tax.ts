import { useBrand } from '@console/ui';

/** What the brand calls the tax: 'VAT' or 'GST'. (spec 1, section 3) */
export const useTaxLabel = (): string => useBrand()?.taxLabel ?? 'VAT';
