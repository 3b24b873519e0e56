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

const PROFILE = '/user-resource/user/profile';

test('shows who is signed in, and what the server knows of them', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Kadri Tamm' })).toBeVisible();
  await expect(page.getByText('customer@example.com', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Copy User ID' }).click();
  await expect(page.getByText('Copied!').first()).toBeVisible();
});

test('details are changed, and the rest stays as it is', async ({ page, signIn, open, sandbox }) => {
  await signIn('customer');
  await open('/profile');
  const save = page.getByRole('button', { name: 'Save' });
  const unchanged = expectToast(page, /^Nothing has changed$/);
  await save.click();
  await unchanged;
  await page.getByLabel('First name').fill(' Kata ');
  await page.getByLabel('Language').selectOption({ label: 'Finnish' });
  const toast = expectToast(page, /^User details updated$/);
  await save.click();
  await toast;
  await expect(page.getByRole('heading', { level: 2, name: 'Kata Tamm' })).toBeVisible();
  const patch = (await sandbox.requests()).find(({ method }) => method === 'PATCH');
  expect(patch).toMatchObject({ path: expect.stringContaining(PROFILE), body: { first_name: 'Kata', lang: 'fi' } });
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Kata');
  await expect(page.getByLabel('Language')).toHaveValue('fi');
});

test('two tabs change different details, and neither takes back what the other has saved', async ({
  page,
  context,
  signIn,
  open,
  baseURL,
}) => {
  await signIn('customer');
  await open('/profile');
  await expect(page.getByLabel('Language')).toHaveValue('en');
  const other = await context.newPage();
  await other.goto(`${baseURL}/app/profile`);
  await other.getByLabel('Language').selectOption({ label: 'Finnish' });
  const saved = expectToast(other, /^User details updated$/);
  await other.getByRole('button', { name: 'Save' }).click();
  await saved;
  await page.getByLabel('First name').fill('Kata');
  const toast = expectToast(page, /^User details updated$/);
  await page.getByRole('button', { name: 'Save' }).click();
  await toast;
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Kata');
  await expect(page.getByLabel('Language')).toHaveValue('fi');
});

test('two tabs change the same detail, and the later one sees it before it overwrites it', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/profile');
  await page.getByLabel('First name').fill('Kata');
  await sandbox.api('customer', 'PATCH', '/user-resource/user/profile', { first_name: 'Katrin' });
  await page.getByRole('button', { name: 'Save' }).click();
  const told = page.getByRole('main').getByRole('alert');
  await expect(told).toContainText('It is now: First name: Katrin. Nothing has been sent.');
  await expect(page.getByLabel('First name')).toHaveValue('Kata');
  const toast = expectToast(page, /^User details updated$/);
  await page.getByRole('button', { name: 'Overwrite' }).click();
  await toast;
  await expect(told).toBeHidden();
});

test('a failure keeps what was typed, and the second try goes through', async ({ page, signIn, open, sandbox }) => {
  await signIn('customer');
  await open('/profile');
  await sandbox.faults({
    path: PROFILE,
    method: 'PATCH',
    times: 1,
    status: 500,
    body: { message: 'broken on purpose' },
  });
  await page.getByLabel('Last name').fill('Kask');
  const failed = expectToast(page, /^Error: Failed to update details: broken on purpose/);
  await page.getByRole('button', { name: 'Save' }).click();
  await failed;
  await expect(page.getByLabel('Last name')).toHaveValue('Kask');
  const saved = expectToast(page, /^User details updated$/);
  await page.getByRole('button', { name: 'Save' }).click();
  await saved;
});

test('what is wrong with a field is said at the field', async ({ page, signIn, open, sandbox }) => {
  await signIn('customer');
  await open('/profile');
  await page.getByLabel('First name').fill('x'.repeat(256));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription('At most 255 characters');
  expect((await sandbox.requests()).filter(({ method }) => method === 'PATCH')).toEqual([]);
  await page.getByLabel('First name').fill('Kata');
  await sandbox.faults({ path: PROFILE, status: 400, body: { errors: { phone_number: 'No such number' } } });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('No such number');
});

