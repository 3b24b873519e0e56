import { expect, expectAccessible, machineOf, named, STAGING, test } from './vm-page';

test('what was done to a machine is listed, in every tab of the browser, until one signs out', async ({
  page,
  context,
  sandbox,
  openVm,
}) => {
  const uuid = await openVm(STAGING, '?tab=activity');
  await expect(page.getByText('Changes you make here will be listed.')).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  const path = `/${STAGING.location}/user-resource/vm/start`;
  await sandbox.faults(named(path, 'POST', 'Failed to start virtual machine'));
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const list = page.getByRole('tabpanel', { name: 'Activity' }).getByRole('list');
  await expect(list.getByRole('listitem')).toContainText(['Start']);
  await expect(list).toContainText('Failed to start virtual machine');
  await expect(other.getByRole('tabpanel', { name: 'Activity' }).getByRole('list')).toContainText('Failed to start');

  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(list.getByRole('listitem').first()).toContainText('Started');
  expect((await machineOf(sandbox, STAGING)).uuid).toBe(uuid);
  await expectAccessible(page);
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await other.close();

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('journal.')));
  expect(left).toEqual([]);
});

test('a page that is left during a call says that nobody knows how it ended', async ({ page, sandbox, openVm }) => {
  await openVm(STAGING, '?tab=activity');
  await sandbox.faults({ method: 'POST', path: `/${STAGING.location}/user-resource/vm/start`, drop: 'hang' });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const list = page.getByRole('tabpanel', { name: 'Activity' }).getByRole('list');
  await expect(list).toContainText('In progress');
  await page.reload();
  await expect(list).toContainText('Outcome unknown');
});
