import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectFits,
  expectTitle,
  inEachLook,
  LOOKS,
  test,
} from '../../shared/tooling/src/e2e/fixtures';
import type { SeenRequest } from '../../shared/tooling/src/e2e/sandbox';

const CALL = '/user-resource/service/package';

const orders = (requests: readonly SeenRequest[]): SeenRequest[] =>
  requests.filter(({ method, path }) => method === 'POST' && path.endsWith(CALL));

const create = (page: Page) =>
  page
    .getByRole('button', { name: /^Create( managed service)?$/ })
    .filter({ visible: true })
    .first();

const nameOf = (page: Page) => page.getByRole('textbox', { name: /^(Name|Cluster name)$/ });

test('a database of two nodes: from the list, priced, created once, kept over a reload, and its page', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.speed(1);
  await signIn('customer');
  await open('/services');
  await page.getByRole('link', { name: 'Create managed service' }).click();
  await expectTitle(page, 'Create managed service');
  await expect(nameOf(page)).toHaveValue(/^postgresql-\d\d$/);
  await page.getByRole('radio', { name: /MariaDB/ }).check();
  await expect(nameOf(page)).toHaveValue(/^mariadb-\d\d$/);
  await page.getByLabel('Version').selectOption('10.11');
  await page.getByRole('radio', { name: /^2 vCPU \/ 2 GB/ }).check();
  await page.getByRole('radio', { name: /Multi-node/ }).check();
  await expect(page.getByText(/^2 nodes × 2 × .*0\.0180$/).filter({ visible: true })).toBeVisible();
  await nameOf(page).fill('e2e-orders');
  await create(page).dblclick();
  await expect(page.getByRole('heading', { name: /^Creating e2e-orders\.\.\. \d+%$/ })).toBeVisible();
  await expect(page.getByText('Create another Managed Service')).toBeVisible();
  await page.getByRole('link', { name: /Go to Managed services/ }).click();
  await expect(page.getByRole('row').filter({ hasText: 'e2e-orders' })).toContainText('Creating');
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Creating e2e-orders/ })).toBeVisible();
  await sandbox.speed(0);
  await expect(page.getByRole('heading', { level: 1, name: 'e2e-orders', exact: true })).toBeVisible();
  const [sent, ...more] = orders(await sandbox.requests());
  expect(more).toEqual([]);
  expect(sent?.body).toMatchObject({ service: 'mariadb', version: '10.11', is_multi_node: true, vm_ram: 2048 });
});

test('a full location: told in the form with what was typed, another one is a click away', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/services/create');
  await nameOf(page).fill('no-capacity');
  await create(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Compute resources temporarily unavailable' });
  await expect(notice).toContainText('Everything you chose is kept.');
  await expect(nameOf(page)).toHaveValue('no-capacity');
  await notice.getByRole('button').first().click();
  await expect(notice).toBeHidden();
  await nameOf(page).fill('with-capacity');
  await create(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'with-capacity', exact: true })).toBeVisible();
});

test('a link chooses the service whatever its case, rules stand at their fields, and the form fits in all looks', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/services/create?osName=MARIADB&osVersion=9.9');
  await expect(page.getByText("MariaDB 9.9 in the link isn't offered here.")).toBeVisible();
  await expect(page.getByRole('radio', { name: /MariaDB/ })).toBeChecked();
  await open('/services/create?osName=mariaDB&osVersion=10.11&location=jhv');
  await expect(page.getByRole('radio', { name: /Jõhvi/ })).toBeChecked();
  await expect(page.getByLabel('Version')).toHaveValue('10.11');
  await page.getByRole('radio', { name: /^Custom up to/ }).click();
  await page.getByRole('spinbutton', { name: 'Memory' }).fill('4000');
  await nameOf(page).fill('');
  await create(page).click();
  await expect(page.getByRole('spinbutton', { name: 'Memory' })).toBeFocused();
  await expect(page.getByRole('spinbutton', { name: 'Memory' })).toHaveAccessibleDescription(
    /Enter a number from 1 to \d+/,
  );
  await expect(nameOf(page)).toHaveAccessibleDescription(/This field is required/);
  await inEachLook(page, LOOKS, async () => {
    await expectAccessible(page);
    await expectFits(page);
  });
  expect(orders(await sandbox.requests())).toEqual([]);
  await page.goBack();
  await expectTitle(page, 'Create managed service');
  await expect(page.getByText('MariaDB 9.9 in the link')).toBeVisible();
});

test('a cluster whose response was lost is found and not made again, and its page says how kubectl reaches it', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/services/create?osName=kubernetes');
  await expect(page.getByRole('radio', { name: /Kubernetes/ })).toBeChecked();
  await page.getByRole('radio', { name: /Multi-node/ }).check();
  await page.getByRole('textbox', { name: 'Cluster name' }).fill('e2e-cluster');
  // It is carried out, but its answer does not come.
  await sandbox.faults({ method: 'POST', path: CALL, times: 1, drop: 'truncate' });
  await create(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'e2e-cluster', exact: true })).toBeVisible();
  expect(orders(await sandbox.requests())).toHaveLength(1);
  for (const command of [
    /^kubectl config set-cluster e2e-cluster --server=https:\/\/[\d.]+:6443$/,
    /^kubectl config use-context e2e-cluster$/,
  ]) {
    await expect(page.getByText(command)).toBeVisible();
  }
  await expect(
    page.getByText('Then add your cluster credentials with kubectl config set-credentials e2e-cluster.'),
  ).toBeVisible();
  const itself = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Cluster', exact: true }) });
  await expect(itself).toContainText('Ready');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFits(page);
  await expectAccessible(page);
});
