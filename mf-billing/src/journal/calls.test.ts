import { declaredJournal } from '@console/area/testing';
import { createBillingAccount } from '@console/contract/billing-account-create';
import { setFormats } from '@console/ui';
import { journal } from './calls';

it('says what was paid in the currency of the site', async () => {
  setFormats({ locale: 'en-GB', currency: 'EUR' });
  expect((await declaredJournal(journal)).words('buyCredit', { amount: '25' })).toBe('Started a top-up of €25.00');
});

it('does not say that an invoice was paid whose payment was declined', async () => {
  const { words } = await declaredJournal(journal);
  expect(words('payInvoice', { success: true })).toBe('Paid an invoice');
  expect(words('payInvoice', { success: false })).toBe('The payment of an invoice was declined');
});

it('knows a new account by the response', async () => {
  const { response } = await declaredJournal(journal);
  expect(response(createBillingAccount, { id: 7 }).subjects).toEqual(['billing_account_id:7']);
});
