import { COLD, expect, expectTitle, test } from '../../shared/tooling/src/e2e/fixtures';

/** What pages of others may load of this area: what tells its parts apart, and what it puts on home and into the search. */
const ELSEWHERE = /^(?:remoteEntry|slots-\w+)\./;

test('other pages load none of the code of buckets and objects', { tag: COLD }, async ({ page, signIn, open }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/remotes\/mf-storage\/[^/]+\/(.+)$/.exec(new URL(request.url()).pathname) ?? [];
    if (file) loaded.push(file);
  });
  await signIn('customer');
  await open('/');
  await expect(page.getByRole('row').filter({ hasText: 'S3 Object Storage' })).toBeVisible();
  await page.getByRole('button', { name: 'Search or jump to' }).click();
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox', { name: 'Search or jump to' }).fill('product');
  await expect(search.getByRole('option', { name: /shop-product-images/ })).toBeVisible();
  await open('/billing');
  await expectTitle(page, 'Billing accounts');
  await open('/compute');
  await expectTitle(page, 'Virtual machines');
  expect(loaded.length).toBeGreaterThan(0);
  expect(loaded.filter((file) => !ELSEWHERE.test(file))).toEqual([]);
  await open('/storage');
  await expectTitle(page, 'Buckets');
  expect(loaded.some((file) => file.startsWith('app.'))).toBe(true);
});
