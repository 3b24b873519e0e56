import {
  expect,
  expectAccessible,
  expectFits,
  expectToast,
  inEachLook,
  SCHEMES,
  test,
} from '../../shared/tooling/src/e2e/fixtures';

test('a new person creates their first billing account', async ({ page, signIn, open }) => {
  await signIn('new');
  await open('/billing');
  await expect(page.getByText('No records')).toBeVisible();
  await page.getByRole('link', { name: 'Create billing account' }).click();
  await expect(page.getByText('Your first billing account starts with €22.00 of credit.')).toBeVisible();
  await expect(page.getByText(/^A new account may start limited: .* 1 vCPU and 2 GB of memory/)).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('new@example.com');
  await page.getByLabel('Phone').fill('+372 5555 0100');
  const country = page.getByRole('combobox', { name: /^Country/ });
  await country.fill('finl');
  await page.getByRole('option', { name: 'Finland' }).click();
  await page.getByLabel(/^Campaign code/).fill('welcome10');
  await page.getByRole('button', { name: 'Create billing account' }).click();
  await expectToast(page, 'Billing account created');
  await expectToast(page, 'EUR 10.00 of credit were added.');
  await expect(page).toHaveURL(/\/billing\/account\/\d+$/);
  await expect(page.getByText('Credit left').first()).toBeVisible();
  await expect(page.getByText('€32.00').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'billing@example.com' })).toHaveAttribute(
    'href',
    /^mailto:billing@example\.com\?subject=Account%20\d+$/,
  );
  await page.getByRole('link', { name: 'Details', exact: true }).first().click();
  await expect(page.getByText('Finland').first()).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  const welcome = page
    .getByRole('status')
    .filter({ hasText: 'Your first billing account has been created and starts with €22.00 of' });
  await expect(welcome).toBeVisible();
  await expectAccessible(page);
  await welcome.getByRole('button', { name: 'Got it' }).click();
  await expect(welcome).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await expect(welcome).toHaveCount(0);
});

test('a page that is reloaded while the account is made uses its campaign code after that', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('new');
  await open('/billing/create');
  await page.getByLabel('Phone').fill('+372 5555 0100');
  await page.getByLabel(/^Campaign code/).fill('welcome10');
  page.on('dialog', (dialog) => void dialog.accept());
  // It is made, and the response is still on its way.
  const made = new Promise<void>((resolve) => {
    void page.route('**/payment/billing_account', async (route) => {
      await route.fetch();
      resolve();
    });
  });
  await page.getByRole('button', { name: 'Create billing account' }).click();
  await made;
  await page.goto(page.url().replace(/\/create$/, ''));
  await expectToast(page, 'EUR 10.00 of credit were added.');
  const used = (await sandbox.requests()).filter(({ path }) => path.includes('/campaign_activate/'));
  expect(used).toHaveLength(1);
});

test('goes back to where the account was needed', async ({ page, signIn, open }) => {
  await signIn('new');
  await open(`/billing/create?return=${encodeURIComponent('/access/token?q=a%20b')}`);
  await page.getByLabel('Phone').fill('+372 5555 0100');
  await page.getByRole('button', { name: 'Create billing account' }).click();
  await expect(page).toHaveURL(/\/app\/access\/token\?q=a/);
});

for (const evil of ['//evil.example/x', '/\\evil.example', 'https://evil.example/']) {
  test(`never leaves the application for ${evil}`, async ({ page, signIn, open, server }) => {
    await signIn('new');
    await open(`/billing/create?return=${encodeURIComponent(evil)}`);
    await page.getByLabel('Phone').fill('+372 5555 0100');
    await page.getByRole('button', { name: 'Create billing account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Billing accounts' })).toBeVisible();
    expect(new URL(page.url()).host).toBe(`localhost:${server.port}`);
  });
}

