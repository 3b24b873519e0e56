import * as v from 'valibot';
import type { Invoice } from '@console/contract/invoice';

const line = v.optional(v.nullable(v.string()));
const Snapshot = v.object({
  title: line,
  company_name: line,
  company_vat_number: line,
  customer_name: line,
  address_line1: line,
  address_line2: line,
  city: line,
  post_index: line,
  country: line,
});
export type Snapshot = v.InferOutput<typeof Snapshot>;

/** The customer as an invoice was made out to it; undefined where that is not there, or not JSON. */
export function snapshotOf({ account_snapshot: text }: Pick<Invoice, 'account_snapshot'>): Snapshot | undefined {
  try {
    const parsed = v.safeParse(Snapshot, JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
