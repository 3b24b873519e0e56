import { expect, expectAccessible, expectRow, test } from '../../shared/build/src/e2e/fixtures';

test('shows who is signed in, and their invitations', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect(page.getByText('Kadri', { exact: true })).toBeVisible();
  await expectRow(page, 'anna.lehmann@nordlicht.example');
});

test('an open invitation is open', async ({ page, signIn, open }) => {
  await signIn('colleague');
  await open('/profile');
  const row = await expectRow(page, 'customer@example.com');
  await expect(row).toContainText('Open');
});

test('without invitations it says so', async ({ page, signIn, open }) => {
  await signIn('new');
  await open('/profile');
  await expect(page.getByText('No records')).toBeVisible();
});

test('a failure keeps the other half', async ({ page, signIn, open, sandbox }) => {
  await sandbox.faults({ path: '/user-resource/impersonation', status: 500, body: { message: 'broken on purpose' } });
  await signIn('customer');
  await open('/profile');
  await expect(page.getByText('Kadri', { exact: true })).toBeVisible();
  await expect(page.getByText('broken on purpose')).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test('is accessible', async ({ page, signIn, open }) => {
      await signIn('customer');
      await open('/profile');
      await expectRow(page, 'anna.lehmann@nordlicht.example');
      await expectAccessible(page);
    });
  });
}
