import * as v from 'valibot';
import { S3Key } from '@console/contract/bucket';
import {
  expect,
  expectAccessible,
  expectFits,
  expectRow,
  expectToast,
  inEachLook,
  LOOKS,
  test,
} from '../../shared/tooling/src/e2e/fixtures';

const parse = v.parser(v.pipe(v.array(S3Key), v.minLength(1)));

test('a secret is hidden until somebody asks for it', async ({ page, sandbox, signIn, open }) => {
  const [key] = parse(await sandbox.api('customer', 'GET', '/storage/user/keys'));
  const { accessKey = '', secretKey = '' } = key ?? {};
  await signIn('customer');
  await open('/storage/keys');
  await expectRow(page, accessKey);
  await expect(page.getByText(secretKey)).toBeHidden();
  await page.getByRole('button', { name: `Show the secret key of ${accessKey}` }).click();
  await expect(page.getByText(secretKey)).toBeVisible();
  await page.getByRole('button', { name: `Hide the secret key of ${accessKey}` }).click();
  await expect(page.getByText(secretKey)).toBeHidden();
});

test('a secret can be copied without being shown', async ({ page, context, sandbox, signIn, open }) => {
  const [key] = parse(await sandbox.api('customer', 'GET', '/storage/user/keys'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('customer');
  await open('/storage/keys');
  await page
    .getByRole('row')
    .filter({ hasText: key?.accessKey ?? '' })
    .getByRole('button', { name: /Copy secret key of/ })
    .click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key?.secretKey);
});

test('the endpoint stands beside the keys', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/storage/keys');
  await expect(page.getByText(/^http:\/\/localhost:\d+\/$/)).toBeVisible();
});

test('without a storage account the list is empty, not broken', async ({ page, signIn, open }) => {
  await signIn('new');
  await open('/storage/keys');
  await expect(page.getByText('No records')).toBeVisible();
  await expect(page.getByText(/could not be loaded/)).toBeHidden();
});

test('another failure is shown as one', async ({ page, sandbox, signIn, open }) => {
  await sandbox.faults({
    method: 'GET',
    path: '/storage/user/keys',
    status: 500,
    body: { message: 'Failed to get S3 user info' },
  });
  await signIn('customer');
  await open('/storage/keys');
  await expect(page.getByText(/Failed to get S3 user info/)).toBeVisible();
});

test('a key is made once, shown, set up in a client, and deleted with what stops working', async ({
  page,
  context,
  sandbox,
  signIn,
  open,
}) => {
  const before = parse(await sandbox.api('customer', 'GET', '/storage/user/keys'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('customer');
  await open('/storage/keys');
  await page.getByRole('button', { name: 'Create access key' }).click();
  await expect(page).toHaveURL(/dialog=create/);
  const dialog = page.getByRole('dialog', { name: 'Create access key' });
  await expect(dialog).toContainText('You have 2 keys.');
  await sandbox.clearRequests();
  // The response is lost: the list tells which key is the new one.
  await sandbox.faults({ method: 'POST', path: '/storage/user/keys', times: 1, drop: 'truncate' });
  await dialog.getByRole('button', { name: 'Create access key' }).dblclick();
  const made = page.getByRole('dialog', { name: 'Your new access key' });
  await expect(made).toBeVisible();
  expect((await sandbox.requests()).filter(({ method }) => method === 'POST')).toHaveLength(1);
  const after = parse(await sandbox.api('customer', 'GET', '/storage/user/keys'));
  const key = after.find(({ accessKey }) => !before.some((one) => one.accessKey === accessKey));
  const { accessKey = '', secretKey = '' } = key ?? {};
  await expect(made.getByText(accessKey, { exact: true })).toBeVisible();
  await expect(made.getByText(secretKey, { exact: true })).toBeVisible();
  const config = made.getByRole('region', { name: 'AWS CLI configuration' });
  await expect(config).toContainText(`aws_access_key_id = ${accessKey}`);
  await expect(config).toContainText('addressing_style = path');
  await expect(config).not.toContainText(secretKey);
  await made.getByRole('button', { name: 'Copy AWS CLI configuration' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(secretKey);
  await made.getByRole('radio', { name: 'boto3' }).click();
  await expect(made.getByRole('region', { name: 'boto3 configuration' })).toContainText(
    'endpoint_url="http://localhost',
  );
  await inEachLook(page, LOOKS, async () => {
    await expectFits(page);
    await expectAccessible(page);
  });
  await page.setViewportSize({ width: 1366, height: 900 });
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(made).toBeHidden();
  const row = await expectRow(page, accessKey);
  await expect(row).not.toContainText(secretKey);

  await page.getByRole('button', { name: `Actions for ${accessKey}` }).click();
  await page.getByRole('menuitem', { name: 'Set up a client' }).click();
  const setup = page.getByRole('dialog', { name: 'Set up a client' });
  await setup.getByRole('radio', { name: 's3cmd' }).click();
  await setup.getByRole('button', { name: 'Show secret key' }).click();
  await expect(setup.getByRole('region', { name: 's3cmd configuration' })).toContainText(`secret_key = ${secretKey}`);
  await page.goBack();
  await expect(setup).toBeHidden();

  await page.getByRole('button', { name: `Actions for ${accessKey}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const remove = page.getByRole('dialog', { name: 'Delete access key' });
  await expect(remove).toContainText('Every client that uses this key stops working at once');
  await expect(remove).toContainText('This console keeps working with another of your keys');
  await expectAccessible(page);
  await remove.getByRole('textbox').fill(accessKey);
  await remove.getByRole('button', { name: 'Delete access key' }).click();
  await expectToast(page, `Access key ${accessKey} was deleted`);
  await expect(page.getByText(accessKey, { exact: true })).toHaveCount(0);
});

test('whoever has no storage account makes one with its first key, and loses the console with the last', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('new');
  await open('/storage/keys');
  await page.getByRole('button', { name: 'Create access key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create access key' });
  await expect(dialog).toContainText('This also creates your storage account');
  await dialog.getByRole('button', { name: 'Create access key' }).click();
  await page.getByRole('dialog', { name: 'Your new access key' }).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /Show the secret key of/ })).toHaveCount(1);
  await page.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete access key' })).toContainText('This console has no other key');
});
