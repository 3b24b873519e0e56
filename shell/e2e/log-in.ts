import type { Page } from '@playwright/test';
import { PASSWORD } from '../../shared/tooling/src/e2e/fixtures';

/** Fills the sign-in form and sends it. */
export async function logIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}
