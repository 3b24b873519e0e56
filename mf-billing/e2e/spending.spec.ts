import { expect, expectAccessible, expectFits, inEachLook, LOOKS, test } from '../../shared/tooling/src/e2e/fixtures';

const ACCOUNT = '/billing/account/1048001';

test('says where the money goes, and what could be saved', async ({ page, signIn, open }) => {
  await signIn('customer');
  // The address that this part of the account had before.
  await open(`${ACCOUNT}?tab=usage`);
  await expect(page.getByRole('tab', { name: 'Where the money goes' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(/^Expected by/)).toBeVisible();
  await expect(page.getByText('Virtual machines', { exact: true }).first()).toBeVisible();

  // Days are walked with the arrow keys, and read aloud.
  const days = page.getByRole('slider', { name: 'Spend per day' });
  await days.focus();
  await days.press('Home');
  await expect(days).toHaveAttribute('aria-valuetext', /^1 .*€\d+\.\d\d, Virtual machines €/);
  await days.press('ArrowRight');
  await expect(days).toHaveAttribute('aria-valuetext', /^2 /);
  await days.press('End');
  await expect(days).toHaveAttribute('aria-valuetext', /Expected €/);

  // The choice stands in the address and outlives a reload.
  await page.getByRole('radio', { name: 'Location' }).click();
  await expect(page).toHaveURL(/by=location/);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Location' })).toHaveAttribute('aria-checked', 'true');

  // What it is made of adds up, and is called by what it is.
  await page.getByRole('link', { name: 'What postgres-replica-ee-2 is charged for' }).click();
  const opened = page.getByRole('dialog', { name: 'postgres-replica-ee-2' });
  await expect(opened.getByText('Machine', { exact: true })).toBeVisible();
  await expect(opened.getByText('Main disk')).toHaveCount(0);
  const amounts = await opened
    .getByRole('row')
    .getByText(/^€\d+\.\d\d$/)
    .allTextContents();
  const total = await opened.getByText(/Total before VAT/).textContent();
  const cents = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
  expect(amounts.length).toBeGreaterThan(5);
  expect(amounts.reduce((sum, text) => sum + cents(text), 0)).toBe(cents(total ?? ''));
  await page.goBack();
  await expect(opened).toHaveCount(0);
  // A machine's page counts its floating IPs in; here they are listed separately, as its row says.
  await page.getByRole('link', { name: 'What shop-web-blue-7f3 is charged for' }).click();
  await expect(page.getByText(/^Its floating IP 203\.0\.113\.\d+ is listed separately: €\d/)).toBeVisible();
  await page.goBack();

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^cost-by-resource.*\.csv$/);

  // The API's unit of time is none of ours.
  await expect(page.getByRole('main')).not.toContainText(/\/ ?h\b/);

  await inEachLook(page, LOOKS, async () => {
    await expectFits(page);
    await expectAccessible(page);
  });
});

test('each saving is one press away from its fix', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open(`${ACCOUNT}?tab=spending`);
  await page.getByRole('link', { name: 'Delete ci-runner-a1' }).click();
  await expect(page.getByRole('dialog')).toContainText('ci-runner-a1');
  await expect(page).toHaveURL(/\/compute\/vm\/.*dialog=delete/);
  await page.goBack();
  await page.getByRole('link', { name: 'Release 203.0.113.118' }).click();
  await expect(page.getByRole('dialog')).toContainText('203.0.113.118');
  await page.goBack();
  await page.getByRole('link', { name: 'Use in a machine: disk old-crm' }).click();
  await expect(page).toHaveURL(/location=jhv&sourceDisk=/);
  const disk = new URL(page.url()).searchParams.get('sourceDisk') ?? 'none';
  await expect(page.getByText(disk)).toBeVisible();
});

test('a resource leads to what it is charged for', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/metal');
  await page.getByRole('link', { name: 'mirror', exact: true }).click();
  await page.getByRole('link', { name: 'See what is charged' }).click();
  await expect(page.getByRole('dialog', { name: 'mirror' })).toContainText('Total before VAT');
  await page.getByRole('link', { name: 'Go to its page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'mirror' })).toBeVisible();
});

test('a location that does not answer takes its links, and says so', async ({ page, signIn, open, sandbox }) => {
  await sandbox.faults({ path: '/jhv/user-resource/vm/list', status: 500, body: { message: 'broken on purpose' } });
  await signIn('customer');
  await open(`${ACCOUNT}?tab=spending`);
  await expect(page.getByText('broken on purpose').first()).toBeVisible();
  await expect(page.getByText('ci-runner-a1').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'ci-runner-a1', exact: true })).toHaveCount(0);
  await expect(page.getByText(/At least .* a month, before VAT/)).toBeVisible();
});
