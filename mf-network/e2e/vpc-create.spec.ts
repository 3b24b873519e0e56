import {
  expect,
  expectAccessible,
  expectFits,
  inEachLook,
  LOOKS,
  named,
  test,
} from '../../shared/tooling/src/e2e/fixtures';
import { hold } from '../../shared/tooling/src/e2e/hold';

test('a network is created: place, name, a refusal, an order that is kept, and its page', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/network/vpc');
  await page.getByRole('link', { name: 'Create network' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create VPC network' })).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Name' });
  const create = page.getByRole('button', { name: 'Create network' }).filter({ visible: true });
  await expect(name).toHaveValue('network-01');
  await inEachLook(page, LOOKS, async () => {
    await expectFits(page);
    await expectAccessible(page);
  });
  await page.setViewportSize({ width: 1366, height: 900 });
  await name.fill('');
  await create.click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await page.getByRole('radio', { name: /Tartu/ }).check();
  await name.fill('e2e-backend');
  await page.reload();
  await expect(name).toHaveValue('e2e-backend');
  await expect(page.getByRole('radio', { name: /Tartu/ })).toBeChecked();

  await sandbox.faults(named('/trtu/network/network', 'POST', 'No private network is left in this location'));
  await create.click();
  await expect(page.getByText('No private network is left in this location').filter({ visible: true })).toBeVisible();
  await expect(name).toHaveValue('e2e-backend');
  await sandbox.clearRequests();
  // Held back, so that the second press is on the button, and not on what a quick answer puts in its place.
  const release = await hold(page, /\/trtu\/network\/network/, 'POST');
  await create.dblclick();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'e2e-backend', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/network\/vpc\/trtu\//);
  await expect(page.getByText('Nothing is in this network yet.')).toBeVisible();
  expect((await sandbox.requests()).filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a network whose response was lost is found, and its form begins where a link says', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('new');
  await open('/');
  // By its tile, whose price belongs to its name once it has come: the list has a link of that name, too.
  await page.getByRole('link', { name: 'VPC Network free' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create VPC network' })).toBeVisible();
  await open('/network/create/vpc?location=trtu&name=linked');
  await expect(page.getByRole('radio', { name: /Tartu/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('linked');
  await expect(page.getByText('Yes, the first one here').filter({ visible: true })).toBeVisible();
  await sandbox.faults({ method: 'POST', path: '/trtu/network/network', times: 1, drop: 'truncate' });
  await page.getByRole('button', { name: 'Create network' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'linked', exact: true })).toBeVisible();
  expect((await sandbox.requests()).filter(({ method }) => method === 'POST')).toHaveLength(1);
});
