import type { AccountRow } from '../model/billing';

/** The customer of an invoice as the account names it now, as JSON. */
export const snapshotOf = ({ id, user_id, fields, is_deleted, created }: AccountRow): string =>
  JSON.stringify({ id: Number(id), user_id, ...fields, is_deleted, created });
