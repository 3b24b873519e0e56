import { expect, expectAccessible, inEachLook, SCHEMES, test } from '../../shared/tooling/src/e2e/fixtures';
import { chatFrame, launcher, openFromMenu, panel } from './chat-page';

/** A demo site with chat. */
const SITE = 'nforce.localhost';

test('the panel stands beside the page and is accessible', async ({ page, signIn, open }) => {
  await signIn('customer', SITE);
  await open('/', SITE);
  await openFromMenu(page);
  const [chat, main] = [await panel(page).boundingBox(), await page.getByRole('main').boundingBox()];
  expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual((chat?.x ?? 0) + 1);
  const frame = await chatFrame(page);
  await inEachLook(page, SCHEMES, async ({ colorScheme }) => {
    await expect.poll(() => frame.evaluate(() => document.documentElement.dataset['scheme'])).toBe(colorScheme);
    await expectAccessible(page);
  });
});

for (const viewport of [
  { width: 1199, height: 800 },
  { width: 1024, height: 768 },
  { width: 701, height: 1000 },
]) {
  test(`covers nothing of the page at ${viewport.width} px`, async ({ page, signIn, open }) => {
    await page.setViewportSize(viewport);
    await signIn('customer', SITE);
    await open('/compute', SITE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Virtual machines');
    await openFromMenu(page);
    await expectAccessible(page);
    const [chat, main] = [await panel(page).boundingBox(), await page.getByRole('main').boundingBox()];
    expect((main?.y ?? 0) + (main?.height ?? 0)).toBeLessThanOrEqual(chat?.y ?? 0);
    expect([main?.width, chat?.width]).toEqual([expect.any(Number), viewport.width - 80]);
    expect(main?.height ?? 0).toBeGreaterThan(300);
    expect((chat?.y ?? 0) + (chat?.height ?? 0)).toBe(viewport.height);
  });
}

test('on the sign-in screen it covers nothing that can be pressed', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open('/', SITE);
  await expect(launcher(page)).toBeVisible();
  await expectAccessible(page);
  await launcher(page).click();
  await expect(panel(page)).toBeVisible();
  await expectAccessible(page);
  const [chat, form] = [await panel(page).boundingBox(), await page.getByRole('main').boundingBox()];
  expect((chat?.x ?? 0) + (chat?.width ?? 0)).toBeLessThanOrEqual(form?.x ?? 0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('it stands between header and tab bar, and goes when one goes elsewhere', async ({ page, signIn, open }) => {
    await signIn('customer', SITE);
    await open('/', SITE);
    await openFromMenu(page);
    await expectAccessible(page);
    expect(await panel(page).boundingBox()).toEqual({ x: 0, y: 35, width: 390, height: 844 - 35 - 56 });
    await page.getByRole('navigation', { name: 'Main' }).last().getByRole('link', { name: 'Compute' }).click();
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Virtual machines');
  });

  test('on the sign-in screen its button stands on the picture', async ({ page, open }) => {
    await open('/', SITE);
    await expect(launcher(page)).toBeVisible();
    const [button, form] = [await launcher(page).boundingBox(), await page.getByRole('main').boundingBox()];
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(form?.y ?? 0);
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
    await expectAccessible(page);
  });
});
