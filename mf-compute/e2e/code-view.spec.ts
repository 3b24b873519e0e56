import { expect, expectAccessible, test } from '../../shared/tooling/src/e2e/fixtures';
import { fillIn } from './create-form';
import { STAGING, test as onVm } from './vm-page';

test('the create form as code follows the choices beside it', async ({ page, signIn, open }) => {
  await page.setViewportSize({ width: 1366, height: 900 });
  await signIn('customer');
  await open('/compute/create');
  await fillIn(page, 'e2e-code');
  await page.getByRole('button', { name: 'As code' }).filter({ visible: true }).first().click();
  const drawer = page.getByRole('dialog', { name: 'As code' });
  const program = drawer.getByRole('region', { name: /^Program in / });
  await expect(program).toContainText('/api/v1/');
  await expect(program).toContainText('name=e2e-code');
  await expect(program).toContainText('password="${VM_PASSWORD:?}"');
  await expect(program).not.toContainText('Sandbox-2026');
  await expectAccessible(page);

  // The form stays usable, and the drawer says what has changed.
  await page.getByRole('radio', { name: /^2 vCPU . 4 GB/ }).check();
  await expect(program.locator('.chg').filter({ hasText: 'ram=4096' })).toBeVisible();
  await expect(program.locator('.chg').filter({ hasText: 'name=' })).toHaveCount(0);

  await drawer.getByRole('radio', { name: 'Python' }).click();
  await expect(page).toHaveURL(/code=python/);
  await expect(program).toContainText("'ram': '4096'");
  await page.reload();
  await expect(program).toContainText('from urllib.request import Request, urlopen');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    drawer.getByRole('button', { name: 'Save as file' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('create-vm.py');
  await drawer.getByRole('radio', { name: 'Python' }).press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).not.toHaveURL(/code=/);
});

onVm('actions of a machine as code, on a phone as well', async ({ page, openVm }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const uuid = await openVm(STAGING, '?tab=code');
  const program = page.getByRole('region', { name: 'Program in curl' });
  await expect(program).toContainText(uuid);
  await page.getByRole('radio', { name: 'Node' }).click();
  await expect(page.getByRole('region', { name: 'Program in Node' })).toContainText('process.env');
  const { width } = await page.locator('html').evaluate((root) => ({ width: root.scrollWidth }));
  expect(width).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
