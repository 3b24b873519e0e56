import { expect, expectAccessible, expectFits, test } from '../../shared/tooling/src/e2e/fixtures';
import { fillIn, nameField, send } from './create-form';

test('is accessible when filled in, when wrong, with sources, and with several machines', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/compute/create');
  await expect(page.getByRole('radio', { name: /High frequency/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Custom' }).first().click();
  await page.getByRole('button', { name: 'Add disk' }).click();
  await page.getByLabel('Size of disk 2').fill('1');
  await send(page);
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'From a machine' }).click();
  await page.getByLabel('How many').fill('3');
  await nameField(page).fill('web-1');
  await expect(page.getByRole('list', { name: '3 machines' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Systems' }).click();
  await page.getByRole('radio', { name: 'SSH key' }).click();
  await page.getByLabel('SSH public key').fill('-----BEGIN PRIVATE KEY-----');
  await expect(page.getByText('That was a private key.')).toBeVisible();
  await expectAccessible(page);
});

test('the index leads to what is wrong, and says what was chosen', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute/create');
  const index = page.getByRole('navigation', { name: 'Sections' });
  await expect(index.getByRole('button', { name: /^Location/ })).toContainText('Tallinn');
  await expect(index.getByRole('button', { name: /^Backups/ })).toContainText('off');
  await send(page);
  await expect(index.getByRole('button', { name: /^Login/ })).toContainText('This field is required');
  await index.getByRole('button', { name: /^Name/ }).click();
  await expect(nameField(page)).toBeFocused();
});

test('added disks come and go by keyboard', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute/create');
  await page.getByRole('button', { name: 'Add disk' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Size of disk 2')).toBeFocused();
  await page.keyboard.type('60');
  await expect(page.getByText('60 GB × €0.0001')).toBeVisible();
  await page.getByRole('button', { name: 'Remove disk 2' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add disk' })).toBeFocused();
  await expect(page.getByLabel('Size of disk 2')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('creates with a thumb, sees the price in a sheet, writes cloud-init in a plain field', async ({
    page,
    signIn,
    open,
  }) => {
    await signIn('customer');
    await open('/compute/create');
    await expect(page.getByText('/month with VAT')).toBeVisible();
    await page.getByRole('button', { name: /4 items/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Price' });
    await expect(sheet).toContainText('2 × €0.0060');
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Add cloud-init' }).click();
    const field = page.getByRole('textbox', { name: 'Cloud-init (YAML)' });
    await expect(field).toBeFocused();
    await field.fill('packages: [');
    await expect(page.getByText(/^Line 1: /)).toBeVisible();
    await field.fill('#cloud-config\npackages: [nginx]\n');
    await fillIn(page, 'thumb-01');
    await page.getByLabel('How many').fill('2');
    await expectFits(page);
    await send(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2 machines are ready');
    await expectAccessible(page);
  });
});
