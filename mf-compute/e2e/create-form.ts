import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../../shared/tooling/src/e2e/fixtures';
import type { Sandbox, SeenRequest } from '../../shared/tooling/src/e2e/sandbox';

/** The name of one machine, or the pattern for several. */
export const nameField = (page: Page) => page.getByRole('textbox', { name: /^Names?$/ });

/** What every creation needs; the rest stands on its defaults. */
export async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Username').fill('deploy');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await nameField(page).fill(name);
}

/** Sends the form, by the button of the width that is shown. */
export const send = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^Create( (\d+ )?virtual machines?)?$/ })
    .first()
    .click();

/** The creations that the sandbox has seen. */
export const creations = async (sandbox: Sandbox): Promise<SeenRequest[]> =>
  (await sandbox.requests()).filter(({ method, path }) => method === 'POST' && path.endsWith('/user-resource/vm'));

/** What was sent with a creation. */
export const bodyOf = (request: SeenRequest | undefined): Record<string, unknown> => ({
  ...(typeof request?.body === 'object' ? request.body : {}),
});

/** The machine's own page has come, with its name. */
export const expectMachine = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
