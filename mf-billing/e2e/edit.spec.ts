import * as v from 'valibot';
import { BillingAccount } from '@console/contract/billing-account';
import type { Sandbox } from '../../shared/tooling/src/e2e/sandbox';
import {
  expect,
  expectAccessible,
  expectFits,
  expectToast,
  inEachLook,
  LOOKS,
  test,
} from '../../shared/tooling/src/e2e/fixtures';

const MAIN = 1_048_001;
const EDIT = `/billing/account/${MAIN}/edit`;
const CALL = '/payment/billing_account';

/** The account as the API has it now. */
async function stored(sandbox: Sandbox): Promise<BillingAccount> {
  const accounts = v.parse(v.array(BillingAccount), await sandbox.api('customer', 'GET', `${CALL}/list`));
  const account = accounts.find(({ id }) => id === MAIN);
  if (!account) throw new Error(`no account ${MAIN}`);
  return account;
}

const sent = async (sandbox: Sandbox) =>
  (await sandbox.requests()).filter(({ method, path }) => method === 'PUT' && path.includes(CALL));

test('details are changed from the page of an account; what the site hides stays as it is', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const before = await stored(sandbox);
  await signIn('customer');
  await open(`/billing/account/${MAIN}`);
  await page.getByRole('link', { name: 'Edit details' }).click();
  await expect(page).toHaveURL(new RegExp(`${EDIT}$`));
  await expect(page.getByLabel('City')).toHaveValue('Tartu');
  await expect(page.getByLabel(/^VAT number/)).toHaveCount(0);
  await inEachLook(page, LOOKS, async () => {
    await expectAccessible(page);
    await expectFits(page);
  });
  await page.getByLabel('City').fill('Pärnu');
  await page.getByLabel('Address line 2').fill('Aia 2');
  const country = page.getByRole('combobox', { name: /^Country/ });
  await country.fill('latv');
  await page.getByRole('option', { name: 'Latvia' }).click();
  await page.getByRole('checkbox', { name: 'Email me my invoices' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expectToast(page, 'Details saved');
  await expect(page).toHaveURL(new RegExp(`/billing/account/${MAIN}$`));
  await expect(page.getByText('Riia 24, Aia 2, 51010 Pärnu, Latvia')).toBeVisible();
  expect(await sent(sandbox)).toHaveLength(1);
  const { city, address_line2, country: code, send_invoice_email, ...rest } = await stored(sandbox);
  expect({ city, address_line2, code, send_invoice_email }).toEqual({
    city: 'Pärnu',
    address_line2: 'Aia 2',
    code: 'LV',
    send_invoice_email: false,
  });
  expect(rest.company_vat_number).toBe(before.company_vat_number);
  expect(rest.customer_id_number).toBe(before.customer_id_number);
});

test('what somebody else has changed is told first, a refusal stands at its field, and a draft outlives a reload', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open(EDIT);
  await page.getByLabel('City').fill('Narva');
  await page.getByLabel('City').blur();
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Narva');
  const { email, title, customer_phone } = await stored(sandbox);
  await sandbox.api('customer', 'PUT', `${CALL}?billing_account_id=${MAIN}`, {
    email: email ?? '',
    title: title ?? '',
    customer_phone: customer_phone ?? '',
    county: 'From another tab',
  });
  await sandbox.clearRequests();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/County or state: From another tab/)).toBeVisible();
  expect(await sent(sandbox)).toEqual([]);
  await expect(page.getByLabel('City')).toHaveValue('Narva');
  await sandbox.faults({
    method: 'PUT',
    path: CALL,
    times: 1,
    status: 400,
    body: { errors: { city: 'There is no such city' } },
  });
  await page.getByRole('button', { name: 'Overwrite' }).click();
  await expect(page.getByText('There is no such city').first()).toBeVisible();
  await expect(page.getByLabel('City')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Overwrite|Save/ }).click();
  await expectToast(page, 'Details saved');
  expect((await stored(sandbox)).city).toBe('Narva');
});

test('numbers that look wrong are asked about once, and a lost response is looked up', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open(EDIT);
  await page.getByLabel('Phone').fill('12');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/This doesn't look like a phone number/).first()).toBeVisible();
  await expect(page.getByLabel('Phone')).toBeFocused();
  expect(await sent(sandbox)).toEqual([]);
  await sandbox.faults({ method: 'PUT', path: CALL, times: 1, drop: 'truncate' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, 'Details saved');
  expect((await stored(sandbox)).customer_phone).toBe('12');
  expect(await sent(sandbox)).toHaveLength(1);
});
