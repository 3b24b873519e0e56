import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../shared/tooling/src/e2e/fixtures';
import { logIn } from './log-in';

const html = (page: Page) => page.locator('html');
const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });

async function choose(page: Page, mode: 'Auto' | 'Light' | 'Dark'): Promise<void> {
  await account(page).click();
  await page.getByRole('radio', { name: mode }).click();
  await page.keyboard.press('Escape');
}

/** Collects the grounds of all frames that are painted from now on, on every page that is loaded. */
async function watchGrounds(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Reflect.set(window, 'seenGrounds', seen);
    const look = (): void => {
      const { body, documentElement } = document;
      const ground = body && `${documentElement.dataset['scheme']} ${getComputedStyle(body).backgroundColor}`;
      if (ground && !seen.includes(ground)) seen.push(ground);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate((): string[] => Reflect.get(window, 'seenGrounds'));
}

test('a dark page is dark from its first frame on, chosen or by the system', async ({ page, signIn, open }) => {
  const grounds = await watchGrounds(page);
  await signIn('customer');
  for (const [system, stored] of [
    ['dark', null],
    ['light', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((mode) => {
      if (mode) localStorage.setItem('colorScheme', mode);
    }, stored);
    await open('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    const seen = await grounds();
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatch(/^dark rgb\((\d|[1-5]\d), (\d|[1-5]\d), (\d|[1-5]\d)\)$/);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  }
});

test('whoever signs in does so on light ground, from the first frame on, and comes into a dark console', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const grounds = await watchGrounds(page);
  await open('/');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect((await grounds()).map((one) => one.split(' ')[0])).toEqual(['light']);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
  await expectAccessible(page);
  await logIn(page, 'customer@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-scheme', 'dark');
  await account(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-scheme', 'light');
});

test('the choice holds over a reload, in every tab, and against the system', async ({
  page,
  context,
  signIn,
  open,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn('customer');
  await open('/');
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'light' });
  await other.goto(page.url());
  await choose(page, 'Dark');
  await expect(html(page)).toHaveAttribute('data-scheme', 'dark');
  await expect(html(other)).toHaveAttribute('data-scheme', 'dark');
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-scheme', 'dark');
  await choose(other, 'Light');
  await other.emulateMedia({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html(page)).toHaveAttribute('data-scheme', 'light');
  await choose(page, 'Auto');
  await expect(html(page)).toHaveAttribute('data-scheme', 'dark');
  await expect(html(other)).toHaveAttribute('data-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html(page)).toHaveAttribute('data-scheme', 'light');
});

test('chat follows while it is open', async ({ page, signIn, open }) => {
  const host = 'tenbyte.localhost';
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn('customer', host);
  await open('/', host);
  const scheme = () =>
    page
      .frames()
      .find((frame) => frame.url().includes('//chat.localhost'))
      ?.evaluate(() => document.documentElement.dataset['scheme']);
  await expect.poll(scheme).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(scheme).toBe('dark');
  await choose(page, 'Light');
  await expect.poll(scheme).toBe('light');
});
