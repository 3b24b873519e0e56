import { expect, expectAccessible, named, test } from '../../shared/tooling/src/e2e/fixtures';

test('every change of this browser is listed with what became of it, and with what it is about', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/activity');
  await expect(page.getByText('No changes yet')).toBeVisible();
  await expectAccessible(page);

  await open('/network/load_balancer');
  await page.getByRole('link', { name: 'lb-shop-public' }).click();
  await page.getByRole('button', { name: 'Rename load balancer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rename load balancer' });
  await dialog.getByRole('textbox').fill('lb-shop-front');
  const [place = '', uuid = ''] = new URL(page.url()).pathname.split('/').slice(-2);
  await sandbox.faults(named(`/${place}/network/load_balancers/${uuid}`, 'PATCH', 'The balancer is locked'));
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog).toContainText('The balancer is locked');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(dialog).toHaveCount(0);

  // Home has the newest of it after a load anew, and leads to all of it.
  await open('/');
  const feed = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Activity' }) });
  await expect(feed.getByRole('listitem')).toContainText([/lb-shop-front/, /The balancer is locked/]);
  await expect(feed.getByRole('listitem').last().getByRole('link')).toHaveAttribute(
    'href',
    /\/network\/load_balancer\//,
  );
  await feed.getByRole('link', { name: 'All activity' }).click();
  const table = page.getByRole('table', { name: 'Activity' });
  const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/lb-shop-front.*Network.*Done.*Yourself/);
  await expect(rows.last()).toContainText(/The balancer is locked.*Failed/);
  // By which id support finds it, and how long it took.
  await expect(table.getByRole('columnheader', { name: 'Correlation ID' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Duration' })).toBeVisible();
  await expect(rows.getByRole('cell', { name: /^\d+(\.\d+)? m?s$/ })).toHaveCount(2);
  await expect(rows.last().getByRole('link', { name: 'lb-shop-front' })).toHaveAttribute(
    'href',
    /\/network\/load_balancer\//,
  );
  await expectAccessible(page);
});
