import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../shared/tooling/src/e2e/fixtures';
import { METAL, metalSandbox } from './metal-site';

test.beforeEach(async ({ sandbox }) => {
  await metalSandbox(sandbox);
});

/** Goes on with Tab until something has the focus; fails where it never has. */
async function tabTo(page: Page, name: RegExp, role: 'button' | 'link' | 'textbox' | 'radio'): Promise<void> {
  const target = page.getByRole(role, { name }).filter({ visible: true }).first();
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${name.source}`);
}

test('end to end by keyboard: order, open, rename, release', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer', METAL);
  await open('/', METAL);
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await tabTo(page, /^Bare metal$/, 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Bare metal' })).toBeVisible();
  await tabTo(page, /^Lease a server$/, 'link');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lease a server' })).toBeVisible();
  await tabTo(page, /Xeon E-2388G/, 'radio');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, /^Name$/, 'textbox');
  await page.keyboard.type('by-keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'by-keyboard', exact: true })).toBeVisible();
  await tabTo(page, /^Rename$/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Rename server' }).getByLabel('Name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('renamed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'renamed', exact: true })).toBeVisible();
  await sandbox.on(METAL).advance(7200);
  await tabTo(page, /^More$/, 'button');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Release server' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('renamed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Bare metal' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'renamed' })).toBeHidden();
});

test('loads nothing of virtual machines on any screen', async ({ page, signIn, open }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await signIn('customer', METAL);
  await open('/', METAL);
  await expect(page.getByRole('row').filter({ hasText: 'Bare Metal' })).toBeVisible();
  await open('/metal', METAL);
  await page.getByRole('link', { name: 'ams-db-primary', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ams-db-primary' })).toBeVisible();
  await open('/metal/create', METAL);
  await expect(page.getByRole('radio', { name: /Ryzen 9 7950X/ })).toBeVisible();
  const chunks = requested.filter((path) => path.startsWith('/remotes/mf-compute/'));
  expect(chunks.some((path) => /\/metal-create[.-]/.test(path))).toBe(true);
  expect(chunks.filter((path) => /\/(compute|vm)[.-]|vms[.-]/.test(path))).toEqual([]);
  const api = requested.filter((path) => /\/(vm|ip_addresses|host_pool|vm_images)\b/.test(path));
  expect(api).toEqual([]);
});

test('home is about servers: how many, what they cost, and where one is ordered', async ({ page, signIn, open }) => {
  await signIn('customer', METAL);
  await open('/', METAL);
  const row = page.getByRole('row').filter({ hasText: 'Bare Metal' });
  await expect(row).toContainText('13');
  await expect(row).toContainText('€3,224.00');
  await expect(page.getByRole('row').filter({ hasText: 'Virtual Machine' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Create' }).click();
  await page.getByRole('menuitem', { name: 'Bare Metal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lease a server' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the list is cards, and nothing stands over the edge', async ({ page, signIn, open }) => {
    await signIn('customer', METAL);
    await open('/metal', METAL);
    const card = page.getByRole('listitem').filter({ hasText: 'build-farm-01' });
    await expect(card).toContainText('€149.00/mo');
    await expect(card).toContainText('In use');
    await expectAccessible(page);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(390);
    await page.getByRole('link', { name: 'ams-db-primary', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ams-db-primary' })).toBeVisible();
    await expectAccessible(page);
    expect(await width()).toBeLessThanOrEqual(390);
  });
});
