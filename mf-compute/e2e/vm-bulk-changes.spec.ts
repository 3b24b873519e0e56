import {
  bulkAction,
  expect,
  expectAccessible,
  expectRow,
  expectToast,
  selectRows,
  test,
} from '../../shared/tooling/src/e2e/fixtures';
import type { Sandbox, SeenRequest } from '../../shared/tooling/src/e2e/sandbox';

/** The other account of the customer. */
const SECOND = 'Nordlicht Logistik GmbH & Co. KG';
const MAIN = 'Õunapuu & Pojad OÜ';

const sent = async (sandbox: Sandbox, end: string): Promise<SeenRequest[]> =>
  (await sandbox.requests()).filter(({ method, path }) => method === 'POST' && path.endsWith(end));

test.describe('backing up several machines', () => {
  test('plans it over several locations, with its price, and leaves out what is backed up', async ({
    page,
    sandbox,
    signIn,
    open,
  }) => {
    await signIn('customer');
    await open('/compute');
    await selectRows(page, 'grafana', 'postgres-replica-ee-2', 'shop-web-blue-7f3', 'ci-runner-a2');
    await bulkAction(page, 'Turn on backups (3 of 4)').click();
    await expect(page).toHaveURL(/bulk=backup/);
    const dialog = page.getByRole('dialog', { name: 'Turn on backups for 3 virtual machines' });
    const grafana = dialog.getByRole('listitem').filter({ hasText: 'grafana' });
    await expect(grafana).toContainText('Tartu');
    await expect(grafana).toContainText(/Nightly backups of 60 GB, €0\.\d{4,6} an hour for each that is kept\./);
    await expect(dialog.getByRole('listitem').filter({ hasText: 'postgres' })).toContainText(
      'Already backed up every night',
    );
    await expect(dialog.getByText('Spend goes up by').locator('..')).toContainText(/€\d+\.\d\d/);
    await dialog.getByRole('button', { name: 'As code' }).click();
    await expect(dialog.getByRole('region', { name: 'Program in curl' })).toContainText(
      '/trtu/user-resource/vm/backup',
    );
    await expect(dialog.getByRole('region', { name: 'Program in curl' })).toContainText('/tll/user-resource/vm/backup');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Turn on backups for 3 machines' }).click();
    await expectToast(page, '3 machines are backed up every night');
    await expect(dialog).toBeHidden();
    const places = (await sent(sandbox, '/vm/backup')).map(({ path }) => path.split('/').at(-4));
    expect(places.toSorted()).toEqual(['jhv', 'tll', 'trtu']);
    // Now there is nothing left of the selection to back up.
    await expect(bulkAction(page, 'Turn on backups')).toHaveAttribute('aria-disabled', 'true');
  });

  test('tries only the failed ones again, and writes all of it down', async ({ page, sandbox, signIn, open }) => {
    await sandbox.faults({
      method: 'POST',
      path: '/trtu/user-resource/vm/backup',
      times: 1,
      status: 500,
      body: { errors: { Error: 'Failed to enable backup' } },
    });
    await signIn('customer');
    await open('/compute');
    await selectRows(page, 'grafana', 'shop-web-blue-7f3');
    await bulkAction(page, 'Turn on backups').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Turn on backups for 2 machines' }).click();
    await expect(dialog.getByRole('listitem').first()).toContainText('Failed to enable backup');
    await sandbox.clearRequests();
    await dialog.getByRole('button', { name: 'Retry the one that failed' }).click();
    await expectToast(page, '2 machines are backed up every night');
    expect(await sent(sandbox, '/vm/backup')).toHaveLength(1);
    await page.getByRole('link', { name: 'grafana' }).click();
    await page.getByRole('tab', { name: 'Activity' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Failed to enable backup');
  });
});

test.describe('moving the billing of several machines', () => {
  test('says who pays and how much, and leaves out what that account pays for already', async ({
    page,
    sandbox,
    signIn,
    open,
  }) => {
    await signIn('customer');
    await open('/compute');
    await selectRows(page, 'grafana', 'shop-web-blue-7f3', 'api-gateway-prod-01');
    await bulkAction(page, 'Move billing').click();
    await expect(page).toHaveURL(/bulk=moveAccount/);
    const dialog = page.getByRole('dialog', { name: /to another billing account$/ });
    await dialog.getByLabel('Charge to').selectOption({ label: SECOND });
    const grafana = dialog.getByRole('listitem').filter({ hasText: 'grafana' });
    await expect(grafana).toContainText(`Charged to ${SECOND} instead of ${MAIN}.`);
    await expect(grafana).toContainText(/About €0\.\d{4,6} an hour, €\d+\.\d\d a month before VAT\./);
    await expect(grafana).toContainText('Floating IP 198.51.100.9 stays on its own billing account.');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'api-gateway' })).toContainText(
      `Already charged to ${SECOND}`,
    );
    await expect(dialog).toContainText(/In total about €0\.\d{4,6} an hour, €\d+\.\d\d a month before VAT/);
    await dialog.getByRole('button', { name: 'As code' }).click();
    await expect(dialog.getByRole('region', { name: 'Program in curl' })).toContainText('billing_account_id=1048002');
    await expectAccessible(page);
    await expect(dialog).toHaveAccessibleName('Move 2 virtual machines to another billing account');
    await dialog.getByRole('button', { name: 'Move 2 machines' }).click();
    await expectToast(page, `2 machines are charged to ${SECOND}`);
    await expect(await expectRow(page, 'grafana')).toContainText('Nordlicht');
    const bodies = (await sent(sandbox, '/resource_billing')).map(({ body }) => body);
    expect(bodies).toHaveLength(2);
    for (const body of bodies) expect(body).toMatchObject({ billing_account_id: '1048002' });
  });

  test('shows why a machine was refused, and moves it on the next try', async ({ page, sandbox, signIn, open }) => {
    await sandbox.faults({
      method: 'POST',
      path: '/*/user-resource/resource_billing',
      times: 1,
      status: 500,
      body: { errors: { Error: 'The account is closed' } },
    });
    await signIn('customer');
    await open('/compute');
    await selectRows(page, 'grafana', 'shop-web-blue-7f3');
    await bulkAction(page, 'Move billing').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Move 2 machines' }).click();
    await expect(dialog.getByRole('listitem').first()).toContainText('The account is closed');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Retry the one that failed' }).click();
    await expectToast(page, `2 machines are charged to ${SECOND}`);
    expect(await sent(sandbox, '/resource_billing')).toHaveLength(3);
  });
});
