import * as v from 'valibot';
import { S3Key } from '@console/contract/bucket';
import { expect, expectRow, test } from '../../shared/tooling/src/e2e/fixtures';

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
