import {
  expect,
  expectAccessible,
  expectFits,
  expectRow,
  inEachLook,
  LOOKS,
  test,
} from '../../shared/tooling/src/e2e/fixtures';

const DEFAULT_ACCOUNT = 'Õunapuu & Pojad OÜ';
/** The parts of an account: name, address, and a text that is there once it has come. */
const TABS = [
  ['Usage', 'usage', 'Charged for'],
  ['Invoices', 'invoices', 'Top Up Invoices'],
  ['Credit history', 'credit', 'Reference'],
  ['Cards', 'cards', 'Visa ending 4417'],
  ['Details', 'details', 'Integration ID'],
] as const;

test('lists accounts with what is left and what is owed', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/billing');
  const row = await expectRow(page, DEFAULT_ACCOUNT);
  await expect(row).toContainText('Active');
  await expect(row).toContainText('Default');
  await page.getByRole('searchbox').fill('nordlicht');
  await expectRow(page, 'Nordlicht Logistik');
  await expect(page.getByRole('link', { name: DEFAULT_ACCOUNT, exact: true })).toHaveCount(0);
  await page.getByRole('searchbox').fill('nobody has this');
  await expect(page.getByText(/No records match/)).toBeVisible();
});

test('a failure is told, and trying again helps', async ({ page, signIn, open, sandbox }) => {
  await sandbox.faults({ path: '/payment/billing_account/list', status: 500, body: { message: 'broken on purpose' } });
  await signIn('customer');
  await open('/billing');
  await expect(page.getByText('broken on purpose').first()).toBeVisible();
  await sandbox.clearFaults();
  await page
    .getByRole('button', { name: /retry|try again/i })
    .first()
    .click();
  await expectRow(page, DEFAULT_ACCOUNT);
});

test('an account shows credit, runway and its parts under addresses of their own', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/billing');
  await page.getByRole('link', { name: DEFAULT_ACCOUNT, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: DEFAULT_ACCOUNT })).toBeVisible();
  await expect(page.getByText('Credit left')).toBeVisible();
  await expect(page.getByText(/days?, until/)).toBeVisible();
  for (const [tab, address, text] of TABS) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await expect(page).toHaveURL(new RegExp(`tab=${address}`));
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText('Integration ID').first()).toBeVisible();
});

test('an invoice opens over the list, under an address of its own', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/billing');
  await page.getByRole('link', { name: DEFAULT_ACCOUNT, exact: true }).click();
  const row = await expectRow(page, 'Overdue');
  await row.getByRole('link').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Subtotal')).toBeVisible();
  await expect(page).toHaveURL(/invoice=\d+/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('dialog').getByText('Subtotal')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await expect(page).not.toHaveURL(/invoice=/);
});

test('an account that is not there says so', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/billing/account/1');
  await expect(page.getByText('There is no billing account 1')).toBeVisible();
  await page.getByRole('link', { name: 'All billing accounts' }).click();
  await expectRow(page, DEFAULT_ACCOUNT);
});

test('home and header say what is left and what is overdue', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/');
  await expect(page.getByText(/days?, until/)).toBeVisible();
  await expect(page.getByText(/a day with VAT/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Credit of Õunapuu/ })).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: 'overdue' }).getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('dialog').getByText('Subtotal')).toBeVisible();
});

test('every part is accessible and fits', async ({ page, signIn, open }) => {
  test.slow(); // seven pages, each read by the accessibility checker
  await signIn('customer');
  await open('/billing');
  await expectRow(page, DEFAULT_ACCOUNT);
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await page.getByRole('link', { name: DEFAULT_ACCOUNT, exact: true }).click();
  await expect(page.getByText('Credit left')).toBeVisible();
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  const { pathname } = new URL(page.url());
  for (const [, tab, text] of TABS) {
    // The names of columns stand at this width only.
    await page.setViewportSize({ width: 1366, height: 900 });
    await open(`${pathname.replace('/app', '')}?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 1, name: DEFAULT_ACCOUNT })).toBeVisible();
    await expect(page.getByText(text).first()).toBeVisible();
    await inEachLook(page, LOOKS, async () => {
      await expectAccessible(page);
      await expectFits(page);
    });
  }
});
