import type { AccountRow } from '../model/billing';

/** What people call an account. */
export const accountName = ({ id, fields }: AccountRow): string =>
  fields.title || fields.company_name || fields.customer_name || fields.email || id;
