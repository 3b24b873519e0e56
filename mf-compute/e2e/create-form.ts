import type { Page } from '@playwright/test';
import { PASSWORD } from '../../shared/build/src/e2e/fixtures';

/** What every creation needs; the rest stands on its defaults. */
export async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Username').fill('deploy');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
}

/** Sends the form, by the button of the width that is shown. */
export const send = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Create( virtual machine)?$/ })
    .first()
    .click();
