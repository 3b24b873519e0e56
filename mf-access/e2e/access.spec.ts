import {
  expect,
  expectAccessible,
  expectFits,
  expectRow,
  inEachLook,
  LOOKS,
  test,
} from '../../shared/tooling/src/e2e/fixtures';

test('tokens and delegations stand side by side', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/access');
  await expect(page).toHaveURL(/\/access\/token$/);
  const row = await expectRow(page, 'ci-deploy');
  await expect(row).toContainText('One billing account');
  await page.getByText('Access delegations').click();
  await expect(page).toHaveURL(/\/access\/delegation$/);
  await expectRow(page, 'Accounting');
});

test('a delegation shows whom it was given to', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/access/delegation');
  await page.getByRole('link', { name: 'Accounting' }).click();
  await expect(await expectRow(page, 'colleague@example.com')).toContainText('Pending');
});

for (const [path, text] of [
  ['/access/token/1', 'There is no API token 1'],
  ['/access/delegation/1', 'There is no access delegation 1'],
  ['/access/create/nowhere', 'There is no such page'],
] as const) {
  test(`${path} says that it is not there`, async ({ page, signIn, open }) => {
    await signIn('customer');
    await open(path);
    await expect(page.getByText(text)).toBeVisible();
  });
}

for (const path of ['/access/token', '/access/delegation']) {
  test(`${path}: empty`, async ({ page, signIn, open }) => {
    await signIn('new');
    await open(path);
    await expect(page.getByText('No records')).toBeVisible();
  });
}

test('a failure is told', async ({ page, signIn, open, sandbox }) => {
  await sandbox.faults({
    path: '/user-resource/token/list',
    status: 500,
    body: { errors: { Error: 'broken on purpose' } },
  });
  await signIn('customer');
  await open('/access/token');
  await expect(page.getByText('broken on purpose')).toBeVisible();
});

test('every screen is accessible and fits', async ({ page, signIn, open }) => {
  await signIn('customer');
  for (const [path, row] of [
    ['/access/token', 'ci-deploy'],
    ['/access/delegation', 'Accounting'],
  ] as const) {
    await open(path);
    await expectRow(page, row);
    await inEachLook(page, LOOKS, () => expectAccessible(page));
    await page.getByRole('link', { name: row }).click();
    await expect(page.getByRole('heading', { level: 1, name: row })).toBeVisible();
    await inEachLook(page, LOOKS, async () => {
      await expectAccessible(page);
      await expectFits(page);
    });
  }
});
