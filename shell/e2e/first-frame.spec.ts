import type { Page } from '@playwright/test';
import { COLD, expect, expectAccessible, test } from '../../shared/tooling/src/e2e/fixtures';

/** Holds the scripts of the shell back, which the frame does not need. @returns lets them come */
async function holdScripts(page: Page): Promise<() => void> {
  let letCome = (): void => {};
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('**/app/assets/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letCome;
}

/** Waits for what the style sheet makes of the frame; nothing is painted before that. @returns the link to an area */
async function linkOfFrame(page: Page, name: string) {
  await expect(page.locator('#frame .shell-sheet')).toHaveCSS('overflow', 'hidden');
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
}

/** Where the parts of the frame are, and how they look. What comes to the end of the header moves the search. */
const looksOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const parts = document.querySelectorAll('.shell-mark, .shell-site, .shell-item, .shell-item svg, .shell-sheet');
    return [...parts].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const { color, backgroundColor } = getComputedStyle(part);
      return [part.getAttribute('class'), x, y, width, height, color, backgroundColor].join(' ');
    });
  });

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
      const letCome = await holdScripts(page);
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
    },
  );

test(
  'a link of the frame works before the console does; who is signed out sees none',
  { tag: COLD },
  async ({ page, signIn }) => {
    let letCome = await holdScripts(page);
    await page.goto('/app/', { waitUntil: 'commit' });
    await expect(page.locator('#frame .shell-item').first()).toBeAttached();
    await expect(page.locator('#frame')).toBeHidden();
    letCome();
    await expect(page.getByLabel('Username')).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await signIn('customer');
    letCome = await holdScripts(page);
    await page.goto('/app/', { waitUntil: 'commit' });
    await (await linkOfFrame(page, 'Compute')).click({ noWaitAfter: true });
    await expect(page).toHaveURL(/\/app\/compute$/);
    letCome();
    await expect(page.getByRole('heading', { level: 1, name: 'Virtual machines' })).toBeVisible();
  },
);
