import {
  expect,
  expectAccessible,
  expectFits,
  expectRow,
  expectToast,
  inEachLook,
  LOOKS,
  test,
} from '../../shared/tooling/src/e2e/fixtures';
import { countOf, machines, pathOf } from './vm-settings-page';

const { gateway, blue, green, ledger } = machines;

test('shows interfaces, subinterfaces and floating IPs of a machine', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open(await pathOf(sandbox, gateway, 'tab=network'));
  const ips = page.getByRole('table', { name: 'Floating IPs' });
  await expect(ips.getByRole('link', { name: '203.0.113.14' })).toBeVisible();
  await expect(ips.getByRole('row').nth(1)).toContainText('€2.77');
  await expect(page.getByRole('button', { name: 'Copy Floating IP' })).toBeVisible();
  const tags = page.getByRole('table', { name: 'Subinterfaces' });
  await expect(tags.getByRole('row').nth(1)).toContainText('218');
  await expect(tags.getByRole('row').nth(1)).toContainText('10.4.12.60');
  await expect(tags.getByRole('link', { name: 'shop-backend' })).toBeVisible();
});

test('adds a subinterface with the tag of its network, refuses a taken one at its field, and removes it', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open(await pathOf(sandbox, gateway, 'tab=network'));
  await page.getByRole('link', { name: 'Add', exact: true }).click();
  await expect(page).toHaveURL(/dialog=subinterface-add/);
  const dialog = page.getByRole('dialog', { name: 'Add subinterface' });
  await dialog.getByRole('button', { name: 'Add subinterface' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await dialog.getByLabel('Network').selectOption({ label: 'office-vpn-tallinn-and-remote-workers (10.4.40.0/24)' });
  const tag = dialog.getByLabel('VLAN tag');
  await expect(tag).toHaveValue('231');
  await tag.fill('218');
  await dialog.getByRole('button', { name: 'Add subinterface' }).click();
  await expect(dialog.getByText('Tag 218 is already used for shop-backend.')).toBeVisible();
  await expect(tag).toBeFocused();
  await tag.fill('4095');
  await expect(dialog.getByText('Enter a tag from 1 to 4094')).toBeVisible();
  expect(await countOf(sandbox, 'POST', '/subinterfaces')).toBe(0);
  await tag.fill('300');
  await dialog.getByRole('button', { name: 'Add subinterface' }).dblclick();
  await expectToast(page, `${gateway} has a subinterface with tag 300`);
  await expect(dialog).toBeHidden();
  expect(await countOf(sandbox, 'POST', '/subinterfaces')).toBe(1);
  const row = await expectRow(page, 'office-vpn-tallinn-and-remote-workers');
  await expect(row).toContainText('300');

  await page.getByRole('button', { name: 'Actions for the subinterface with tag 300' }).click();
  await page.getByRole('menuitem', { name: 'Remove subinterface' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove subinterface with tag 300' });
  await expect(removal).toContainText('The machine leaves office-vpn-tallinn-and-remote-workers');
  await removal.getByRole('button', { name: 'Remove subinterface' }).click();
  await expectToast(page, `The subinterface with tag 300 was removed from ${gateway}`);
  await expect(removal).toBeHidden();
  await expect(page.getByRole('table', { name: 'Subinterfaces' }).getByRole('row')).toHaveCount(2);
  const removals = (await sandbox.requests()).filter(({ method }) => method === 'DELETE');
  expect(removals.map(({ status }) => status)).toEqual([204]);
});

test('says what the server refuses at its field, once, and keeps what was typed', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const refusal = 'The interface has this VLAN tag already';
  await sandbox.faults({
    method: 'POST',
    path: '/tll/network/**/subinterfaces',
    times: 1,
    status: 400,
    body: { errors: { vlan_tag: refusal } },
  });
  await signIn('customer');
  await open(await pathOf(sandbox, gateway, 'tab=network&dialog=subinterface-add'));
  const dialog = page.getByRole('dialog', { name: 'Add subinterface' });
  await dialog.getByLabel('Network').selectOption({ label: 'office-vpn-tallinn-and-remote-workers (10.4.40.0/24)' });
  await dialog.getByLabel('VLAN tag').fill('77');
  await dialog.getByRole('button', { name: 'Add subinterface' }).click();
  await expect(dialog.getByText(refusal)).toHaveCount(1);
  await expect(dialog.getByLabel('VLAN tag')).toHaveValue('77');
  await dialog.getByRole('button', { name: 'Add subinterface' }).click();
  await expectToast(page, `${gateway} has a subinterface with tag 77`);
});

test('assigns a free address of the same account', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open(await pathOf(sandbox, blue, 'tab=network'));
  await page.getByRole('link', { name: 'Assign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Assign floating IP' });
  await expect(dialog.getByRole('radio', { name: /An unassigned one/ })).toBeChecked();
  await expect(dialog.getByLabel('Floating IP', { exact: true })).toHaveValue('203.0.113.44');
  await dialog.getByText('As code').click();
  await expect(dialog.getByRole('region', { name: /curl/i })).toContainText('/ip_addresses/203.0.113.44/assign');
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expectToast(page, `203.0.113.44 is assigned to ${blue}`);
  await expect(page.getByRole('table', { name: 'Floating IPs' }).getByRole('row')).toHaveCount(3);
  const [call] = (await sandbox.requests()).filter(({ path }) => path.endsWith('/assign'));
  expect(call?.body).toEqual({ private_ip: expect.stringMatching(/^10\.4\.4\./) });
});

test('reserves a new one and assigns it; a failure between the two goes on with the second', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.faults({
    method: 'POST',
    path: '/jhv/network/ip_addresses/*/assign',
    times: 1,
    status: 500,
    body: { message: 'The network node does not answer' },
  });
  await signIn('customer');
  await open(await pathOf(sandbox, ledger, 'tab=network&dialog=address-assign'));
  const dialog = page.getByRole('dialog', { name: 'Assign floating IP' });
  await expect(dialog.getByRole('radio', { name: /An unassigned one/ })).toBeDisabled();
  await expect(dialog).toContainText('2 are charged to other accounts');
  await dialog.getByLabel('Name').fill('ledger-out');
  await expect(dialog).toContainText('€2.77 a month while assigned, before VAT');
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(dialog).toContainText(
    "is already reserved for you. All that's left is to assign it. It costs €3.47 a month while not assigned.",
  );
  await expect(dialog.getByText('The network node does not answer')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Assign it now' }).click();
  await expectToast(page, new RegExp(`is assigned to ${ledger}`));
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: /ledger-out/ })).toBeVisible();
  expect(await countOf(sandbox, 'POST', '/network/ip_addresses')).toBe(1);
  expect(await countOf(sandbox, 'POST', '/assign')).toBe(2);
});

