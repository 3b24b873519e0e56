import type { Page } from '@playwright/test';
import { apiKeyOf, expect, expectAccessible, expectToast, test } from '../../shared/tooling/src/e2e/fixtures';
import { machineNamed } from './vm-rows';
import { countOf, machines, pathOf } from './vm-settings-page';

const { gateway } = machines;
const ADDRESS = '203.0.113.14';
/** Of the seeded subinterface of the machine. */
const PRIVATE = '10.4.12.60';

/** Leads the floating IP to the subinterface, past the console. */
async function lead(page: Page, uuid: string): Promise<void> {
  const status = await page.evaluate(
    async ({ apikey, path, body }) => {
      const headers = { apikey, 'content-type': 'application/json' };
      await fetch(`${path}/unassign`, { method: 'POST', headers, body: '{}' });
      return (await fetch(`${path}/assign`, { method: 'POST', headers, body })).status;
    },
    {
      apikey: apiKeyOf('customer'),
      path: `/api/v1/tll/network/ip_addresses/${ADDRESS}`,
      body: JSON.stringify({ assigned_to: uuid, private_ip: PRIVATE }),
    },
  );
  expect(status).toBe(200);
}

test('a subinterface that goes offers to unassign what leads to it', async ({ page, sandbox, signIn, open }) => {
  const { uuid } = await machineNamed(sandbox, 'tll', gateway);
  await signIn('customer');
  await open('/profile');
  await lead(page, uuid);
  await sandbox.clearRequests();
  await open(await pathOf(sandbox, gateway, 'tab=network'));
  await page.getByRole('button', { name: 'Actions for the subinterface with tag 218' }).click();
  await page.getByRole('menuitem', { name: 'Remove subinterface' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove subinterface with tag 218' });
  await expect(dialog).toContainText(`Floating IP ${ADDRESS} is assigned to this address; connections to it end`);
  await expect(dialog).toContainText('It stays assigned and is still charged, but reaches nothing');
  await dialog.getByRole('checkbox', { name: 'Unassign it too' }).check();
  await expect(dialog).toContainText(`Floating IP ${ADDRESS} is unassigned and stays yours`);
  await expect(dialog).toContainText(/€\d+\.\d\d a month while not assigned/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove subinterface' }).click();
  await expectToast(page, `The subinterface with tag 218 was removed from ${gateway}`);
  await expect(page.getByRole('link', { name: ADDRESS })).toBeHidden();
  expect(await countOf(sandbox, 'POST', `/${ADDRESS}/unassign`)).toBe(1);
});
