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
  originOf,
  test,
} from '../../shared/tooling/src/e2e/fixtures';

import { letIn, REFUSED } from './let-in';

const parse = v.parser(v.pipe(v.array(Bucket), v.minLength(1)));
const CALL = '/storage/bucket/list';

test('buckets are listed and lead to their pages', async ({ page, server, sandbox, signIn, open }) => {
  const buckets = parse(await sandbox.api('customer', 'GET', CALL));
  const [first] = buckets;
  await letIn(first?.name ?? '', originOf(server));
  await signIn('customer');
  await open('/storage');
  await expectTitle(page, 'Buckets');
  for (const { name } of buckets) await expectRow(page, name);
  // What the list knows of a bucket stands on its page before the page's own call is answered.
  await sandbox.faults({ method: 'GET', path: '/storage/bucket', drop: 'hang' });
  await page.getByRole('link', { name: first?.name ?? '', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/app/storage/bucket/${first?.name}$`));
  await expect(page.getByRole('heading', { level: 1, name: first?.name ?? '' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Objects' })).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByText(new RegExp(`^http.*/${first?.name}$`))).toBeVisible();
});

test('a failed list can be tried again', async ({ page, sandbox, signIn, open }) => {
  const [first] = parse(await sandbox.api('customer', 'GET', CALL));
  await sandbox.faults({ method: 'GET', path: CALL, status: 500, body: { message: 'I/O exception' } });
  await signIn('customer');
  await open('/storage');
  await expect(page.getByText(/Buckets could not be loaded/)).toBeVisible();
  await expect(page.getByText(/I\/O exception/)).toBeVisible();
  const save = page.getByRole('button', { name: 'Export CSV' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await sandbox.clearFaults();
  await page.getByRole('button', { name: /Retry|Try again/ }).click();
  await expectRow(page, first?.name ?? '');
  await expect(save).not.toHaveAttribute('aria-disabled', 'true');
});

test('without buckets the list says what they are and cost', async ({ page, signIn, open }) => {
  await signIn('new');
  await open('/storage');
  await expect(page.getByText('No records')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create bucket' })).toBeVisible();
  await expect(page.getByText(/You pay for what you store: €0\.0068 per GB a month/)).toBeVisible();
});

test('nothing matches', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/storage?q=nothing-is-called-this');
  await expect(page.getByText(/No records match/)).toBeVisible();
});

test('a bucket that does not exist says so; one that fails can be tried again', async ({
  page,
  server,
  sandbox,
  signIn,
  open,
}) => {
  const [first] = parse(await sandbox.api('customer', 'GET', CALL));
  await letIn(first?.name ?? '', originOf(server));
  await signIn('customer');
  await open('/storage/bucket/there-is-no-such-bucket');
  await expect(page.getByText('Not found', { exact: true })).toBeVisible();
  await sandbox.faults({
    method: 'GET',
    path: '/storage/bucket',
    status: 500,
    body: { message: 'Failed to get storage bucket' },
  });
  await open(`/storage/bucket/${first?.name}?tab=overview`);
  await expect(page.getByText(/Failed to get storage bucket/)).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: /Retry|Try again/ }).click();
  await expect(page.getByText(new RegExp(`^http.*/${first?.name}$`))).toBeVisible();
});

test('home says how much is stored, what could not be read, and which bucket is suspended', async ({
  page,
  server,
  sandbox,
  signIn,
  open,
}) => {
  const [first, ...others] = parse(await sandbox.api('customer', 'GET', CALL));
  await letIn(first?.name ?? '', originOf(server));
  // What lists and reads objects comes with a bucket, not before.
  const code: string[] = [];
  page.on('request', (request) => {
    if (/mf-storage\/.*(?:storage-objects|storage-bucket|object-store)/.test(request.url())) code.push(request.url());
  });
  await signIn('customer');
  await open('/');
  const row = page.getByRole('row').filter({ hasText: 'S3 Object Storage' });
  await expect(row).toContainText(/not tied to a location, \d/);
  await expect(row).toContainText(String(others.length + 1));
  const odd = { name: 7, size_bytes: 'much' };
  const body = [{ ...first, is_suspended: true }, ...others, odd];
  await sandbox.faults({ method: 'GET', path: CALL, status: 200, body });
  await page.reload();
  await expect(row).toContainText(/not tied to a location, ≥/);
  await expect(row).toContainText(String(others.length + 2));
  const suspended = page.getByRole('listitem').filter({ hasText: `Bucket ${first?.name} is suspended` });
  await expect(suspended).toBeVisible();
  expect(code).toEqual([]);
  await suspended.getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { level: 1, name: first?.name ?? '' })).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Objects' })).toBeVisible();
  expect(code.length).toBeGreaterThan(2);
});

test('buckets and keys are accessible, and fit', async ({ page, problems, sandbox, signIn, open }) => {
  problems.allow(...REFUSED);
  const [first] = parse(await sandbox.api('customer', 'GET', CALL));
  await signIn('customer');
  const screens = [
    ['/storage/create', page.getByRole('textbox', { name: 'Name', exact: true })],
    ['/storage', page.getByRole('link', { name: first?.name ?? '', exact: true })],
    [`/storage/bucket/${first?.name}`, page.getByText("This bucket doesn't allow access from this console")],
    [
      `/storage/bucket/${first?.name}?tab=overview`,
      page.getByText("This bucket doesn't allow access from this console"),
    ],
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