test('finds a reservation again whose answer was lost, and reserves nothing twice', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open(await pathOf(sandbox, ledger, 'tab=network&dialog=address-assign'));
  const dialog = page.getByRole('dialog', { name: 'Assign floating IP' });
  await dialog.getByLabel('Name').fill('lost-answer');
  await sandbox.faults({ method: 'POST', path: '/jhv/network/ip_addresses', times: 1, drop: 'truncate' });
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expectToast(page, /is assigned to/);
  await expect(page.getByRole('row', { name: /lost-answer/ })).toHaveCount(1);
  expect(await countOf(sandbox, 'POST', '/network/ip_addresses')).toBe(1);
});

test('moves an address from another machine, and says which one loses it', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open(await pathOf(sandbox, blue, 'tab=network&dialog=address-assign'));
  const dialog = page.getByRole('dialog', { name: 'Assign floating IP' });
  await dialog.getByRole('radio', { name: /One that's in use/ }).check();
  await dialog.getByLabel('Floating IP', { exact: true }).selectOption({ label: `203.0.113.32, on ${green}` });
  await expect(dialog).toContainText(`${green} loses 203.0.113.32`);
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expectToast(page, `203.0.113.32 is assigned to ${blue}`);
  await expectRow(page, '203.0.113.32');
  await open(await pathOf(sandbox, green, 'tab=network'));
  await expect(page.getByText('No floating IP is assigned to this machine.')).toBeVisible();
});

test('unassigns: the address stays and costs more, or is released too', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open(await pathOf(sandbox, blue, 'tab=network'));
  await page.getByRole('button', { name: 'Actions for 203.0.113.31' }).click();
  await page.getByRole('menuitem', { name: 'Unassign' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unassign floating IP' });
  await expect(dialog).toContainText('203.0.113.31 stays yours');
  await expect(dialog).toContainText('€3.65 a month while not assigned, €2.92 while assigned');
  await dialog.getByRole('button', { name: 'Unassign' }).click();
  await expectToast(page, '203.0.113.31 is no longer assigned');
  await expect(page.getByText('No floating IP is assigned to this machine.')).toBeVisible();
  expect(await countOf(sandbox, 'DELETE', '203.0.113.31')).toBe(0);

  await sandbox.faults({
    method: 'DELETE',
    path: '/tll/network/ip_addresses/*',
    times: 1,
    status: 500,
    body: { message: 'Not now' },
  });
  await open(await pathOf(sandbox, green, 'tab=network&dialog=address-unassign&item=203.0.113.32'));
  await dialog.getByLabel('Release it too').check();
  await expect(dialog).toContainText('203.0.113.32 is released');
  await dialog.getByRole('button', { name: 'Unassign' }).click();
  await expect(dialog).toContainText("203.0.113.32 is already unassigned. All that's left is to release it.");
  await expect(dialog.getByText('Not now')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Release it now' }).click();
  await expectToast(page, '203.0.113.32 was released');
  await expect(dialog).toBeHidden();
  expect(await countOf(sandbox, 'POST', '/unassign')).toBe(2);
  expect(await countOf(sandbox, 'DELETE', '203.0.113.32')).toBe(2);
});

test('a list that does not come says so and can be tried again', async ({ page, sandbox, signIn, open }) => {
  await sandbox.faults({ path: '/tll/network/virtual-machines/**', status: 500, body: { message: 'Out of order' } });
  await signIn('customer');
  await open(await pathOf(sandbox, gateway, 'tab=network'));
  const failure = page.getByRole('alert').filter({ hasText: 'The interfaces could not be loaded.' });
  await expect(failure).toContainText('Out of order');
  await sandbox.clearFaults();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('table', { name: 'Subinterfaces' })).toBeVisible();
});

const dialogs = ['', 'dialog=subinterface-add', 'dialog=address-assign', 'dialog=address-unassign&item=203.0.113.31'];
test('is accessible with its dialogs, and fits', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  for (const dialog of dialogs) {
    await open(await pathOf(sandbox, blue, `tab=network&${dialog}`));
    await expect(page.getByRole('heading', { name: 'Floating IPs', includeHidden: true })).toBeVisible();
    if (dialog) await expect(page.getByRole('dialog').getByText('As code')).toBeVisible();
    else await expect(page.getByText('203.0.113.31').last()).toBeVisible();
    await inEachLook(page, LOOKS, async () => {
      await expectAccessible(page);
      await expectFits(page);
    });
  }
});
