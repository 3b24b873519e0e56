import { AwsClient } from 'aws4fetch';
import type { Page } from '@playwright/test';
import { apiKeyOf, expect, expectTitle, PASSWORD } from '../../tooling/src/e2e/fixtures';
import type { Problems } from '../../tooling/src/e2e/problems';
import type { Sandbox } from '../../tooling/src/e2e/sandbox';

/** The first of a list, as texts. */
async function firstOf(sandbox: Sandbox, path: string): Promise<ReadonlyMap<string, string>> {
  const list = await sandbox.api('customer', 'GET', path);
  const [first] = Array.isArray(list) ? list : [];
  return new Map(Object.entries(Object(first)).map(([name, value]) => [name, String(value)]));
}

/** The address of a bucket's list of objects at a store, signed with a key of the customer. */
async function signedList(sandbox: Sandbox, objectStore: string, bucket: string): Promise<string> {
  const key = await firstOf(sandbox, '/storage/user/keys');
  const client = new AwsClient({
    accessKeyId: key.get('accessKey') ?? '',
    secretAccessKey: key.get('secretKey') ?? '',
    service: 's3',
    region: 'us-east-1',
    retries: 0,
  });
  const address = `${objectStore}/${bucket}?list-type=2&X-Amz-Expires=60`;
  return (await client.sign(address, { aws: { signQuery: true } })).url;
}

interface Deployment {
  readonly page: Page;
  readonly problems: Problems;
  /** Controls of the API. */
  readonly sandbox: Sandbox;
  /** Origin of the console. */
  readonly origin: string;
  readonly objectStore: string;
}

/**
 * What every way to run the console before a real API has to pass: people sign in, see what is theirs, reload where they are, use
 * the object store and sign out.
 */
export async function expectWholeVisit({ page, problems, sandbox, origin, objectStore }: Deployment): Promise<void> {
  await page.goto(`${origin}/app/compute`);
  await expect(page).toHaveTitle(/Real Cloud/);
  await page.getByLabel('Username').fill('customer@example.com');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expectTitle(page, 'Virtual machines');
  await page.getByRole('link', { name: 'wiki' }).click();
  await expectTitle(page, 'wiki');
  await page.reload();
  await expectTitle(page, 'wiki');
  expect(await page.evaluate(() => localStorage.getItem('apikey'))).toBe(apiKeyOf('customer'));

  // The store is at an origin of its own, which refuses the console's pages until the API has told it to let them in.
  problems.allow(/blocked by CORS policy/, /Failed to load resource/);
  const name = (await firstOf(sandbox, '/storage/bucket/list')).get('name') ?? '';
  await page.getByRole('link', { name: 'Storage', exact: true }).click();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: /^Allow console\.acme/ }).click();
  const objects = page.getByRole('grid', { name: 'Objects' });
  await page
    .getByLabel('Upload files', { exact: true })
    .and(page.locator('input'))
    .setInputFiles({ name: 'sent.txt', mimeType: 'text/plain', buffer: Buffer.from('by the console') });
  await expect(objects.getByRole('row').filter({ hasText: 'sent.txt' })).toBeVisible();
  const list = await fetch(await signedList(sandbox, objectStore, name));
  expect(await list.text()).toContain('<Key>sent.txt</Key>');

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(origin);
}
