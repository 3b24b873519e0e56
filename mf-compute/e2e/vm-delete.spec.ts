import {
  chooseAction,
  expect,
  expectAccessible,
  expectTitle,
  expectToast,
  inEachLook,
  LEDGER,
  named,
  RUNNER,
  SCHEMES,
  test,
} from './vm-page';

test('says what goes, what it affects, what stays and costs, and what is saved', async ({ page, openVm, writes }) => {
  await openVm(LEDGER);
  await chooseAction(page, 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete virtual machine' });
  await expect(dialog).toContainText(`${LEDGER.name} in Jõhvi. This cannot be undone.`);
  await expect(dialog).toContainText('3 disks are erased, 200 GB');
  await expect(dialog).toContainText('vda, vdb, vdc');
  await expect(dialog).toContainText('2 snapshots and 6 backups are erased');
  await expect(dialog).toContainText('The newest was taken');
  await expect(dialog).toContainText('lb-ledger-internal loses its last target');
  await expect(dialog).toContainText('Its connections will have nowhere to go');
  await expect(dialog).toContainText('loses a member');
  await expect(dialog).toContainText('Floating IP 203.0.113.87 is kept');
  // The account that pays has a discount of 5 %.
  await expect(dialog).toContainText('€3.47 a month while it is not assigned');
  const spend = dialog.locator('.ui-row').filter({ hasText: 'Spend goes down by' });
  const kept = await spend.textContent();
  const credit = dialog.getByText(/^Your credit will last .+ instead of .+\.$/);
  const lasts = await credit.textContent();
  await dialog.getByRole('checkbox', { name: 'Release it too' }).check();
  await expect(dialog).toContainText('Floating IP 203.0.113.87 is released');
  await expect(spend).not.toHaveText(kept ?? '');
  await expect(credit).not.toHaveText(lasts ?? '');
  await dialog.getByRole('checkbox', { name: 'Release it too' }).uncheck();
  await dialog.getByLabel(/^Type .+ to confirm$/).fill(LEDGER.name);
  await dialog.getByRole('button', { name: 'Delete virtual machine' }).click();
  await expectToast(page, `${LEDGER.name} was deleted`);
  await expectTitle(page, 'Virtual machines');
  await expect(page.getByRole('link', { name: LEDGER.name })).toBeHidden();
  expect((await writes()).map(({ method, path }) => `${method} ${path.replace(/.*user-resource/, '')}`)).toEqual([
    'DELETE /vm',
  ]);
});

test('names what new connections go to', async ({ page, openVm }) => {
  await openVm({ name: 'shop-web-blue-7f3', location: 'tll' }, '?dialog=delete');
  const dialog = page.getByRole('dialog', { name: 'Delete virtual machine' });
  await expect(dialog).toContainText(/lb-shop-public keeps \d of \d targets/);
  await expect(dialog).toContainText('New connections go to shop-web-');
});

test('releases the address too; one that stays is told, and only its release is tried again', async ({
  page,
  sandbox,
  openVm,
  writes,
}) => {
  await openVm(LEDGER, '?dialog=delete');
  await sandbox.faults({
    method: 'DELETE',
    path: '/jhv/network/ip_addresses/*',
    times: 1,
    status: 500,
    body: { message: 'The address is locked' },
  });
  const dialog = page.getByRole('dialog', { name: 'Delete virtual machine' });
  await dialog.getByRole('checkbox', { name: 'Release it too' }).check();
  await dialog.getByLabel(/^Type .+ to confirm$/).fill(LEDGER.name);
  await dialog.getByRole('button', { name: 'Delete virtual machine' }).click();
  const toast = await expectToast(page, 'floating IP 203.0.113.87 could not be released, so it may still cost money');
  await expect(toast).toContainText('The address is locked');
  await toast.getByRole('button', { name: 'Retry' }).click();
  await expect(toast).toBeHidden();
  await expect
    .poll(async () => (await writes()).map(({ method, path }) => `${method} ${path.replace(/.*jhv/, '')}`))
    .toEqual([
      'DELETE /user-resource/vm',
      'DELETE /network/ip_addresses/203.0.113.87',
      'DELETE /network/ip_addresses/203.0.113.87',
    ]);
});

test('a machine that could not be deleted stays, with the reason in the dialog', async ({ page, sandbox, openVm }) => {
  await openVm(RUNNER);
  await sandbox.faults(named('/jhv/user-resource/vm', 'DELETE', 'Failed to delete virtual machine'));
  await chooseAction(page, 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete virtual machine' });
  await expect(dialog.getByRole('button', { name: 'Delete virtual machine' })).toHaveAttribute('aria-disabled', 'true');
  await dialog.getByLabel(/^Type .+ to confirm$/).fill('ci-runner');
  await expect(dialog).toContainText('3 characters to go');
  await dialog.getByLabel(/^Type .+ to confirm$/).fill(RUNNER.name);
  await dialog.getByRole('button', { name: 'Delete virtual machine' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to delete virtual machine');
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to delete' })).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: RUNNER.name })).toBeVisible();
});

test('a machine that was deleted elsewhere says so, in every tab', async ({ page, context, sandbox, openVm }) => {
  const uuid = await openVm(RUNNER);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1, name: RUNNER.name })).toBeVisible();
  await chooseAction(other, 'Delete');
  await other.getByLabel(/^Type .+ to confirm$/).fill(RUNNER.name);
  await other.getByRole('dialog').getByRole('button', { name: 'Delete virtual machine' }).click();
  await expectTitle(other, 'Virtual machines');
  await expect(page.getByText(`${RUNNER.name} was deleted.`)).toBeVisible();
  expect(JSON.stringify(await sandbox.api('customer', 'GET', '/jhv/user-resource/vm/list'))).not.toContain(uuid);
});

test('a creating machine cannot be deleted from a link', async ({ page, sandbox, openVm }) => {
  await sandbox.speed(1);
  await sandbox.reset();
  await openVm({ name: 'shop-web-green-01', location: 'tll' }, '?dialog=delete');
  const dialog = page.getByRole('dialog', { name: 'Delete virtual machine' });
  await dialog.getByLabel(/^Type .+ to confirm$/).fill('shop-web-green-01');
  const confirm = dialog.getByRole('button', { name: 'Delete virtual machine' });
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  await expect(confirm).toHaveAccessibleDescription('It is still being created');
  await expect(dialog.getByText('It is still being created')).toBeVisible();
});

test('the delete dialog is accessible', async ({ page, openVm }) => {
  await openVm(LEDGER, '?dialog=delete');
  await expect(page.getByRole('dialog')).toContainText('Spend goes down by');
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
});

test.describe('at phone width', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the delete dialog names the whole machine and can be used with a thumb', async ({ page, openVm }) => {
    await openVm(LEDGER, '?dialog=delete');
    const dialog = page.getByRole('dialog', { name: 'Delete virtual machine' });
    await expect(dialog.getByText(LEDGER.name).first()).toBeVisible();
    await dialog.getByLabel(/^Type .+ to confirm$/).fill(LEDGER.name);
    await dialog.getByRole('button', { name: 'Delete virtual machine' }).click();
    await expectToast(page, `${LEDGER.name} was deleted`);
  });
});
