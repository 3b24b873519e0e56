import { expect, expectAccessible, expectTitle, expectToast, test } from '../../shared/build/src/e2e/fixtures';

const LONG = 'billing-reconciliation-nightly-batch-worker-eu-north-02';

test('shows a machine with its addresses, disks, cost and what is connected to it', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute');
  await page.getByRole('link', { name: LONG }).click();
  await expectTitle(page, LONG);
  await expect(page.getByText('203.0.113.87').first()).toBeVisible();
  await expect(page.getByText('8 vCPU, 16 GB, 200 GB')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Disks' }).getByRole('row')).toHaveCount(4);
  await expect(page.getByText(/of about €/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'lb-ledger-internal' })).toBeVisible();
  await expect(page.getByText(`ssh ledger@203.0.113.87`)).toBeVisible();
});

test('renames at once, by the rules of the create form', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute');
  await page.getByRole('link', { name: 'wiki' }).click();
  await page.getByRole('button', { name: 'Rename' }).click();
  await expect(page).toHaveURL(/dialog=rename/);
  const dialog = page.getByRole('dialog', { name: 'Rename virtual machine' });
  await dialog.getByLabel('Name').fill('x');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Name').fill('handbook');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expectToast(page, 'Renamed to handbook');
  await expect(page.getByRole('heading', { level: 1, name: 'handbook' })).toBeVisible();
});

test('a failed stop is told and can be tried again', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open('/compute');
  await page.getByRole('link', { name: 'grafana' }).click();
  await sandbox.faults({
    method: 'POST',
    path: '/trtu/user-resource/vm/stop',
    times: 1,
    status: 500,
    body: { errors: { Error: 'Failed to stop virtual machine' } },
  });
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  const toast = await expectToast(page, 'Failed to stop virtual machine');
  await toast.getByRole('button', { name: 'Retry' }).click();
  await expectToast(page, 'grafana is stopped');
});

test('an address that leads nowhere says so', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute/vm/tll/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('No such virtual machine')).toBeVisible();
  await page.getByRole('link', { name: 'All virtual machines' }).click();
  await expectTitle(page, 'Virtual machines');
});

test('keeps the floating IP unless it is to be released, and says what it costs', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/compute');
  await page.getByRole('link', { name: LONG }).click();
  await page.getByRole('button', { name: 'More', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete virtual machine' });
  await expect(dialog).toContainText(LONG);
  await expect(dialog).toContainText('Floating IP 203.0.113.87 is kept');
  await expect(dialog).toContainText('€3.65 a month while not assigned');
  await expect(dialog).toContainText('lb-ledger-internal keeps');
  await dialog.getByLabel('Type the name to confirm').fill(LONG);
  await dialog.getByRole('button', { name: 'Delete virtual machine' }).click();
  await expectToast(page, `${LONG} was deleted`);
  const deletes = (await sandbox.requests()).filter(({ method }) => method === 'DELETE');
  expect(deletes.map(({ path }) => path)).toEqual([expect.stringContaining('/user-resource/vm')]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible with its dialogs, ${colorScheme}`, async ({ page, signIn, open }) => {
    await page.emulateMedia({ colorScheme });
    await signIn('customer');
    await open('/compute');
    await page.getByRole('link', { name: LONG }).click();
    await expect(page.getByText(/of about €/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'More', exact: true }).first().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toContainText('Type the name');
    await expectAccessible(page);
  });
}
