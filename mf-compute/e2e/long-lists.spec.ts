import { expect, expectAccessible, test } from '../../shared/tooling/src/e2e/fixtures';
import { bodyOf, creations, expectMachine, nameField, send } from './create-form';

test('one of thousands of machines to copy is found by typing, and chosen by keys', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  test.slow();
  await sandbox.makeLarge();
  await signIn('large');
  await open('/compute/create');
  await page.getByRole('radio', { name: 'From a machine' }).click();
  const field = page.getByRole('combobox', { name: 'Virtual machine' });
  await field.click();
  const list = page.getByRole('listbox', { name: 'Virtual machine' });
  await expect(list.getByRole('option')).toHaveCount(100);
  await expect(page.getByText(/^The first 100 of [\d,]+\. Type to narrow them down\.$/).first()).toBeVisible();
  await expectAccessible(page);

  const wanted = await list.getByRole('option').nth(57).innerText();
  const name = wanted.split(' (')[0] ?? '';
  await field.fill(name);
  await expect(list.getByRole('option', { name: wanted, exact: true })).toBeVisible();
  await field.press('Enter');
  await expect(list).toBeHidden();
  await expect(field).toHaveValue(wanted);
  await expect(page.getByLabel('State')).toContainText('The disk as it is now');

  // What was typed and not chosen leaves the choice as it was.
  await field.fill('no machine is called so');
  await expect(page.getByText('Nothing found').first()).toBeVisible();
  await field.press('Escape');
  await field.press('Tab');
  await expect(field).toHaveValue(wanted);

  await nameField(page).fill('e2e-copied');
  await send(page);
  await expectMachine(page, 'e2e-copied');
  const [creation] = await creations(sandbox);
  expect(bodyOf(creation)['source_uuid']).toBeTruthy();
});

test('the list of a phone stays inside the window', async ({ page, sandbox, signIn, open }) => {
  test.slow();
  await sandbox.makeLarge();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('large');
  await open('/compute/create');
  await page.getByRole('radio', { name: 'From a machine' }).click();
  const field = page.getByRole('combobox', { name: 'Virtual machine' });
  await field.click();
  const list = page.getByRole('listbox', { name: 'Virtual machine' });
  await list.getByRole('option').nth(2).click();
  await expect(field).not.toHaveValue('');
  const width = await page.locator('html').evaluate((root) => root.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
