import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
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
import { bulkAction, selectRows } from '../../shared/tooling/src/e2e/select-rows';
import { logIn } from './log-in';

const MACHINES = ['shop-web-blue-7f3', 'ci-runner-a1'] as const;
const ACCOUNTS = ['Õunapuu & Pojad OÜ', 'Nordlicht Logistik GmbH & Co. KG'] as const;
const ACCOUNT = '/billing/account/1048001?tab=spending';

async function label(page: Page, text: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Labels for/ });
  await dialog.getByRole('textbox', { name: 'Add labels' }).fill(text);
  await dialog.getByRole('button', { name: 'Save labels' }).click();
  await expect(dialog).toHaveCount(0);
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
}

const cents = (text: string): number => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100);

test('labels narrow lists, divide the cost, travel as a file and a link, and stay with their person', async ({
  page,
  open,
}) => {
  await open('/compute');
  // By the form: who comes with a key alone is nobody that would be known again.
  await logIn(page, 'customer@example.com');
  await expectRow(page, MACHINES[0]);
  await selectRows(page, ...MACHINES);
  await bulkAction(page, 'Labels').click();
  await label(page, 'stage=prod, team=blue');
  await page.goto(`${page.url().split('?')[0]}?label=stage%3Dprod&cols=labels`);
  await expect(page.getByRole('table').getByRole('link', { name: /shop-web|ci-runner/ })).toHaveCount(2);

  // What has no uuid has labels, too; its page says where they are kept.
  await open('/access/token');
  await page.getByRole('row').getByRole('link').first().click();
  await expect(page.getByText('Stored in this browser only')).toBeVisible();
  await page.getByRole('button', { name: 'Add labels' }).click();
  await label(page, 'stage=prod');
  await expect(page.getByRole('list', { name: 'Labels' })).toHaveText('stage=prod');

  // So have the rows of a list that nothing else can be done to at once.
  await open('/billing');
  await selectRows(page, ...ACCOUNTS);
  await bulkAction(page, 'Labels').click();
  await label(page, 'zone=ops');
  await expect(page.getByRole('button', { name: /^Labels any/ })).toBeVisible();
  await open('/storage/keys');
  await page
    .getByRole('checkbox', { name: /^Select [A-Z0-9]+$/ })
    .first()
    .check();
  await bulkAction(page, 'Labels').click();
  await label(page, 'zone=ops');
  await page.goto(`${page.url().split('?')[0]}?label=zone%3Dops&columns=labels`);
  await expect(page.getByRole('row').filter({ hasText: 'zone=ops' })).toHaveCount(1);

  await open(ACCOUNT);
  const costs = page.getByRole('table', { name: 'Cost by label' });
  await expect(costs.getByRole('rowheader')).toHaveText(['stage=prod', 'Without stage']);
  await page.getByRole('combobox', { name: 'Key' }).selectOption('team');
  await expect(page).toHaveURL(/label-key=team/);
  await expect(costs.getByRole('rowheader')).toHaveText(['team=blue', 'Without team']);
  const parts = await costs.locator('tbody tr').evaluateAll((rows) => rows.map((row) => row.children[2]?.textContent));
  const total = await page.getByText(/^Total before VAT/).textContent();
  expect(parts.reduce((sum, part) => sum + cents(part ?? ''), 0)).toBe(cents(total ?? ''));

  await page.getByRole('link', { name: 'All labels' }).click();
  await expect(page.getByText(/stored in this browser, for you alone/)).toBeVisible();
  const row = await expectRow(page, 'stage=prod');
  await row.getByRole('link', { name: '3 resources with stage=prod' }).click();
  const resources = page.getByRole('table', { name: 'Resources' });
  for (const name of MACHINES) await expect(resources.getByRole('link', { name })).toBeVisible();
  await expect(resources.getByText('Exists')).toHaveCount(3);
  await inEachLook(page, LOOKS, async () => {
    await expectFits(page);
    await expectAccessible(page);
  });
  // The search finds by a label, in all areas.
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('zone=ops');
  const found = page.getByRole('dialog', { name: 'Search' }).getByRole('group', { name: 'Resources' });
  await expect(found.getByRole('option', { name: /zone=ops/ })).toHaveCount(3);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^Labels/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^labels-\d{4}-\d\d-\d\d\.json$/);
  expect(await readFile(await download.path(), 'utf8')).toContain('"stage=prod","team=blue"');
  await page.getByRole('button', { name: 'Actions for team=blue' }).click();
  await page.getByRole('menuitem', { name: 'Share link' }).click();
  const field = page.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/\/app\/labels#set=/);
  const link = await field.inputValue();
  await page.getByRole('button', { name: 'Close' }).click();
  await inEachLook(page, LOOKS, async () => {
    await expectFits(page);
    await expectAccessible(page);
  });

  // Mask mode leaves nothing of them.
  await page.keyboard.press('Alt+m');
  await expect(page.getByRole('button', { name: 'Masked' })).toBeVisible();
  const said = (await page.locator('body').ariaSnapshot()).replaceAll(/\/url: .*/g, '');
  expect(said).not.toMatch(/stage|prod|team|blue|zone|ops/);
  await page.keyboard.press('Alt+m');

  // Whoever comes next in this browser has none of them, and takes what a link carries only when they say so.
  await logOut(page);
  await page.goto(link);
  await logIn(page, 'colleague@example.com');
  const asked = page.getByRole('dialog', { name: 'Import labels' });
  await expect(asked).toContainText('New labels for 2 resources');
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/labels$/);
  await expect(page.getByText('No records')).toBeVisible();
  await page.getByLabel('Import file').setInputFiles(await download.path());
  await page.getByRole('dialog').getByRole('button', { name: 'Import labels' }).click();
  await expectToast(page, /Labels for \d+ resources imported/);
  await expectRow(page, 'team=blue');
  await page.getByRole('tab', { name: /^Resources/ }).click();
  await expect(page.getByText('Deleted or no access').first()).toBeVisible();
  await logOut(page);
  await page.goto(link);
  await logIn(page, 'customer@example.com');
  await expect(page.getByRole('dialog')).toContainText('Labels already there for 2 resources');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expectRow(page, 'stage=prod');
});