test('what was typed outlives a reload, but for the personal ID', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/profile');
  await page.getByLabel('Last name').fill('Kask');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('Kask');
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue('Kask');
  await page.getByLabel('Personal ID').fill('48001010000');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('48001010000');
});

test('a link to change the password goes to the own address', async ({ page, signIn, open, sandbox }) => {
  await signIn('customer');
  await open('/profile');
  await expect(page.getByText('Send a link to customer@example.com')).toBeVisible();
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('If customer@example.com logs in with a password, a link')).toBeVisible();
  expect(await sandbox.outbox()).toMatchObject([{ to: 'customer@example.com', kind: 'reset-password' }]);
});

test('a mail that cannot be sent says so in place', async ({ page, signIn, open, sandbox }) => {
  await sandbox.faults({
    scope: 'idp',
    path: '/dbconnections/change_password',
    status: 429,
    body: { error: 'too_many_requests', error_description: 'too many requests' },
  });
  await signIn('customer');
  await open('/profile');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Error: too many requests')).toBeVisible();
});

test('without a provider there is no password to change', async ({ page, signIn, open }) => {
  await signIn('customer', '127.0.0.1');
  await open('/profile', '127.0.0.1');
  await expect(page.getByText('no identity provider is set up for this site')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send link' })).toHaveCount(0);
});

test('without invitations it says so', async ({ page, signIn, open }) => {
  await signIn('new');
  await open('/profile');
  await expect(page.getByText('No records')).toBeVisible();
});

const SECTIONS = [
  ['/user-resource/user', 'Your profile could not be loaded.', 'Access invitations'],
  ['/user-resource/impersonation', 'Your access invitations could not be loaded.', 'Details'],
  ['/user-resource/mfa/is_active', "We couldn't check whether it's active.", 'Details'],
] as const;

for (const [path, failed, kept] of SECTIONS) {
  test(`${path} fails alone, and can be tried again`, async ({ page, signIn, open, sandbox }) => {
    await sandbox.faults({ path, method: 'GET', status: 500, body: { message: 'broken on purpose' } });
    await signIn('customer');
    await open('/profile');
    const alert = page.getByRole('alert').filter({ hasText: failed });
    await expect(alert).toContainText('broken on purpose');
    await expect(page.getByRole('heading', { name: kept, exact: true })).toBeVisible();
    await expectAccessible(page);
    await sandbox.clearFaults();
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toHaveCount(0);
  });
}

test('an administrator check that fails hides the form, without a toast or a second try', async ({
  page,
  signIn,
  open,
  sandbox,
}) => {
  const path = '/user-resource/user/privileges';
  await sandbox.faults({ path, status: 500, body: { message: 'broken on purpose' } });
  await signIn('admin');
  await open('/profile');
  await expect(page.getByRole('heading', { name: 'Details' })).toBeVisible();
  await expect.poll(async () => (await sandbox.requests()).filter((seen) => seen.path.endsWith(path)).length).toBe(1);
  await expect(page.getByRole('heading', { name: 'Administrator' })).toHaveCount(0);
  await expect(page.getByText('broken on purpose')).toHaveCount(0);
});

test('long names and addresses stay inside', async ({ page, signIn, open, sandbox }) => {
  const first_name = `${'Wolfeschlegelsteinhausenbergerdorff'.repeat(4)} `;
  await sandbox.api('customer', 'PATCH', PROFILE, { first_name, last_name: 'O’Brien-Čečensko' });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('customer');
  await open('/profile');
  await expect(page.getByRole('heading', { level: 2, name: /Wolfe/ })).toBeVisible();
  await expectFits(page);
});

test('is accessible', async ({ page, signIn, open }) => {
  await signIn('admin');
  await open('/profile');
  await expect(page.getByRole('heading', { name: 'Administrator' })).toBeVisible();
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await page.getByRole('button', { name: 'Start acting' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await signIn('customer');
  await open('/profile');
  await expectRow(page, 'Accepted');
  await inEachLook(page, LOOKS, () => expectAccessible(page));
});
