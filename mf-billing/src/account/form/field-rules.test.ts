import * as v from 'valibot';
import type { BillingAccount } from '@console/contract/billing-account';
import {
  changeOf,
  emptyValues,
  fieldsOf,
  formSchema,
  requestOf,
  valuesOf,
  visibleFields,
  type AccountValues,
} from './field-rules';

const texts = {
  required: 'This field is required',
  email: 'not an address',
  country: 'not a country',
  lang: 'not a language',
};
const rules = visibleFields([
  { field: 'email', required: true, visible: true },
  { field: 'customer_phone', required: true, visible: true },
  { field: 'country', required: false, visible: true },
  { field: 'company_vat_number', required: false, visible: false },
  { field: 'customer_id_number', required: true, visible: false },
]);
const filled: AccountValues = {
  ...emptyValues,
  email: 'k@example.com',
  customer_phone: '+372 5',
  country: 'EE',
  customer_id_number: '1',
};

const faults = (values: object): Record<string, string | undefined> => {
  const result = v.safeParse(formSchema(rules, texts), values);
  return Object.fromEntries((result.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
};

it('shows what is visible, and what is demanded', () => {
  expect([...rules.keys()]).toEqual(['email', 'customer_phone', 'country', 'customer_id_number', 'title', 'lang']);
});

it('always demands the e-mail', () => {
  expect(visibleFields([{ field: 'email', required: false, visible: false }]).get('email')).toEqual({ required: true });
  expect(visibleFields([]).get('email')).toEqual({ required: true });
});

it('takes what is filled in', () => {
  expect(faults(filled)).toEqual({});
});

it('tells each field what it lacks', () => {
  expect(faults({ ...filled, email: ' ', customer_phone: '', customer_id_number: '' })).toEqual({
    email: texts.required,
    customer_phone: texts.required,
    customer_id_number: texts.required,
  });
});

it.each([
  ['email', 'kadri', texts.email],
  ['email', 'kadri@example', texts.email],
  ['country', 'EST', texts.country],
  ['country', 'E', texts.country],
  ['lang', 'e', texts.lang],
  ['lang', 'english', texts.lang],
])('refuses %s %s', (field, value, message) => {
  expect(faults({ ...filled, [field]: value })).toEqual({ [field]: message });
});

it.each(['', 'et', 'est'])('takes %j for a language', (lang) => expect(faults({ ...filled, lang })).toEqual({}));

it('leaves optional fields empty', () => {
  expect(faults({ ...filled, country: '' })).toEqual({});
});

it('knows two types of accounts', () => {
  expect(Object.keys(faults({ ...filled, type: 'card' }))).toEqual(['type']);
});

it('sends what is shown and filled in, and nothing else', () => {
  expect(
    requestOf(rules, { ...filled, email: ' k@example.com ', country: '', city: 'Tartu', company_vat_number: 'EE1' }),
  ).toEqual({
    email: 'k@example.com',
    client_email: 'k@example.com',
    customer_phone: '+372 5',
    customer_id_number: '1',
    send_invoice_email: true,
    type: 'other',
  });
});

it('sends a document with its name, and a referral code', () => {
  const withDocument = visibleFields([{ field: 'document', required: true, visible: true }]);
  const given = { ...filled, document: 'cGFwZXI=', document_name: 'paper.pdf', referral_code: ' ab12cd ' };
  expect(requestOf(withDocument, given)).toMatchObject({
    document: 'cGFwZXI=',
    document_name: 'paper.pdf',
    referral_code: 'ab12cd',
  });
  expect(requestOf(rules, given)).not.toHaveProperty('document');
});

it('shows the second line of an address with the first', () => {
  expect(visibleFields([{ field: 'address_line1', required: true, visible: true }]).get('address_line2')).toEqual({
    required: false,
  });
  expect(rules.has('address_line2')).toBe(false);
});

describe('a change of an account that is there', () => {
  const account: BillingAccount = {
    id: 7,
    title: 'Main',
    email: 'k@example.com',
    company_vat_number: 'EE100366327',
    city: 'Tartu',
    country: 'EE',
    customer_phone: '+372 5',
    customer_id_number: '1',
    send_invoice_email: false,
    document_name: 'paper.pdf',
  };

  it('begins with what the account says', () => {
    expect(valuesOf(account)).toMatchObject({ title: 'Main', city: 'Tartu', lang: '', send_invoice_email: false });
    expect(valuesOf(account)).toMatchObject({ document: '', document_name: '' });
  });

  it('sends what is not shown as it is, clears what was cleared, and leaves an empty country out', () => {
    expect(changeOf(account, rules, { ...valuesOf(account), title: '', country: '', city: 'not shown' })).toEqual({
      billing_account_id: 7,
      title: '',
      email: 'k@example.com',
      customer_name: '',
      customer_phone: '+372 5',
      customer_id_number: '1',
      company_name: '',
      company_reg_code: '',
      company_vat_number: 'EE100366327',
      address_line1: '',
      address_line2: '',
      city: 'Tartu',
      county: '',
      post_index: '',
      lang: '',
      send_invoice_email: false,
      document_name: 'paper.pdf',
    });
  });

  it('asks for no document again, and sends another one with its name', () => {
    const demanded = visibleFields([{ field: 'document', required: true, visible: true }]);
    const fields = fieldsOf(demanded, account);
    expect(fields.get('document')).toEqual({ required: false });
    expect(fieldsOf(demanded, { document_name: null }).get('document')).toEqual({ required: true });
    const values = { ...valuesOf(account), document: 'bmV3', document_name: 'new.pdf' };
    expect(changeOf(account, fields, values)).toMatchObject({ document: 'bmV3', document_name: 'new.pdf' });
    expect(changeOf(account, rules, values)).toMatchObject({ document_name: 'paper.pdf' });
  });
});
