import type { Page } from '@playwright/test';
import { KEYS, expect, expectAccessible, expectRow, test } from '../../shared/tooling/src/e2e/fixtures';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

async function opened(page: Page, name: string | RegExp): Promise<void> {
  await expect(heading(page, name)).toBeVisible();
}

test(
  'keys lead everywhere and to the heading of each screen, are listed, and can be switched off',
  { tag: KEYS },
  async ({ page, signIn, open }) => {
    await signIn('customer');
    await open('/');
    await opened(page, 'Home');
    await page.keyboard.press('?');
    await expect(sheet(page).getByRole('listitem').filter({ hasText: 'Compute' })).toContainText('g then c');
    await expectAccessible(page);
    // In a dialog keys are its own.
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    for (const [key, name] of [
      ['n', /network/i],
      ['b', 'Billing accounts'],
      ['c', 'Virtual machines'],
    ] as const) {
      await page.keyboard.press('g');
      await page.keyboard.press(key);
      await expect(heading(page, name)).toBeFocused();
    }
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('gc');
    await expect(page.getByRole('searchbox')).toHaveValue('gc');
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
    await sheet(page).getByRole('switch', { name: 'Shortcuts without Ctrl or Alt' }).press(' ');
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toHaveCount(0);
    await page.reload();
    await opened(page, 'Virtual machines');
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await page.keyboard.press('?');
    await page.keyboard.press('Control+K');
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/compute\?/);
  },
);

test(
  'rows are selected and acted on by keyboard; what goes away hands its focus on',
  { tag: KEYS },
  async ({ page, signIn, open }) => {
    await signIn('customer');
    await open('/compute?q=ci-runner');
    await expectRow(page, 'ci-runner-a1');
    await page.getByRole('checkbox', { name: 'Select ci-runner-a1' }).press(' ');
    const bar = page.getByRole('toolbar', { name: '1 selected' });
    await page.keyboard.press('Alt+s');
    await expect(bar.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole('table', { name: 'Virtual machines' })).toBeFocused();

    // The reason of an entry that is off is come to by the arrow keys.
    const menu = page.getByRole('button', { name: 'Actions for ci-runner-a1' });
    await menu.press('Enter');
    const off = page.getByRole('menuitem', { disabled: true }).first();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    const count = await page.getByRole('menuitem').count();
    for (let step = 0; step < count; step += 1) {
      if (await off.evaluate((item) => item === document.activeElement)) break;
      await page.keyboard.press('ArrowDown');
    }
    await expect(off).toBeFocused();
    await expect(off).toHaveAccessibleDescription(/\S/);
    await page.keyboard.press('Escape');
    await expect(menu).toBeFocused();
  },
);
