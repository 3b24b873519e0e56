import { readFileSync } from 'node:fs';
import {
  expect,
  expectAccessible,
  expectFits,
  expectRow,
  expectToast,
  inEachLook,
  LOOKS,
  test,
} from '../../shared/tooling/src/e2e/fixtures';

const DEFAULT_ACCOUNT = 'Õunapuu & Pojad OÜ';
/** The parts of an account: name, address, and a text that is there once it has come. */
const TABS = [
  ['Where the money goes', 'spending', 'Charged for'],
  ['Invoices', 'invoices', 'Top Up Invoices'],
  ['Credit history', 'credit', 'Reference'],
  ['Cards', 'cards', '•••• 4417 Visa'],
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

test('a row makes its account the default one; closing one says what ends, and a refusal stays', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.faults({ path: '/jkt01/user-resource/vm/list', status: 500, body: { message: 'broken on purpose' } });
  await signIn('customer');
  await open('/billing');
  const other = 'Nordlicht Logistik GmbH & Co. KG';
  await page.getByRole('button', { name: `Actions for ${other}` }).click();
  await page.getByRole('menuitem', { name: 'Make default' }).click();
  const toast = await expectToast(page, `${other} is now your default account`);
  // It stands beside the actions of the page's head, and covers none of them.
  const [said, action] = [
    await toast.boundingBox(),
    await page.getByRole('button', { name: 'Export CSV' }).boundingBox(),
  ];
  expect((said?.x ?? 0) + (said?.width ?? 0)).toBeLessThan(action?.x ?? 0);
  await expect(await expectRow(page, other)).toContainText('Default');
  await expect(page.getByRole('row').filter({ hasText: DEFAULT_ACCOUNT })).not.toContainText('Default');

  await page.getByRole('button', { name: `Actions for ${DEFAULT_ACCOUNT}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete billing account' });
  await expect(dialog).toContainText(/\d+ virtual machines are charged to this account/);
  await expect(dialog).toContainText('shop-web-green-01');
  await expect(dialog).toContainText(/Unpaid invoices of €[\d.,]+ have to be paid/);
  await expect(dialog).toContainText(/Credit of €[\d.,]+ is lost/);
  await expect(dialog).toContainText(/access delegations? ends?/);
  await expect(dialog).toContainText('Virtual machines in Jakarta');
  await expect(dialog).toContainText('1 disk without a machine is charged to this account this month');
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await dialog.getByRole('textbox').fill(DEFAULT_ACCOUNT);
  await dialog.getByRole('button', { name: 'Delete billing account' }).dblclick();
  await expect(dialog).toContainText(/resources run on this billing account\. Delete or move them first\./);
  expect((await sandbox.requests()).filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/billing$/);
});

test('an account without anything is closed from its page', async ({ page, sandbox, signIn, open }) => {
  const created = await sandbox.api('new', 'POST', '/payment/billing_account', {
    title: '=1+1',
    email: 'new@example.com',
    customer_phone: '+372 5555 0100',
  });
  expect(created).toMatchObject({ title: '=1+1' });
  await signIn('new');
  await open('/billing');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const saved = readFileSync(await (await file).path(), 'utf8');
  expect(saved).toContain("'=1+1");
  expect(saved).not.toMatch(/(^|[,"])=1\+1/m);
  await page.getByRole('link', { name: '=1+1', exact: true }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Make default' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete billing account' });
  await expect(dialog).toContainText('Credit of €22.00 is lost');
  await dialog.getByRole('textbox').fill('=1+1');
  await dialog.getByRole('button', { name: 'Delete billing account' }).click();
  await expectToast(page, '=1+1 was deleted');
  await expect(page.getByText('No records')).toBeVisible();
  await expect(page).toHaveURL(/\/billing$/);
});

test('each state says what it means and what to do', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/billing/account/1048004');
  await expect(page.getByRole('status').filter({ hasText: 'This account is suspended: The bank took' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Billing', exact: true }).first().click();
  await page.getByRole('link', { name: 'Trials', exact: true }).click();
  const frozen = page.getByRole('status').filter({ hasText: 'This account is frozen.' });
  await expect(frozen.getByRole('link', { name: 'Top up' })).toHaveAttribute('href', /\/account\/1048005\/top-up$/);
  await page.getByRole('link', { name: 'Billing', exact: true }).first().click();
  await page.getByRole('link', { name: 'New office', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: "We're checking this account." })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Top up' })).toHaveAttribute('aria-disabled', 'true');
});

test('what lifts a limit is told, and an administrator sets it', async ({ page, sandbox, signIn, open }) => {
  const path = '/config/payment/restriction_level_clear_topup_threshold';
  await sandbox.api('admin', 'PUT', path, { restriction_level_clear_topup_threshold: '30' });
  await signIn('colleague');
  await open('/billing/account/1048003');
  const limited = page.getByRole('status').filter({ hasText: 'This account is limited.' });
  await expect(limited).toContainText('1 vCPU and 2 GB of memory in total');
  await expect(limited).toContainText('when your top-ups reach €30.00 in total');
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await page.setViewportSize({ width: 1366, height: 900 });
  const privileges = page.waitForResponse(/privileges/);
  await open('/billing');
  expect((await privileges).status()).toBe(403);
  await expectRow(page, 'Marten Saar');
  await expect(page.getByRole('button', { name: 'Limit threshold' })).toHaveCount(0);

  await signIn('admin');
  await open('/billing');
  await page.getByRole('button', { name: 'Limit threshold' }).click();
  const dialog = page.getByRole('dialog', { name: 'Limit threshold' });
  const sum = dialog.getByLabel('Sum of top-ups');
  await expect(sum).toHaveValue('30');
  await sum.fill('45.5');
  await sandbox.api('admin', 'PUT', path, { restriction_level_clear_topup_threshold: '40' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/€40\.00/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Overwrite' }).click();
  await expectToast(page, 'Limit threshold changed');
  await expect(dialog).toBeHidden();
  expect(await sandbox.api('admin', 'GET', path)).toEqual({ restriction_level_clear_topup_threshold: 45.5 });
});

test('a campaign code is used, and its promotion and the referral are told', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/billing/account/1048001');
  const code = page.getByRole('textbox', { name: 'Campaign code' });
  const use = page.getByRole('button', { name: 'Use', exact: true });
  await use.click();
  await expect(page.getByText('Enter a campaign code')).toBeVisible();
  await code.fill('nothing');
  await use.click();
  await expect(page.getByText('Invalid campaign.')).toBeVisible();
  await expect(code).toHaveValue('nothing');
  await code.fill('START25');
  await use.dblclick();
  await expectToast(page, 'EUR 25.00 of credit follow when you have topped up EUR 50.00.');
  await expect(page.getByText('€0.00 of €50.00 topped up, €50.00 to go')).toBeVisible();
  await expect(code).toHaveValue('');
  const posts = (await sandbox.requests()).filter(({ path }) => path.endsWith('/campaign_activate/START25'));
  expect(posts).toHaveLength(1);
  await expect(
    page.getByText(/tops up €11\.33 in total, you get €4\.93 of credit and they get €5\.44\.$/),
  ).toBeVisible();
  await expect(page.getByText(/\/app\/referral\/\w+$/)).toBeVisible();
  await sandbox.faults({ method: 'POST', path: '**/campaign_activate/**', times: 1, status: 504, body: '' });
  await code.fill('WELCOME10');
  await use.click();
  await expect(page.getByRole('button', { name: 'Send again' })).toBeVisible();
  await expectAccessible(page);
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
  await expect(page.getByText('Credit left').first()).toBeVisible();
  await expect(page.getByText(/days?, until/)).toBeVisible();
  for (const [tab, address, text] of TABS) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
    await expect(page).toHaveURL(new RegExp(`tab=${address}`));
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText('Integration ID').first()).toBeVisible();
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
  await expect(page.getByText(/At €\d+\.\d\d a day/)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Credit of Õunapuu/ })).toBeVisible();
  await page.getByRole('listitem').filter({ hasText: 'overdue' }).getByRole('link', { name: 'Pay' }).click();
  await expect(page.getByRole('dialog', { name: /^Pay 20\d\d-\d+\?/ })).toContainText('•••• 4417 Visa will be charged');
});

test('every part is accessible and fits', async ({ page, signIn, open }) => {
  test.slow(); // seven pages, each read by the accessibility checker
  await signIn('customer');
  await open('/billing');
  await expectRow(page, DEFAULT_ACCOUNT);
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await page.getByRole('link', { name: DEFAULT_ACCOUNT, exact: true }).click();
  await expect(page.getByText('Credit left').first()).toBeVisible();
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
