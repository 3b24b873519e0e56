import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../shared/tooling/src/e2e/fixtures';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const html = (page: Page) => page.locator('html');

test('the language of the profile wins over that of the site, also after a reload, until one signs out', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.api('customer', 'PATCH', '/user-resource/user/profile', { lang: 'et' });
  await signIn('customer');
  await open('/compute');
  await expect(title(page)).toHaveText('Virtuaalmasinad');
  await expect(html(page)).toHaveAttribute('lang', 'et');
  await expect(page.getByRole('link', { name: 'Loo virtuaalmasin' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(title(page)).toHaveText('Virtuaalmasinad');
  await open('/billing');
  await expect(title(page)).toHaveText('Arvelduskontod');

  await sandbox.api('customer', 'PATCH', '/user-resource/user/profile', { lang: 'de' });
  await open('/');
  await expect(title(page)).toHaveText('Startseite');
  await page.getByRole('button', { name: 'Konto', exact: true }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('a language that cannot be fetched costs its words and nothing else', async ({
  page,
  sandbox,
  problems,
  signIn,
  open,
}) => {
  problems.allow(/texts-id/, /Failed to load resource/, /ChunkLoadError/, /Loading chunk/);
  await page.route('**/*texts-id*', (route) => route.abort());
  await sandbox.api('customer', 'PATCH', '/user-resource/user/profile', { lang: 'id' });
  await signIn('customer');
  await open('/compute');
  await expect(title(page)).toHaveText('Virtual machines');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});

for (const [language, direction] of [
  ['xa', 'ltr'],
  ['xb', 'rtl'],
] as const) {
  test(`long words and lines from right to left fit: ${language}`, async ({ page, sandbox, signIn, open }) => {
    await sandbox.api('customer', 'PATCH', '/user-resource/user/profile', { lang: language });
    await signIn('customer');
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/', '/compute', '/compute/create', '/billing', '/profile']) {
        await open(path);
        await expect(html(page)).toHaveAttribute('dir', direction);
        await expect(title(page)).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    }
  });
}
