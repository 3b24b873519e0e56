import type { Page, Request } from '@playwright/test';
import {
  KEYS,
  expect,
  expectAccessible,
  expectFits,
  expectToast,
  inEachLook,
  LOOKS,
  named,
  test,
} from '../../shared/tooling/src/e2e/fixtures';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search or jump to' });
const group = (page: Page, name: string | RegExp) => dialog(page).getByRole('group', { name });
const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true });

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+K');
  await expect(field(page)).toBeFocused();
}

/** What a page has got of all that it asks for from now on, and what it waits for. */
function watchRequests(page: Page) {
  const paths: string[] = [];
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('requestfinished', (request) => {
    pending.delete(request);
    paths.push(new URL(request.url()).pathname);
  });
  return { paths, pending };
}

/**
 * The code of the search comes once the page is calm, all of it; then the dialog is there within the task of the key: nothing can
 * have been fetched for it, and no frame was drawn before. Counted in frames, which are the same on a slow machine.
 */
async function opensAtOnce(page: Page, { paths, pending }: ReturnType<typeof watchRequests>): Promise<void> {
  // Its style and the dialog's own code are fetched with it, and may come later.
  await expect.poll(() => paths.some((path) => path.endsWith('/search.js')) && pending.size === 0).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const frames = await page.evaluate(async () => {
    const isOpen = () => document.querySelector('[role=dialog] [role=combobox]') !== null;
    const key = { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new KeyboardEvent('keydown', key));
    await Promise.resolve();
    let count = 0;
    for (; !isOpen() && count < 100; count += 1) await new Promise(requestAnimationFrame);
    return count;
  });
  expect(frames).toBe(0);
}

test(
  'by keyboard alone a machine is found in an area that is not loaded, and stopped',
  { tag: KEYS },
  async ({ page, signIn, open }) => {
    await signIn('customer');
    const requests = watchRequests(page);
    await open('/billing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await opensAtOnce(page, requests);
    await expect(field(page)).toBeFocused();
    await expect(group(page, 'Go to').getByRole('option', { name: /^Home/ })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.type('shop');
    const found = group(page, 'Resources');
    await expect(found.getByRole('option', { name: /shop-web-blue-7f3.*Running/ })).toBeVisible();
    await expect(found.getByRole('option', { name: /S3 Object Storage.*shop-product-images/ })).toBeVisible();
    await expect(found.getByRole('option', { name: /Load Balancer.*lb-shop-public/ })).toBeVisible();

    // The same letters with some of them missing, then what can be done to it.
    await field(page).fill('shopblue8c');
    await expect(chosen(page)).toContainText('shop-web-blue-8c1');
    await page.keyboard.press('Tab');
    await expect(chosen(page)).toHaveText('Stop');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/compute\/vm\/\w+\/[\w-]+\?dialog=stop$/);
    const stop = page.getByRole('dialog', { name: 'Stop virtual machine?' });
    await expect(stop).toContainText('shop-web-blue-8c1');
    await stop.getByRole('button', { name: /^Stop/ }).click();
    await expectToast(page, /shop-web-blue-8c1/);
  },
);

test('an address, a part of it, a screen and what was visited lead on, and addresses are copied', async ({
  page,
  context,
  sandbox,
  signIn,
  open,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sandbox.faults({ ...named('/jhv/network/networks', 'GET', 'Out of order'), status: 500 });
  await signIn('customer');
  await open('/');
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  await field(page).fill('203.0.113.31');
  await expect(chosen(page)).toContainText('203.0.113.31');
  await expect(dialog(page).getByText('Not searched: Jõhvi (VPC Network)')).toBeVisible();
  await group(page, 'Resources')
    .getByRole('option', { name: /shop-web-blue-7f3/ })
    .hover();
  await group(page, 'Actions on shop-web-blue-7f3')
    .getByRole('option', { name: 'Copy public IPv4 203.0.113.31' })
    .click();
  await expectToast(page, '203.0.113.31 copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('203.0.113.31');

  await openSearch(page);
  await field(page).fill('shop-backend');
  await expect(chosen(page)).toContainText('shop-backend');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/network\/vpc\/tll\/[\w-]+$/);
  await openSearch(page);
  await expect(group(page, 'Recent').getByRole('option', { name: /shop-backend/ })).toBeVisible();
  await field(page).fill('nothing is called this');
  const unsure = 'Nothing matches “nothing is called this” in what could be searched';
  await expect(dialog(page).getByRole('status')).toHaveText(unsure);
  await field(page).fill('floating');
  await expect(group(page, 'Create').getByRole('option', { name: 'Create: Floating IP' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/network\/ip_address$/);

  await openSearch(page);
  await field(page).fill('create vm web-3');
  await expect(chosen(page)).toHaveText('Create: Virtual Machine named web-3');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/compute\/create\?name=web-3$/);
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('web-3');

  await openSearch(page);
  await field(page).fill('shop');
  await expect(group(page, 'Resources')).toBeVisible();
  await expect(
    group(page, 'Create').getByRole('option', { name: 'Create: S3 Object Storage named shop' }),
  ).toBeVisible();
  await inEachLook(page, LOOKS, async () => {
    await expectFits(page);
    await expectAccessible(page);
  });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});
