import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { Bucket } from '@console/contract/bucket';
import {
  bulkAction,
  expect,
  expectAccessible,
  expectFits,
  expectRow,
  expectToast,
  inEachLook,
  LOOKS,
  selectRows,
  test,
} from '../../shared/tooling/src/e2e/fixtures';
import type { Sandbox } from '../../shared/tooling/src/e2e/sandbox';
import { REFUSED } from './let-in';

const MAIN = 'Õunapuu & Pojad OÜ';
const SECOND = 'Nordlicht Logistik GmbH & Co. KG';

const writes = async (sandbox: Sandbox) =>
  (await sandbox.requests())
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/storage/'))
    .map(({ method, path }) => `${method} ${path}`);

const choose = async (page: Page, name: string, item: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a bucket is created: rules while typing, a taken name, what was typed stays, and this console is let in', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/storage');
  await page.getByRole('link', { name: 'Create bucket' }).click();
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const create = page.getByRole('button', { name: 'Create bucket' }).filter({ visible: true });
  await expect(name).toBeVisible();
  await name.fill('Photos');
  await expect(page.getByText('The name may contain lowercase letters, digits and hyphens only')).toBeVisible();
  // A name that is not finished yet breaks no rule; one that is left does.
  await name.fill('p-');
  await expect(page.getByText(/Unique across all customers/)).toBeVisible();
  await create.click();
  await expect(page.getByText('The name must have 3 to 63 characters').first()).toBeVisible();
  await name.fill('xn--photos');
  await expect(page.getByText("The name must not start with 'xn--'").first()).toBeVisible();
  await expect(page.getByText('100 GB costs about €0.68 a month, before VAT')).toBeVisible();
  await name.fill('static-www');
  await page.reload();
  await expect(name).toHaveValue('static-www');
  await create.click();
  await expect(page.getByText("Bucket name 'static-www' is taken, choose another one.").first()).toBeVisible();
  await expect(name).toHaveValue('static-www');
  await expect(name).toHaveAttribute('aria-invalid', 'true');

  await name.fill('io-exception');
  await create.click();
  await expect(
    page
      .getByText(/I\/O exception while talking/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(name).toHaveValue('io-exception');

  await name.fill('e2e-photos');
  await page.getByRole('button', { name: 'As code' }).filter({ visible: true }).click();
  await expect(
    page.getByText('aws s3api create-bucket --bucket e2e-photos --endpoint-url http://localhost'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await sandbox.clearRequests();
  await create.dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'e2e-photos' })).toBeVisible();
  await expect(page).toHaveURL(/\/storage\/bucket\/e2e-photos$/);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByText('This bucket allows access from this console')).toBeVisible();
  expect(await writes(sandbox)).toEqual(['PUT /storage/bucket', 'PUT /storage/bucket/cors']);
});

