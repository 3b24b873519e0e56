import type { Page } from '@playwright/test';
import { COLD, expect, expectAccessible, test } from '../../shared/tooling/src/e2e/fixtures';
import { hold } from '../../shared/tooling/src/e2e/hold';

/** The scripts of the shell, which a frame does not need. */
const SCRIPTS = '**/app/assets/**/*.js';

/** Waits for what the style sheet makes of the frame; nothing is painted before that. @returns the link to an area */
async function linkOfFrame(page: Page, name: string) {
  await expect(page.locator('#frame .shell-sheet')).toHaveCSS('overflow', 'hidden');
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

/** Where the parts of the frame are, and how they look. What comes to the end of the header moves the search. */
const looksOf = (page: Page, selector = '.shell-mark, .shell-site, .shell-item, .shell-item svg, .shell-sheet') =>
  page.evaluate(async (parts) => {
    await document.fonts.ready;
    return [...document.querySelectorAll(parts)].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const { color, backgroundColor } = getComputedStyle(part);
      return [part.getAttribute('class'), x, y, width, height, color, backgroundColor].join(' ');
    });
  }, selector);

for (const [width, colorScheme] of [
  [1366, 'dark'],
  [390, 'light'],
] as const)
  test(
    `the frame stands there before any script, and stays where it is: ${width} ${colorScheme}`,
    { tag: COLD },
    async ({ page, signIn }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await signIn('customer');
      const logos: string[] = [];
      page.on('request', (request) => /logo/.test(request.url()) && logos.push(request.url()));
      const letCome = await hold(page, SCRIPTS);
      await page.goto('/app/compute', { waitUntil: 'commit' });
      const link = await linkOfFrame(page, 'Compute');
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.locator('#frame button:not([inert])')).toHaveCount(0);
      await expectAccessible(page, { include: '#frame' });
      // The focus stays, until the screen leads it to its heading.
      await link.focus();
      const before = await looksOf(page);
      expect(before.length).toBeGreaterThan(8);
      letCome();
      await expect(page.getByRole('heading', { level: 1, name: 'Virtual machines' })).toBeVisible();
      expect(await looksOf(page)).toEqual(before);
      await expect(page.locator('#frame')).toHaveCount(0);
      expect(logos, 'pictures of sign-in').toEqual([]);
    },
  );

for (const [width, colorScheme] of [
  [1366, 'dark'],
  [390, 'light'],
] as const)
  test(`so does that of sign-in, until its form is there: ${width} ${colorScheme}`, { tag: COLD }, async ({ page }) => {
    const parts = '.ui-out, .ui-out-art, .ui-out-main, .ui-out-brand > *';
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    // The area's own code comes last, long after the shell has drawn what it stands in.
    const letSignInCome = await hold(page, '**/remotes/mf-auth/**/*.js');
    const letCome = await hold(page, SCRIPTS);
    await page.goto('/app/billing', { waitUntil: 'commit' });
    await expect(page.locator('#frame').getByRole('img', { name: 'warren' })).toBeVisible();
    await expect(page.locator('#frame .shell-sheet')).toBeHidden();
    await expectAccessible(page, { include: '#frame' });
    const before = await looksOf(page, parts);
    expect(before).toHaveLength(4);
    letCome();
    await expect(page.locator('#root .shell-outlet')).toBeAttached();
    await expect(page.locator('#frame').getByRole('img', { name: 'warren' })).toBeVisible();
    letSignInCome();
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(page.locator('#frame')).toHaveCount(0);
    expect(await looksOf(page, parts)).toEqual(before);
  });

test('a link of the frame works before the console does', { tag: COLD }, async ({ page, signIn }) => {
  await signIn('customer');
  const letCome = await hold(page, SCRIPTS);
  await page.goto('/app/', { waitUntil: 'commit' });
  await (await linkOfFrame(page, 'Compute')).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/app\/compute$/);
  letCome();
  await expect(page.getByRole('heading', { level: 1, name: 'Virtual machines' })).toBeVisible();
});
