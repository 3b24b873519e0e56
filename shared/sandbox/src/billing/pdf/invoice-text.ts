import type { AccountRow, InvoiceRow } from '../../model/billing';
import type { SiteRuntime } from '../../site';
import { invoiceRecords, type Recorded, snapshotOf } from '../invoice-totals';

export const titles: Readonly<Record<InvoiceRow['type'], string>> = {
  cloud_services: 'Invoice',
  credit_topup: 'Top-up invoice',
  credit_note: 'Credit note',
};

/** 'YYYY-MM-DD' in UTC, which needs no translation. */
export const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

/** A country by its name in English; its letters where they name none. */
export function countryName(code: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

function customerOf(invoice: InvoiceRow, account: AccountRow | undefined): ReadonlyMap<string, string> {
  const snapshot = invoice.snapshot ?? (account ? snapshotOf(account) : '{}');
  const parsed: unknown = JSON.parse(snapshot);
  const entries = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
  return new Map(entries.flatMap(([key, value]) => (typeof value === 'string' && value ? [[key, value]] : [])));
}

/** Who an invoice is for, as the lines of an address. */
export function customerLines(invoice: InvoiceRow, account: AccountRow | undefined): string[] {
  const customer = customerOf(invoice, account);
  const get = (key: string): string => customer.get(key) ?? '';
  const labelled = (label: string, key: string): string => (get(key) ? `${label} ${get(key)}` : '');
  const names = [get('company_name'), get('customer_name')];
  return [
    ...(names.some(Boolean) ? names : [get('title')]),
    get('address_line1'),
    get('address_line2'),
    [get('post_index'), get('city')].filter(Boolean).join(' '),
    get('county'),
    get('country') && countryName(get('country')),
    labelled('Reg. no.', 'company_reg_code'),
    labelled('VAT no.', 'company_vat_number'),
    get('email'),
  ].filter(Boolean);
}

/** Who an invoice is from. */
export const sellerLines = ({ config }: SiteRuntime): string[] =>
  [config.siteName, countryName(config.siteCountry), config.billingEmail ?? ''].filter(Boolean);

export interface Group {
  readonly place: string;
  readonly records: readonly Recorded[];
}

/** The records of an invoice by location, in the order of the site's locations; those without one come last. */
export function groupsOf({ config }: SiteRuntime, invoice: InvoiceRow): Group[] {
  const records = invoiceRecords(invoice);
  const groups = config.locations.map(({ slug, display_name }) => ({
    place: display_name,
    records: records.filter((record) => record.location_slug === slug),
  }));
  const slugs = new Set(config.locations.map(({ slug }) => slug));
  const others = records.filter(({ location_slug }) => location_slug === null || !slugs.has(location_slug));
  const found = groups.filter((group) => group.records.length > 0);
  return others.length > 0 ? [...found, { place: found.length > 0 ? 'Elsewhere' : '', records: others }] : found;
}
