import * as v from 'valibot';
import { Bucket } from '@console/contract/bucket';
import {
  expect,
  expectAccessible,
  expectFits,
  expectRow,
  expectTitle,
  inEachLook,
  LOOKS,
  test,
} from '../../shared/tooling/src/e2e/fixtures';

const parse = v.parser(v.pipe(v.array(Bucket), v.minLength(1)));
const CALL = '/storage/bucket/list';

test('buckets are listed and lead to their pages', async ({ page, sandbox, signIn, open }) => {
  const buckets = parse(await sandbox.api('customer', 'GET', CALL));
  const [first] = buckets;
  await signIn('customer');
  await open('/storage');
  await expectTitle(page, 'Buckets');
  for (const { name } of buckets) await expectRow(page, name);
  await page.getByRole('link', { name: first?.name ?? '', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/app/storage/bucket/${first?.name}$`));
  await expect(page.getByRole('heading', { level: 1, name: first?.name ?? '' })).toBeVisible();
  await expect(page.getByText(new RegExp(`^http.*/${first?.name}$`))).toBeVisible();
});

test('a failed list can be tried again', async ({ page, sandbox, signIn, open }) => {
  const [first] = parse(await sandbox.api('customer', 'GET', CALL));
  await sandbox.faults({ method: 'GET', path: CALL, status: 500, body: { message: 'I/O exception' } });
  await signIn('customer');
  await open('/storage');
  await expect(page.getByText(/Buckets could not be loaded/)).toBeVisible();
  await expect(page.getByText(/I\/O exception/)).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: /Retry|Try again/ }).click();
  await expectRow(page, first?.name ?? '');
});

test('without buckets the list says what they are and cost', async ({ page, signIn, open }) => {
  await signIn('new');
  await open('/storage');
  await expect(page.getByText('No records')).toBeVisible();
  await expect(page.getByText(/You pay for what is in it: €0\.0068 a month/)).toBeVisible();
});

test('nothing matches', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/storage?q=nothing-is-called-this');
  await expect(page.getByText(/No records match/)).toBeVisible();
});

test('a bucket that does not exist says so; one that fails can be tried again', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const [first] = parse(await sandbox.api('customer', 'GET', CALL));
  await signIn('customer');
  await open('/storage/bucket/there-is-no-such-bucket');
  await expect(page.getByText('It does not exist')).toBeVisible();
  await sandbox.faults({
    method: 'GET',
    path: '/storage/bucket',
    status: 500,
    body: { message: 'Failed to get storage bucket' },
  });
  await open(`/storage/bucket/${first?.name}`);
  await expect(page.getByText(/Failed to get storage bucket/)).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: /Retry|Try again/ }).click();
  await expect(page.getByText(new RegExp(`^http.*/${first?.name}$`))).toBeVisible();
});

test('home says how much is stored', async ({ page, sandbox, signIn, open }) => {
  const buckets = parse(await sandbox.api('customer', 'GET', CALL));
  await signIn('customer');
  await open('/');
  const row = page.getByRole('row').filter({ hasText: 'S3 Object Storage' });
  await expect(row).toContainText('not tied to a location');
  await expect(row).toContainText(String(buckets.length));
});

test('buckets and keys are accessible, and fit', async ({ page, sandbox, signIn, open }) => {
  const [first] = parse(await sandbox.api('customer', 'GET', CALL));
  await signIn('customer');
  const screens = [
    ['/storage', page.getByRole('link', { name: first?.name ?? '', exact: true })],
    [`/storage/bucket/${first?.name}`, page.getByRole('heading', { level: 1, name: first?.name ?? '' })],
    ['/storage/keys', page.getByRole('button', { name: /Show the secret key of/ }).first()],
  ] as const;
  for (const [path, there] of screens) {
    await open(path);
    await expect(there).toBeVisible();
    await inEachLook(page, LOOKS, async () => {
      await expectFits(page);
      await expectAccessible(page);
    });
  }
});