test('what is missing is told at the field, and what was typed stays', async ({ page, signIn, open, sandbox }) => {
  await signIn('new');
  await open('/billing/create');
  await page.getByLabel(/^Company name/).fill('Õunapuu OÜ');
  await page.getByLabel('Email', { exact: true }).fill('not an address');
  await page.getByRole('button', { name: 'Create billing account' }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await expect(page.getByText('Enter an email address, such as name@example.com').first()).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(page.getByLabel(/^Company name/)).toHaveValue('Õunapuu OÜ');
  expect((await sandbox.requests()).filter(({ method }) => method === 'POST')).toEqual([]);
});

test('what the server refuses is told at the field', async ({ page, signIn, open, sandbox }) => {
  await sandbox.faults({
    method: 'POST',
    path: '/payment/billing_account',
    times: 1,
    status: 400,
    body: { errors: { customer_phone: 'Not a phone number' } },
  });
  await signIn('new');
  await open('/billing/create');
  await page.getByLabel('Phone').fill('+372 5555 0100');
  await page.getByRole('button', { name: 'Create billing account' }).click();
  await expect(page.getByText('Not a phone number').first()).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('+372 5555 0100');
});

test('numbers that look wrong are asked about once, a referral goes with the account, and a wrong campaign does not stop it', async ({
  page,
  signIn,
  open,
  sandbox,
}) => {
  await signIn('new');
  await open('/billing/create');
  await page.evaluate(() => localStorage.setItem('referralCode', 'ab12cd'));
  await page.reload();
  await expect(page.getByLabel(/^Referral code/)).toHaveValue('ab12cd');
  await page.getByLabel('Phone').fill('123');
  await page.getByLabel(/^Campaign code/).fill('NOTHING');
  await page.getByRole('button', { name: 'Create billing account', exact: true }).click();
  await expect(page.getByText(/This doesn't look like a phone number/).first()).toBeVisible();
  const made = async () => (await sandbox.requests()).filter(({ method }) => method === 'POST');
  expect(await made()).toEqual([]);
  await page.getByRole('button', { name: 'Create billing account', exact: true }).click();
  await expectToast(page, /campaign code NOTHING could not be activated: Invalid campaign\./);
  await expect(page).toHaveURL(/\/billing\/account\/\d+$/);
  await page.getByRole('tab', { name: 'Details' }).click();
  await expect(page.getByText('ab12cd').first()).toBeVisible();
});

test('a document has to be a picture or a PDF of some size', async ({ page, signIn, open }) => {
  await signIn('new');
  await open('/billing/create');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>') });
  await expect(page.getByText('Choose a picture or a PDF')).toBeVisible();
  await file.setInputFiles({ name: 'large.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5_000_001) });
  await expect(page.getByText('The file is larger than 5 MB')).toBeVisible();
  await file.setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByRole('button', { name: 'Remove paper.pdf' })).toBeVisible();
});

test('a draft outlives a reload', async ({ page, signIn, open }) => {
  await signIn('new');
  await open('/billing/create');
  await page.getByLabel(/^Company name/).fill('Õunapuu OÜ');
  await page.getByLabel('Phone').fill('+372 5555 0100');
  await page.getByLabel('Phone').blur();
  await page.reload();
  await expect(page.getByLabel(/^Company name/)).toHaveValue('Õunapuu OÜ');
  await expect(page.getByLabel('Phone')).toHaveValue('+372 5555 0100');
});

test('the metal site demands the e-mail alone', async ({ page, signIn, open, sandbox }) => {
  await sandbox.on('metal.localhost').reset();
  await signIn('new', 'metal.localhost');
  await open('/billing/create', 'metal.localhost');
  await page.getByLabel('Email', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Create billing account' }).click();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
});

test('the form is accessible, with faults too', async ({ page, signIn, open }) => {
  await signIn('new');
  await open('/billing/create');
  await expect(page.getByLabel('Phone')).toBeVisible();
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
  await page.getByRole('button', { name: 'Create billing account' }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the form fits', async ({ page, signIn, open }) => {
    await signIn('new');
    await open('/billing/create');
    await expect(page.getByLabel('Phone')).toBeVisible();
    await expectFits(page);
    await expectAccessible(page);
  });
});
