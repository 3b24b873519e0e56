import type { Page } from '@playwright/test';
import { expect, test } from '../../shared/tooling/src/e2e/fixtures';

const create = (page: Page) =>
  page
    .getByRole('button', { name: /^Create( managed service)?$/ })
    .filter({ visible: true })
    .first();

const nameOf = (page: Page) => page.getByRole('textbox', { name: /^(Name|Cluster name)$/ });

test('a full location: told in the form with what was typed, another one is a click away', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/services/create');
  await nameOf(page).fill('no-capacity');
  await create(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Compute resources temporarily unavailable' });
  await expect(notice).toContainText('Everything you chose is kept.');
  await expect(nameOf(page)).toHaveValue('no-capacity');
  await notice.getByRole('button').first().click();
  await expect(notice).toBeHidden();
  await nameOf(page).fill('with-capacity');
  await create(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'with-capacity', exact: true })).toBeVisible();
});
