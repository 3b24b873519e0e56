import type { Page } from '@playwright/test';
import { IpAddress } from '@console/contract/ip-address';
import { Vm } from '@console/contract/vm';
import {
  bulkAction,
  expect,
  expectAccessible,
  expectFits,
  expectRow,
  expectToast,
  inEachLook,
  LOOKS,
  named,
  selectRows,
  test,
} from '../../shared/tooling/src/e2e/fixtures';
import { hold } from '../../shared/tooling/src/e2e/hold';
import type { Sandbox } from '../../shared/tooling/src/e2e/sandbox';
import { seeded, the } from './seeded';

const SECOND = 'Nordlicht Logistik GmbH & Co. KG';

const pathOf = async (sandbox: Sandbox, address: string): Promise<string> => {
  const { place, row } = the(
    await seeded(sandbox, '/network/ip_addresses', IpAddress),
    (one) => one.row.address === address,
  );
  return `/network/ip_address/${place}/${row.uuid}`;
};

const writes = async (sandbox: Sandbox) =>
  (await sandbox.requests())
    .filter(({ method, path }) => method !== 'GET' && path.includes('/ip_addresses'))
    .map(({ method, path }) => `${method} ${path.replace(/^.*\/ip_addresses\/?/, '')}`);

const choose = async (page: Page, address: string, item: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${address}` }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

test('an address is led to something by its name, taken from there and given back', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open(await pathOf(sandbox, '203.0.113.44'));
  await expect(page.getByText('This address is not assigned to anything and costs €3.65 a month.')).toBeVisible();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page).toHaveURL(/dialog=assign/);
  const dialog = page.getByRole('dialog', { name: 'Assign floating IP' });
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  const machine = dialog.getByRole('option', { name: /^shop-web-blue-7f3 \(10\.4\.4\.\d+\)$/ });
  await dialog.getByLabel('Virtual machine', { exact: true }).selectOption(await machine.innerText());
  await expect(dialog.getByText(/^The floating IP will be assigned to 10\.4\.4\.\d+\.$/)).toBeVisible();
  await expect(dialog).toContainText('€3.65 a month while not assigned, €2.92 while assigned');
  await dialog.getByText('As code').click();
  await expect(dialog.getByRole('region', { name: /curl/i })).toContainText('/ip_addresses/203.0.113.44/assign');
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await expectFits(page);
  await sandbox.faults(named('/tll/network/ip_addresses/203.0.113.44/assign', 'POST', 'Out of order'));
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(dialog.getByText('Out of order')).toBeVisible();
  // The dialog is there for both presses: the second one would go to what is under it.
  const release = await hold(page, '**/ip_addresses/203.0.113.44/assign', 'POST');
  await dialog.getByRole('button', { name: 'Assign' }).dblclick();
  release();
  await expectToast(page, '203.0.113.44 is assigned to shop-web-blue-7f3');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'shop-web-blue-7f3' }).first()).toBeVisible();
  expect(await writes(sandbox)).toEqual(['POST 203.0.113.44/assign', 'POST 203.0.113.44/assign']);

  // Back closes; the release that is chosen with it outlives a reload between the two calls.
  await page.getByRole('button', { name: 'Unassign', exact: true }).click();
  const unassign = page.getByRole('dialog', { name: 'Unassign floating IP' });
  await expect(unassign).toContainText('shop-web-blue-7f3 can no longer be reached at 203.0.113.44');
  await page.goBack();
  await expect(unassign).toBeHidden();
  await page.getByRole('button', { name: 'Unassign', exact: true }).click();
  await unassign.getByLabel('Release it too').check();
  await sandbox.faults({ method: 'DELETE', path: '/tll/network/ip_addresses/203.0.113.44', drop: 'hang' });
  await unassign.getByRole('button', { name: 'Unassign' }).click();
  await expect.poll(() => writes(sandbox)).toContain('POST 203.0.113.44/unassign');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft.follow-ups'))).toContain('203.0.113.44');
  // It is on its way: one that is sent after the fault has gone is told on this page.
  await expect.poll(() => writes(sandbox)).toContain('DELETE 203.0.113.44');
  await sandbox.clearFaults();
  await open('/network/ip_address');
  await expectToast(page, '203.0.113.44 was released');
  await expect(page.getByRole('row', { name: /203\.0\.113\.44/ })).toHaveCount(0);
});

test('the list renames, moves to another account and releases with what is saved', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  const letRowsCome = await hold(page, /\/network\/ip_addresses$/);
  await open('/network/ip_address');
  const widthOf = (heads: Element[]) => heads.map((head) => head.getBoundingClientRect().width);
  const heads = page.getByRole('columnheader');
  await expect(heads).not.toHaveCount(0);
  const widths = await heads.evaluateAll(widthOf);
  letRowsCome();
  await expect(await expectRow(page, '203.0.113.14')).toContainText('api-gateway-prod-01');
  // Nothing moves sideways under whoever begins to read.
  expect(await heads.evaluateAll(widthOf)).toEqual(widths);
  await choose(page, '203.0.113.95', 'Rename');
  await expect(page).toHaveURL(/rename=/);
  const rename = page.getByRole('dialog', { name: 'Rename floating IP' });
  await rename.getByRole('textbox').fill('mail');
  await sandbox.faults({
    method: 'PATCH',
    path: '/*/network/ip_addresses/203.0.113.95',
    times: 1,
    status: 400,
    body: { errors: { name: 'The name is taken' } },
  });
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(rename.getByText('The name is taken')).toBeVisible();
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(await expectRow(page, '203.0.113.95')).toContainText('mail');

  await choose(page, '203.0.113.95', 'Move to another billing account');
  const move = page.getByRole('dialog', { name: 'Move to another billing account' });
  await move.getByRole('radio', { name: new RegExp(SECOND) }).check();
  await expect(move).toContainText(`${SECOND} pays for this address from now on`);
  await expect(move).toContainText(/About €\d\.\d\d a month before VAT/);
  await expectAccessible(page);
  await move.getByRole('button', { name: 'Move' }).click();
  await expectToast(page, `203.0.113.95 is charged to ${SECOND}`);
  await expect(await expectRow(page, '203.0.113.95')).toContainText('Nordlicht');

  // Somebody else leads it to a machine while the dialog is open.
  await choose(page, '203.0.113.118', 'Release');
  const release = page.getByRole('dialog', { name: 'Release floating IP' });
  await expect(release).toContainText('€3.65');
  await expect(release).toContainText('It may be given to someone else');
  const { row: machine } = the(await seeded(sandbox, '/user-resource/vm/list', Vm), ({ place }) => place === 'jhv');
  await sandbox.api('customer', 'POST', '/jhv/network/ip_addresses/203.0.113.118/assign', { vm_uuid: machine.uuid });
  await release.getByRole('textbox').fill('203.0.113.118');
  await release.getByRole('button', { name: 'Release' }).click();
  await expect(release.getByText(/^It is now assigned to .+, so it wasn't released/)).toBeVisible();
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await expect(release).toContainText('can no longer be reached at 203.0.113.118');
  await release.getByRole('button', { name: 'Release' }).click();
  await expectToast(page, '203.0.113.118 was released');
  await expect(release).toBeHidden();
  await expect(page).not.toHaveURL(/release=/);
});

test('several are moved to another account and released with their saving', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open('/network/ip_address');
  const addresses = ['203.0.113.44', '203.0.113.95', '203.0.113.118'];
  await selectRows(page, ...addresses);
  await bulkAction(page, 'Move to another billing account').click();
  const move = page.getByRole('dialog', { name: /to another billing account$/ });
  await move.getByLabel('Charge to').selectOption({ label: SECOND });
  await expect(move.getByRole('listitem').first()).toContainText(`Charged to ${SECOND} instead of`);
  await move.getByRole('button', { name: 'Move 3 floating IPs' }).click();
  await expectToast(page, `3 floating IPs are charged to ${SECOND}`);
  await expect(move).toBeHidden();

  await bulkAction(page, 'Release').click();
  const release = page.getByRole('dialog', { name: 'Release 3 floating IPs' });
  // Three times 3.65, less the account's discount of 5 %.
  await expect(release.getByText('Spend goes down by').locator('..')).toContainText('€10.40');
  await sandbox.faults(named('/tll/network/ip_addresses/203.0.113.44', 'DELETE', 'Out of order'));
  await release.getByRole('textbox').fill('release');
  await expectAccessible(page);
  await release.getByRole('button', { name: 'Release 3 floating IPs' }).click();
  await expect(release.getByRole('listitem').filter({ hasText: '203.0.113.44' })).toContainText('Out of order');
  await release.getByRole('button', { name: 'Retry the one that failed' }).click();
  await expectToast(page, '3 floating IPs were released');
  for (const address of addresses) {
    await expect(page.getByRole('link', { name: address })).toHaveCount(0);
  }
});

test('an address is reserved where the link says; what was typed outlives a reload and an answer that was lost', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/network/create/ip_address?location=jhv');
  await expect(page.getByRole('radio', { name: /Jõhvi/ })).toBeChecked();
  await open('/network/ip_address');
  await page.getByRole('link', { name: 'Reserve floating IP' }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('mail');
  await page.getByRole('radio', { name: /Tartu/ }).check();
  await expect(page.getByText('Floating IP, not assigned')).toBeVisible();
  await expect(page.getByText(/€2\.92 a month once it is assigned, before VAT\./).first()).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('mail');
  await expect(page.getByRole('radio', { name: /Tartu/ })).toBeChecked();
  await inEachLook(page, LOOKS, async () => {
    await expectFits(page);
    await expectAccessible(page);
  });
  await page.setViewportSize({ width: 1366, height: 860 });
  await sandbox.faults(named('/trtu/network/ip_addresses', 'POST', 'No address is left'));
  await page.getByRole('button', { name: 'Reserve floating IP' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'No address is left' })).toBeVisible();
  await expect(name).toHaveValue('mail');
  // It is carried out, but its answer does not come: the address is found, and reserved once.
  await sandbox.faults({ method: 'POST', path: '/trtu/network/ip_addresses', times: 1, drop: 'truncate' });
  await page.getByRole('button', { name: 'Reserve floating IP' }).click();
  await expect(page).toHaveURL(/\/network\/ip_address\/trtu\/[\w-]+$/);
  await expect(page.getByText('Not assigned', { exact: true }).first()).toBeVisible();
  const made = (await seeded(sandbox, '/network/ip_addresses', IpAddress)).filter(({ row }) => row.name === 'mail');
  expect(made).toHaveLength(1);
});
