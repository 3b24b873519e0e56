import { expect, expectAccessible, expectToast, test } from '../../shared/tooling/src/e2e/fixtures';
import { expectMachine, fillIn, send } from './create-form';

const ROW = 'Add it to lb-shop-public';
/** In seconds: longer than the creation of a machine takes. */
const A_WHILE = 120;

test('a machine on its way is added to the load balancer of its network as soon as it runs', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.speed(1);
  await signIn('customer');
  await open('/compute/create');
  await page.getByRole('radio', { name: /Tallinn/ }).check();
  await fillIn(page, 'e2e-target');
  await send(page);
  const row = page.getByRole('button', { name: ROW });
  await expect(row).toContainText("Becomes a target as soon as it's running");
  await row.click();
  const queued = page.getByRole('button', { name: 'Will be added to lb-shop-public' });
  await expect(queued).toBeVisible();
  await expectAccessible(page);
  // Taken back by the same row, and chosen again; a reload forgets nothing.
  await queued.click();
  await row.click();
  await page.reload();
  await expect(queued).toBeVisible();
  await sandbox.advance(A_WHILE);
  await expect(page.getByRole('alert').filter({ hasText: 'e2e-target is a target of lb-shop-public' })).toBeVisible();
  await expectMachine(page, 'e2e-target');
  await expect(page.getByRole('link', { name: 'lb-shop-public' })).toBeVisible();
  const posts = (await sandbox.requests()).filter(
    ({ method, path }) => method === 'POST' && path.includes('/network/load_balancers/') && path.endsWith('/targets'),
  );
  expect(posts).toHaveLength(1);
});

test('says so where that fails, and tries again', async ({ page, sandbox, signIn, open }) => {
  await sandbox.speed(1);
  await sandbox.faults({
    method: 'POST',
    path: '/tll/network/load_balancers/*/targets',
    times: 1,
    status: 500,
    body: { errors: { Error: 'The load balancer is busy' } },
  });
  await signIn('customer');
  await open('/compute/create');
  await page.getByRole('radio', { name: /Tallinn/ }).check();
  await fillIn(page, 'e2e-target-2');
  await send(page);
  await page.getByRole('button', { name: ROW }).click();
  await expect(page.getByRole('button', { name: 'Will be added to lb-shop-public' })).toBeVisible();
  await sandbox.advance(A_WHILE);
  const failed = page.getByRole('alert').filter({ hasText: 'e2e-target-2 is ready, but could not be added to' });
  await expect(failed).toContainText('The load balancer is busy');
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expectToast(page, 'e2e-target-2 is a target of lb-shop-public');
});
