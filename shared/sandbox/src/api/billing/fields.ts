import type { updateBillingAccount } from '@console/contract/billing-account-change';
import type { HandlerParamsOf } from '@console/contract/endpoint';
import { vatOf } from '../../billing/vat';
import type { CustomerFields } from '../../model/billing';
import type { SiteRuntime } from '../../site';

/** What a customer has said of an account. */
export type GivenFields = Omit<HandlerParamsOf<typeof updateBillingAccount>, 'billing_account_id'>;

/** What the site's field rules miss, by field; the e-mail address is required everywhere. (spec 2, section 3) */
export function missingFields({ config }: SiteRuntime, given: GivenFields): Record<string, string> {
  const rules = config.billingFields ?? [];
  const required = rules.filter((rule) => rule.required && rule.visible).map((rule) => rule.field);
  const values: Readonly<Record<string, unknown>> = { ...given };
  const missing = ['email', ...required].filter((field) => {
    const value = values[field];
    return typeof value !== 'string' || value.trim() === '';
  });
  return Object.fromEntries(missing.map((field) => [field, 'This field is required']));
}

/** The fields as they are kept; what is left out is empty. */
export function fieldsOf(given: GivenFields): CustomerFields {
  const text = (value: string | undefined) => value?.trim() ?? '';
  return {
    title: text(given.title),
    email: text(given.email),
    address_line1: text(given.address_line1),
    address_line2: text(given.address_line2),
    city: text(given.city),
    county: text(given.county),
    post_index: text(given.post_index),
    country: text(given.country).toUpperCase(),
    company_name: text(given.company_name),
    company_reg_code: text(given.company_reg_code),
    company_vat_number: text(given.company_vat_number),
    customer_id_number: text(given.customer_id_number),
    customer_name: text(given.customer_name),
    customer_phone: text(given.customer_phone),
    lang: text(given.lang),
  };
}

/** VAT by the country of the customer; the site's own where there is none. */
export const vatFor = ({ config }: SiteRuntime, { country }: CustomerFields): number =>
  vatOf(country || config.siteCountry);
