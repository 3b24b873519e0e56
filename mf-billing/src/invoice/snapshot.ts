import * as v from 'valibot';
import type { Invoice } from '@console/contract/invoice';
import { jsonFacts, textFact } from '@console/contract/json-facts';

const Snapshot = v.object({
  title: textFact(),
  company_name: textFact(),
  company_vat_number: textFact(),
  customer_name: textFact(),
  address_line1: textFact(),
  address_line2: textFact(),
  city: textFact(),
  post_index: textFact(),
  country: textFact(),
});
export type Snapshot = v.InferOutput<typeof Snapshot>;

/** The customer as an invoice was made out to it, as far as it can be read; undefined where it is not there, or not JSON. */
export function snapshotOf({ account_snapshot }: Pick<Invoice, 'account_snapshot'>): Snapshot | undefined {
  const facts = jsonFacts(account_snapshot);
  return facts && v.parse(Snapshot, facts);
}