test('a bucket whose response was lost is found; its origin is set later where that failed', async ({
  page,
  problems,
  sandbox,
  signIn,
  open,
}) => {
  problems.allow(...REFUSED);
  await signIn('customer');
  await open('/storage/create?name=linked-bucket');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('linked-bucket');
  await sandbox.faults(
    { method: 'PUT', path: '/storage/bucket', times: 1, drop: 'truncate' },
    {
      method: 'PUT',
      path: '/storage/bucket/cors',
      times: 1,
      status: 500,
      body: { message: 'Failed to get storage bucket' },
    },
  );
  await page.getByRole('button', { name: 'Create bucket' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'linked-bucket' })).toBeVisible();
  await expectToast(page, /linked-bucket was created, but doesn't allow access from this console yet/);
  await page.getByRole('tab', { name: 'Overview' }).click();
  await page.getByRole('button', { name: 'Allow this console' }).click();
  await expect(page.getByText('This bucket allows access from this console')).toBeVisible();
  expect((await writes(sandbox)).filter((write) => write === 'PUT /storage/bucket')).toHaveLength(1);

  // Another origin takes its place.
  await page.getByRole('button', { name: 'Set another origin' }).click();
  await expect(page).toHaveURL(/dialog=cors/);
  const dialog = page.getByRole('dialog', { name: 'Set allowed origin' });
  await dialog.getByRole('textbox', { name: 'Origin' }).fill('example.com');
  await dialog.getByRole('button', { name: 'Set origin' }).click();
  await expect(dialog.getByText('The allowed origin must be a URL')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Origin' }).fill('https://www.example.com/shop');
  await expect(dialog).toContainText("This console can't show or upload objects here");
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Set origin' }).click();
  await expectToast(page, 'linked-bucket allows https://www.example.com');
  await expect(page.getByText("This bucket doesn't allow access from this console")).toBeVisible();
  await expect(page.getByText('https://www.example.com', { exact: true })).toBeVisible();
});

test('billing of one bucket and of several is moved', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open('/storage');
  await choose(page, 'static-www', 'Move to another billing account');
  const move = page.getByRole('dialog', { name: 'Move to another billing account' });
  await move.getByRole('radio', { name: new RegExp(SECOND) }).check();
  await expect(move).toContainText(`${SECOND} pays for this bucket from now on`);
  await expect(move).toContainText(/About €0\.0\d a month before VAT/);
  await sandbox.faults({
    method: 'PATCH',
    path: '/storage/bucket',
    times: 1,
    status: 500,
    body: { message: 'Failed to get storage bucket' },
  });
  await move.getByRole('button', { name: 'Move' }).click();
  await expect(move.getByText('Failed to get storage bucket')).toBeVisible();
  await move.getByRole('button', { name: 'Move' }).click();
  await expectToast(page, `static-www is charged to ${SECOND}`);
  await expect(await expectRow(page, 'static-www')).toContainText('Nordlicht');

  await selectRows(page, 'static-www', 'invoices-archive-2019-2024', 'ci-artifacts');
  await bulkAction(page, 'Move to another billing account').click();
  const bulk = page.getByRole('dialog', { name: /to another billing account$/ });
  await bulk.getByLabel('Charge to').selectOption({ label: MAIN });
  await expect(bulk.getByRole('listitem').filter({ hasText: 'ci-artifacts' })).toContainText(
    `Already charged to ${MAIN}`,
  );
  await expectAccessible(page);
  await bulk.getByRole('button', { name: 'Move 2 buckets' }).click();
  await expectToast(page, `2 buckets are charged to ${MAIN}`);
  await expect(await expectRow(page, 'static-www')).toContainText('Õunapuu');
});

test('only empty buckets are deleted, alone and together', async ({ page, problems, sandbox, signIn, open }) => {
  problems.allow(...REFUSED);
  const buckets = v.parse(v.array(Bucket), await sandbox.api('customer', 'GET', '/storage/bucket/list'));
  const billing_account_id = String(buckets[0]?.billing_account_id);
  for (const name of ['empty-a', 'empty-b', 'empty-c'])
    await sandbox.api('customer', 'PUT', '/storage/bucket', { name, billing_account_id });
  await signIn('customer');
  await open('/storage');
  await choose(page, 'static-www', 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete bucket' });
  await expect(dialog).toContainText("static-www can't be deleted while it has objects");
  await expect(dialog).toContainText('41 objects');
  await expect(dialog.getByRole('link', { name: 'Empty bucket' })).toHaveAttribute(
    'href',
    /\/storage\/bucket\/static-www\?dialog=empty$/,
  );
  await page.goBack();
  await expect(dialog).toBeHidden();

  await open('/storage/bucket/empty-a?tab=overview');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(dialog).toContainText('Unfinished uploads in it are removed');
  await expect(dialog).toContainText('aws s3api delete-bucket --bucket empty-a --endpoint-url http://localhost');
  await inEachLook(page, LOOKS, async () => {
    await expectFits(page);
    await expectAccessible(page);
  });
  await page.setViewportSize({ width: 1366, height: 900 });
  await dialog.getByRole('textbox').fill('empty-a');
  await sandbox.faults({
    method: 'DELETE',
    path: '/storage/bucket',
    times: 1,
    status: 409,
    body: { message: "Bucket 'empty-a' is not empty, delete its objects first." },
  });
  await dialog.getByRole('button', { name: 'Delete bucket' }).click();
  await expect(dialog.getByText(/is not empty, delete its objects first/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete bucket' }).click();
  await expectToast(page, 'empty-a was deleted');
  await expect(page).toHaveURL(/\/storage$/);
  await expect(page.getByRole('link', { name: 'empty-a' })).toHaveCount(0);

  await selectRows(page, 'empty-b', 'empty-c', 'static-www');
  await bulkAction(page, 'Delete').click();
  const bulk = page.getByRole('dialog', { name: 'Delete 2 buckets' });
  await expect(bulk.getByRole('listitem').filter({ hasText: 'static-www' })).toContainText(
    'Not empty: 41 objects, 840 MB',
  );
  await bulk.getByRole('textbox').fill('delete');
  await bulk.getByRole('button', { name: 'Delete 2 buckets' }).click();
  await expectToast(page, '2 buckets were deleted');
  await expect(page.getByRole('link', { name: /^empty-/ })).toHaveCount(0);
});
