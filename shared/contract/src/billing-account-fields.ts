import * as v from 'valibot';
import { flag, text } from './schema';

/** Country: exactly 2 letters, or not given. (spec 2, section 5) */
export const COUNTRY = /^([A-Za-z]{2})?$/;
/** Language: 2-3 letters or empty. (spec 2, section 5) */
export const LANGUAGE = /^([A-Za-z]{2,3})?$/;
/** One sign on each side of an @ and a dot behind it: what a server can tell of an address without writing to it. */
export const EMAIL = /^(\s*[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+\s*)?$/;

/** How an account pays. (spec 2, section 5) */
export const accountTypes = ['invoice', 'other'] as const;
export type AccountType = (typeof accountTypes)[number];

/** Larger documents are refused: characters of base64, some 6 MB of content. */
export const LARGEST_DOCUMENT = 8_000_000;
/** Base64, with or without the head of a data URL. */
export const DOCUMENT = /^(data:[\w.+/-]*;base64,)?[A-Za-z0-9+/\s]*(={1,2}\s*)?$/;

export const emailText = () => v.pipe(text(), v.regex(EMAIL, 'Not an email address'));

const line = () => v.optional(text());

/** What a customer says of an account, when it is made and whenever it is changed. (spec 2, sections 3, 5 and 7) */
export const editableFields = {
  title: line(),
  email: v.optional(emailText()),
  address_line1: line(),
  address_line2: line(),
  city: line(),
  county: line(),
  post_index: line(),
  country: v.optional(v.pipe(text(), v.regex(COUNTRY, 'Country must be exactly 2 letters'))),
  company_name: line(),
  company_reg_code: line(),
  company_vat_number: line(),
  customer_id_number: line(),
  customer_name: line(),
  customer_phone: line(),
  lang: v.optional(v.pipe(text(), v.regex(LANGUAGE, 'Language must be 2-3 letters or empty'))),
  send_invoice_email: v.optional(flag()),
  /** A file as base64 text. */
  document: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(LARGEST_DOCUMENT, 'The document is too large'),
      v.regex(DOCUMENT, 'The document must be base64 text'),
    ),
  ),
  document_name: line(),
};
