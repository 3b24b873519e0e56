import * as v from 'valibot';
import { formSchema, requestOf, visibleFields } from './field-rules';

const texts = { required: 'This field is required', email: 'not an address', country: 'not a country' };
const rules = visibleFields([
  { field: 'email', required: true, visible: true },
  { field: 'customer_phone', required: true, visible: true },
  { field: 'country', required: false, visible: true },
  { field: 'company_vat_number', required: false, visible: false },
  { field: 'customer_id_number', required: true, visible: false },
]);
const filled = {
  email: 'k@example.com',
  customer_phone: '+372 5',
  country: 'EE',
  customer_id_number: '1',
  title: '',
  type: 'other',
};

const faults = (values: Record<string, unknown>): Record<string, string | undefined> => {
  const result = v.safeParse(formSchema(rules, texts), values);
  return Object.fromEntries((result.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]));
};

it('shows what is visible, and what is demanded', () => {
  expect([...rules.keys()]).toEqual(['email', 'customer_phone', 'country', 'customer_id_number']);
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
])('refuses %s %s', (field, value, message) => {
  expect(faults({ ...filled, [field]: value })).toEqual({ [field]: message });
});

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
    customer_phone: '+372 5',
    customer_id_number: '1',
  });
});
