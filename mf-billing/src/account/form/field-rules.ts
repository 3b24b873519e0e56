import * as v from 'valibot';
import type { BillingAccount } from '@console/contract/billing-account';
import type { updateBillingAccount } from '@console/contract/billing-account-change';
import { COUNTRY, EMAIL, LANGUAGE, type AccountType } from '@console/contract/billing-account-fields';
import type { ParamsOf } from '@console/contract/endpoint';
import type { BillingField, BillingFieldRule, SiteConfig } from '@console/contract/site-config';

/** Rules where a site has none: everything an invoice needs is asked for, only the email is demanded. (spec 2, section 3) */
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

/** The fields that a form shows, with whether each must be filled in. */
export type FieldRules = ReadonlyMap<FormField, { readonly required: boolean }>;

/** Fields that no rule of a site speaks of. */
const ownFields = ['title', 'address_line2', 'lang'] as const;
export type FormField = BillingField | (typeof ownFields)[number];

const optional = { required: false } as const;

/**
 * The fields that a form shows, with whether each must be filled in. A field that is demanded is shown even where the
 * configuration says hidden: nobody can fill in what they do not see. Email is always demanded; the second line of an
 * address goes with the first.
 */
export function visibleFields(rules: SiteConfig['billingFields']): FieldRules {
  const used = rules.length > 0 ? rules : fallback;
  const shown = new Map<FormField, { readonly required: boolean }>(
    used.filter(({ visible, required }) => visible || required).map(({ field, required }) => [field, { required }]),
  );
  shown.set('email', { required: true });
  shown.set('title', optional);
  shown.set('lang', optional);
  if (shown.has('address_line1')) shown.set('address_line2', optional);
  return shown;
}

/** The same for an account that is there: a document that was given once is not asked for again. */
export function fieldsOf(
  rules: FieldRules,
  { document_name: given }: Pick<BillingAccount, 'document_name'>,
): FieldRules {
  return given && rules.has('document') ? new Map([...rules, ['document', optional]]) : rules;
}

export interface FieldTexts {
  readonly required: string;
  readonly email: string;
  readonly country: string;
  readonly lang: string;
}

/** What the form holds: every field as text, of a document its content as base64. Fields that are not shown stay ''. */
export interface AccountValues extends Record<FormField, string> {
  document_name: string;
  send_invoice_email: boolean;
  /** Of a new account. */
  type: AccountType;
  referral_code: string;
  campaign_code: string;
}

/** A form in which nothing is filled in. */
export const emptyValues: AccountValues = {
  title: '',
  email: '',
  customer_name: '',
  customer_phone: '',
  customer_id_number: '',
  company_name: '',
  company_reg_code: '',
  company_vat_number: '',
  address_line1: '',
  address_line2: '',
  city: '',
  county: '',
  post_index: '',
  country: '',
  lang: '',
  document: '',
  document_name: '',
  send_invoice_email: true,
  type: 'other',
  referral_code: '',
  campaign_code: '',
};

const patterns: Partial<Record<FormField, RegExp>> = { email: EMAIL, country: COUNTRY, lang: LANGUAGE };

function fieldSchema(field: FormField, required: boolean, texts: FieldTexts): v.GenericSchema<string, string> {
  const base = required ? v.pipe(v.string(), v.trim(), v.nonEmpty(texts.required)) : v.pipe(v.string(), v.trim());
  const pattern = patterns[field];
  const text = field === 'email' || field === 'country' || field === 'lang' ? texts[field] : undefined;
  return pattern ? v.pipe(base, v.regex(pattern, text)) : base;
}

/** The schema of the form that a site's rules make. (spec 2, section 5) */
export function formSchema(fields: FieldRules, texts: FieldTexts): v.GenericSchema<AccountValues> {
  const shown = Object.fromEntries(
    [...fields].map(([field, { required }]) => [field, fieldSchema(field, required, texts)] as const),
  );
  const line = v.pipe(v.string(), v.trim());
  return v.object({
    title: line,
    email: line,
    customer_name: line,
    customer_phone: line,
    customer_id_number: line,
    company_name: line,
    company_reg_code: line,
    company_vat_number: line,
    address_line1: line,
    address_line2: line,
    city: line,
    county: line,
    post_index: line,
    country: line,
    lang: line,
    document: line,
    document_name: line,
    send_invoice_email: v.boolean(),
    type: v.picklist(['invoice', 'other']),
    referral_code: line,
    campaign_code: line,
    ...shown,
  });
}

/**
 * Of a new account only what is shown and filled in is sent. Its email goes by both of its names: of a change it is a field,
 * of a new account the client's. (spec 2, section 7)
 */
export function requestOf(fields: FieldRules, values: AccountValues) {
  const texts = [...fields.keys()]
    .map((name) => [name, values[name].trim()] as const)
    .filter(([, text]) => text !== '');
  return {
    ...Object.fromEntries(texts),
    client_email: values.email.trim(),
    ...(fields.has('document') && values.document ? { document_name: values.document_name } : {}),
    ...(values.referral_code.trim() ? { referral_code: values.referral_code.trim() } : {}),
    send_invoice_email: values.send_invoice_email,
    type: values.type,
  };
}

/** The fields of an account as the form holds them. */
export function valuesOf(account: BillingAccount): AccountValues {
  const texts = Object.fromEntries(textFields.map((name) => [name, account[name] ?? ''] satisfies [string, string]));
  return { ...emptyValues, ...texts, send_invoice_email: account.send_invoice_email ?? true };
}

/** Fields of an account that are lines of text. */
const textFields = [
  'title',
  'email',
  'customer_name',
  'customer_phone',
  'customer_id_number',
  'company_name',
  'company_reg_code',
  'company_vat_number',
  'address_line1',
  'address_line2',
  'city',
  'county',
  'post_index',
  'country',
  'lang',
] as const satisfies readonly Exclude<FormField, 'document'>[];

/**
 * The whole of an account as it is sent: a change replaces everything, so fields that the form does not show go with it
 * as they are. What is empty is left out, which clears it; of a country there is no empty one. (spec 2, section 7)
 * @param account as it is now
 */
export function changeOf(
  account: BillingAccount,
  fields: FieldRules,
  values: AccountValues,
): ParamsOf<typeof updateBillingAccount> {
  const texts = textFields
    .map((name) => [name, (fields.has(name) ? values[name] : (account[name] ?? '')).trim()] as const)
    .filter(([name, text]) => text !== '' || name !== 'country');
  const hasNewDocument = fields.has('document') && values.document !== '';
  const document = hasNewDocument ? values.document : account.document;
  const documentName = hasNewDocument ? values.document_name : account.document_name;
  return {
    billing_account_id: account.id,
    ...Object.fromEntries(texts),
    send_invoice_email: values.send_invoice_email,
    ...(document ? { document } : {}),
    ...(documentName ? { document_name: documentName } : {}),
  };
}
