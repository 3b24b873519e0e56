import { expect, expectAccessible, test } from '../../shared/tooling/src/e2e/fixtures';
import type { Page } from '@playwright/test';

const startMock = async (page: Page, variant?: string): Promise<void> => {
  await page.getByText('Developer mode').click();
  await page.getByRole('checkbox', { name: 'enableMockApi' }).check();
  if (variant) await page.getByRole('combobox', { name: 'Mock site' }).selectOption(variant);
  await page.getByRole('button', { name: 'Start mock mode' }).click();
  await expect(page.getByText('Mock mode: everything happens in this browser')).toBeVisible();
};

test('everything is answered in the browser, and is still there after a reload', async ({ page, open, sandbox }) => {
  await open('/compute');
  await sandbox.clearRequests();
  await startMock(page);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'wiki' }).click();
  await page.getByRole('button', { name: 'Rename' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename virtual machine' });
  await dialog.getByLabel('Name').fill('mocked-machine');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'mocked-machine' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'mocked-machine' })).toBeVisible();
  const seen = (await sandbox.requests()).filter((request) => request.user !== null);
  expect(seen).toEqual([]);
});

test('the metal variant is the metal site', async ({ page, open }) => {
  await open('/');
  await startMock(page, 'metal');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bare metal' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Virtual machines' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Leave mock mode' }).click();
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
});

test('no other host is handed a byte of it', async ({ page, open, problems }) => {
  problems.allow(/404/);
  await open('/', 'metal.localhost');
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
  await expect(page.getByText('Developer mode')).toHaveCount(0);
  const statuses = await page.evaluate(() =>
    Promise.all(['default', 'metal'].map(async (id) => (await fetch(`/app/mock-sites/${id}`)).status)),
  );
  expect(statuses).toEqual([404, 404]);
});
