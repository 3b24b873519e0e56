import * as v from 'valibot';
import type { BillingField, BillingFieldRule, SiteConfig } from '@console/contract/site-config';

/** Rules where a site has none: everything an invoice needs is asked for, only the e-mail is demanded. (spec 2, section 3) */
const fallback: readonly BillingFieldRule[] = (
  [
    'email',
    'customer_name',
    'customer_phone',
    'company_name',
    'company_reg_code',
    'country',
    'county',
    'city',
    'address_line1',
    'post_index',
  ] as const
).map((field) => ({ field, required: field === 'email', visible: true }));

export type FieldRules = ReadonlyMap<BillingField, { readonly required: boolean }>;

/**
 * The fields that a form shows, with whether each must be filled in. A field that is demanded is shown even where the
 * configuration says hidden: nobody can fill in what they do not see. E-mail is always demanded.
 */
export function visibleFields(rules: SiteConfig['billingFields']): FieldRules {
  const used = rules.length > 0 ? rules : fallback;
  const shown = new Map(
    used.filter(({ visible, required }) => visible || required).map(({ field, required }) => [field, { required }]),
  );
  shown.set('email', { required: true });
  return shown;
}

const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

export interface FieldTexts {
  readonly required: string;
  readonly email: string;
  readonly country: string;
}

/** Fields that every site shows besides those of its rules. */
export const ownFields = ['title'] as const;
export type FormField = BillingField | (typeof ownFields)[number];

function fieldSchema(field: FormField, required: boolean, texts: FieldTexts): v.GenericSchema<string, string> {
  const base = required ? v.pipe(v.string(), v.trim(), v.nonEmpty(texts.required)) : v.pipe(v.string(), v.trim());
  const optional = (test: (value: string) => boolean, message: string) =>
    v.pipe(
      base,
      v.check((value: string) => value === '' || test(value), message),
    );
  if (field === 'email') return optional((value) => EMAIL.test(value), texts.email);
  if (field === 'country') return optional((value) => /^[A-Za-z]{2}$/.test(value), texts.country);
  return base;
}

/** What the form holds: the fields that the site shows; of a document its content as base64 text. */
export interface AccountValues extends Partial<Record<FormField, string>> {
  title: string;
  document_name?: string | undefined;
  type: 'invoice' | 'other';
}

/** The schema of the form that a site's rules make. (spec 2, section 5) */
export function formSchema(fields: FieldRules, texts: FieldTexts): v.GenericSchema<AccountValues> {
  const entries = [...fields].map(([field, { required }]) => [field, fieldSchema(field, required, texts)] as const);
  return v.object({
    ...Object.fromEntries(entries),
    title: fieldSchema('title', false, texts),
    document_name: v.optional(v.string(), ''),
    type: v.picklist(['invoice', 'other']),
  });
}

/** What is sent: only fields that are shown and filled in. */
export function requestOf(
  fields: FieldRules,
  values: Partial<Record<keyof AccountValues, string>>,
): Record<string, string> {
  const names: (keyof AccountValues)[] = [...fields.keys(), ...ownFields];
  if (values.document) names.push('document_name');
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values[name];
      return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [];
    }),
  );
}
