import { IpAddress } from '@console/contract/ip-address';
import { expect, test } from '../../shared/tooling/src/e2e/fixtures';
import { seeded } from './seeded';

test('home counts networks, balancers, addresses and services, and points at idle addresses', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const addresses = await seeded(sandbox, '/network/ip_addresses', IpAddress);
  const idle = addresses.filter(({ row }) => row.type === 'public' && !row.assigned_to).length;
  expect(idle).toBeGreaterThan(0);
  await signIn('customer');
  await open('/');
  for (const kind of ['Load Balancer', 'VPC Network', 'Floating IP', 'Managed Service']) {
    await expect(page.getByRole('row').filter({ hasText: kind })).toBeVisible();
  }
  await expect(page.getByRole('row').filter({ hasText: 'Floating IP' })).toContainText(String(addresses.length));
  const item = page.getByRole('listitem').filter({ hasText: /floating IPs? (is|are) not assigned/ });
  await expect(item).toContainText(String(idle));
  await item.getByRole('link', { name: 'Review' }).click();
  await expect(page).toHaveURL(/\/network\/ip_address\?status=unassigned/);
  await expect(page.getByRole('table', { name: 'Floating IPs' }).getByRole('row')).toHaveCount(1 + idle);
});
