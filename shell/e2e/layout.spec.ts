import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectTitle,
  inEachLook,
  SCHEMES,
  test,
} from '../../shared/tooling/src/e2e/fixtures';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' }).first();
const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('navigation works without a full load, and Back finds the way', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/');
  await expectTitle(page, 'Home');
  await page.evaluate(() => Reflect.set(window, 'kept', true));
  await navigation(page).getByRole('link', { name: 'Compute' }).click();
  await expect(title(page)).toHaveText('Virtual machines');
  await expectTitle(page, 'Virtual machines');
  await navigation(page).getByRole('link', { name: 'Storage' }).click();
  await expect(title(page)).toHaveText('Buckets');
  await expect(page.locator('[data-area]')).toHaveCount(1);
  await page.goBack();
  await expect(title(page)).toHaveText('Virtual machines');
  await page.goBack();
  await expect(title(page)).toHaveText('Home');
  await page.goForward();
  await expect(title(page)).toHaveText('Virtual machines');
  expect(await page.evaluate(() => Reflect.get(window, 'kept'))).toBe(true);
  await page.reload();
  await expect(title(page)).toHaveText('Virtual machines');
});

test('a link with a modifier key opens a tab of its own', async ({ page, context, signIn, open }) => {
  await signIn('customer');
  await open('/');
  const link = navigation(page).getByRole('link', { name: 'Compute' });
  await expect(link).toHaveAttribute('href', '/app/compute');
  await page.evaluate(() =>
    addEventListener('click', (event) => Reflect.set(window, 'isTaken', event.defaultPrevented), { once: true }),
  );
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  // What the tab shows is not looked at: tools that attach to it while it is on its way may never hear of its page.
  await (await opened).close();
  expect(await page.evaluate(() => Reflect.get(window, 'isTaken'))).toBe(false);
  await expect(title(page)).toHaveText('Home');
  await link.click();
  await expect(title(page)).toHaveText('Virtual machines');
});

test('the frame has the figures of the specification', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/');
  const box = async (selector: string) => page.locator(selector).first().boundingBox();
  expect((await box('.shell-header'))?.height).toBe(35);
  expect((await box('.shell-nav'))?.width).toBe(80);
  expect((await box('.ui-side'))?.width).toBe(320);
  await expect(page.locator('html')).toHaveAttribute('data-mobile', 'false');
});

test('home says what did not answer, and asks again', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await sandbox.faults({ path: '/jhv/user-resource/vm/list', status: 500, body: { message: 'down' } });
  await open('/');
  const item = page
    .getByRole('listitem')
    .filter({ hasText: 'Jõhvi could not be loaded completely Missing: Virtual Machine' });
  await expect(item).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Virtual Machine' });
  await expect(row).toContainText('No response');
  await expect(row).toContainText('8');
  await sandbox.clearFaults();
  await item.getByRole('button', { name: 'Retry' }).click();
  await expect(row).toContainText('14');
  await expect(item).toHaveCount(0);
});

test('the operating systems of servers stand under their list, and on the home page of who sells nothing else', async ({
  page,
  signIn,
  open,
}) => {
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Operating systems' }) });
  await signIn('customer');
  await open('/');
  await expect(page.getByRole('row').filter({ hasText: 'Bare Metal' })).toContainText('2');
  await expect(card).toHaveCount(0);
  await page.getByRole('row').getByRole('link', { name: 'Bare Metal' }).click();
  await expect(card).toContainText('Ubuntu24.04');
  await signIn('customer', 'metal.localhost');
  await open('/', 'metal.localhost');
  await expect(card).toContainText('Ubuntu24.04');
});

test('the colour scheme is chosen in the account menu and kept', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/');
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('colorScheme'))).toBe('dark');
});

test('home and what nobody owns are accessible', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/');
  await expect(page.getByRole('row').filter({ hasText: 'S3 Object Storage' })).toBeVisible();
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
  await open('/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the tab bar leads everywhere', async ({ page, signIn, open }) => {
    await signIn('customer');
    await open('/');
    const tabs = page.getByRole('navigation', { name: 'Main' }).last();
    await expect(tabs.getByRole('link')).toHaveText(['Home', 'Compute', 'Network', 'Billing']);
    await expect(page.locator('html')).toHaveAttribute('data-mobile', 'true');
    await tabs.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Storage' }).click();
    await expect(title(page)).toHaveText('Buckets');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
    // On its side, too, a browser would enlarge the page for a field with a smaller text.
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.getByRole('searchbox')).toHaveCSS('font-size', '16px');
  });

  test('credit stands over the rest of home', async ({ page, signIn, open }) => {
    await signIn('customer');
    await open('/');
    // In the document as on the screen: what it is read out by, and what Tab goes through.
    const headings = page.getByRole('main').getByRole('heading');
    await expect(headings).toContainText(['Home', 'Credit', 'Needs attention', 'Resources', /^\w+$/]);
    const tops = await headings.evaluateAll((found) => found.map((one) => one.getBoundingClientRect().top));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    // What stands in the place of the locations ends before the total does, under which they go on.
    const buckets = page.getByRole('row').filter({ hasText: 'S3 Object Storage' });
    await expect(buckets).toContainText(/not tied to a location, \d/);
    const right = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);
    const total = buckets.locator('.area-matrix-total');
    const left = () => total.evaluate((cell) => cell.getBoundingClientRect().left);
    expect(await right(buckets.locator('.area-matrix-note > div'))).toBeLessThanOrEqual(await left());
    await expectAccessible(page);
  });
});
