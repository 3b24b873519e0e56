/** @jest-environment node */
import { doubtfulFields, doubtsOf } from './doubts';

it('doubts what the rules of the chosen country do not know, and of the site where none is chosen', async () => {
  const values = { company_vat_number: 'EE100366327', customer_phone: '123', country: '' };
  expect(await doubtsOf(values, doubtfulFields, 'EE')).toEqual(['customer_phone']);
  expect(await doubtsOf({ ...values, country: 'DE' }, doubtfulFields, 'EE')).toEqual([
    'company_vat_number',
    'customer_phone',
  ]);
  expect(await doubtsOf(values, ['company_vat_number'], 'EE')).toEqual([]);
});

it('doubts nothing that is empty or has no rules, and nothing without them', async () => {
  const doubts = (company_vat_number: string, country: string) =>
    doubtsOf({ company_vat_number, customer_phone: '', country }, doubtfulFields, 'EE');
  expect(await doubts(' ', '')).toEqual([]);
  expect(await doubts('M2-1234567-8', 'SG')).toEqual([]);
  const lost = () => Promise.reject(new Error('ChunkLoadError'));
  const values = { company_vat_number: 'x', customer_phone: 'x', country: '' };
  const checks = { company_vat_number: lost, customer_phone: lost };
  expect(await doubtsOf(values, doubtfulFields, 'EE', checks)).toEqual([]);
});
