import { COLD, expect, expectAccessible, test } from '../../shared/tooling/src/e2e/fixtures';

/** The one demo site that announces something. */
const SITE = 'stacklogic.localhost';
const WORDS = /^Maintenance in Sydney on Sunday 6 December/;

test.beforeEach(({ sandbox }) => sandbox.on(SITE).reset());

test(
  'an announcement lasts 7000 ms unless somebody is at it, and is found again in the header',
  { tag: COLD },
  async ({ page, signIn, open }) => {
    await page.clock.install();
    await signIn('customer', SITE);
    await open('/', SITE);
    const banner = page.getByRole('status').filter({ hasText: WORDS });
    await banner.hover();
    await expectAccessible(page);
    // From here on time passes only when the test says so: a busy machine must not eat into the seven seconds.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    await page.clock.runFor(20_000);
    await expect(banner).toBeVisible();
    await banner.getByRole('link', { name: 'Details' }).focus();
    await page.mouse.move(300, 600);
    await page.clock.runFor(20_000);
    await expect(banner).toBeVisible();
    await banner.getByRole('link', { name: 'Details' }).blur();
    await page.clock.runFor(6900);
    await expect(banner).toBeVisible();
    await page.clock.runFor(100);
    await expect(banner).toHaveCount(0);
    await page.clock.resume();
    await page.getByRole('button', { name: 'Announcement' }).click();
    const again = page.getByRole('dialog', { name: 'Announcement' });
    await expect(again).toContainText('Running machines are not affected.');
    await expect(again.getByRole('link', { name: 'Details' })).toHaveAttribute('href', 'https://example.com/status');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Announcement' })).toBeVisible();
    await expect(banner).toHaveCount(0);
  },
);

for (const width of [1366, 390]) {
  test(`it is closed for good, at ${width} px`, async ({ page, signIn, open }) => {
    await page.setViewportSize({ width, height: 844 });
    await signIn('customer', SITE);
    await open('/', SITE);
    const banner = page.getByRole('status').filter({ hasText: WORDS });
    await banner.hover();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await banner.getByRole('button', { name: 'Close' }).click();
    await expect(banner).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Announcement' })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
}

test('no other site says it', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home');
  await expect(page.getByRole('button', { name: 'Announcement' })).toHaveCount(0);
});
