import * as v from 'valibot';
import { ManagedService, serviceLocation } from '@console/contract/service';
import {
  expect,
  expectAccessible,
  expectFits,
  expectTitle,
  expectToast,
  inEachLook,
  LOOKS,
  named,
  test,
} from '../../shared/tooling/src/e2e/fixtures';
import { the } from './seeded';

const LIST = '/user-resource/service/packages';
const PACKAGE = '/user-resource/service/package';
const parse = v.parser(v.array(ManagedService));
const Secrets = v.object({ sql_pass: v.string() });

const pathOf = (service: ManagedService, query = ''): string =>
  `/services/service/${serviceLocation(service)}/${service.uuid}${query}`;
const nodesOf = (service: ManagedService) => service.resources.filter((one) => one.resource_type === 'vm');

test('a database is reached by what is copied; its password is read only when somebody wants it', async ({
  page,
  context,
  sandbox,
  signIn,
  open,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const service = the(parse(await sandbox.api('customer', 'GET', LIST)), (one) => one.service === 'postgresql');
  const secrets = `${PACKAGE}/${service.uuid}/secrets`;
  const { sql_pass: password } = v.parse(Secrets, await sandbox.api('customer', 'GET', secrets));
  const { service_ip: host, port, sql_user: user } = service.properties ?? {};
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const requested = async () => (await sandbox.requests()).filter(({ path }) => path === secrets).length;
  await signIn('customer');
  await sandbox.clearRequests();
  await open(pathOf(service));
  await page.getByRole('button', { name: 'Copy psql command' }).click();
  await expect.poll(copied).toBe(`psql --host=${host} --port=${port} --username=${user} --dbname=postgres`);
  await expect(page.getByText(`postgresql://${user}:••••••••@${host}:${port}/postgres`)).toBeVisible();
  expect(await requested()).toBe(0);

  await sandbox.faults({
    method: 'GET',
    path: secrets,
    times: 1,
    status: 500,
    body: { message: 'The vault is sealed' },
  });
  await page.getByRole('button', { name: 'Show the password' }).click();
  const failure = page.getByRole('alert').filter({ hasText: 'The password could not be loaded' });
  await expect(failure).toContainText('The vault is sealed');
  await page.getByRole('button', { name: 'Copy Password', exact: true }).click();
  await expect.poll(copied).toBe(password);
  await expect(failure).toBeHidden();
  await page.getByRole('button', { name: 'Copy connection URL with its password' }).click();
  await expect.poll(copied).toBe(`postgresql://${user}:${encodeURIComponent(password)}@${host}:${port}/postgres`);
  await expect(page.getByText(password)).toHaveCount(0);

  await page.getByRole('button', { name: 'Show the password' }).click();
  await expect(page.getByText(password, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Hide the password' }).click();
  await expect(page.getByText(password)).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain(password);

  await page.getByRole('tab', { name: 'As code' }).click();
  await page.getByLabel('Action').selectOption('Stop a node');
  await expect(page.getByText(/resources\/.*\/stop/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(/resources\/.*\/stop/).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await expectFits(page);
});

test('who may connect: rules at the field, a list of somebody else, and a warning before everyone may', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const service = the(
    parse(await sandbox.api('customer', 'GET', LIST)),
    (one) => one.service === 'mariadb' && one.whitelist_addresses?.length === 0,
  );
  const path = `${PACKAGE}/${service.uuid}/whitelist_addresses`;
  await signIn('customer');
  await open(pathOf(service));
  await expect(page.getByText('The list is empty, so everyone who can reach the service may connect')).toBeVisible();
  await page.getByRole('link', { name: 'Allow addresses' }).click();
  const dialog = page.getByRole('dialog', { name: 'Allow addresses' });
  const field = dialog.getByRole('textbox', { name: 'Addresses or subnets' });
  const allow = dialog.getByRole('button', { name: 'Allow', exact: true });
  for (const [text, rule] of [
    ['db.example.com', 'Enter an IP address, such as 203.0.113.7, not a host name'],
    ['10.0.0.0/33', 'Use a prefix length from 0 to 32 in an IPv4 subnet'],
    ['10.0.0.1\n2001:db8:::1', '2001:db8:::1: Enter a valid IPv6 address'],
    ['10.0.0.1, 10.0.0.1/32', '10.0.0.1/32: Entered twice'],
  ] as const) {
    await field.fill(text);
    await allow.click();
    await expect(dialog.getByText(rule)).toBeVisible();
  }
  await field.fill('192.0.2.77/24');
  await expect(dialog.getByText('Nobody else may connect from then on')).toBeVisible();
  await expect(dialog.getByText('192.0.2.77/24 is saved as 192.0.2.0/24')).toBeVisible();
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await page.setViewportSize({ width: 1366, height: 900 });

  await sandbox.api('customer', 'POST', path, { ip_address: '198.51.100.9' });
  await sandbox.clearRequests();
  await allow.dblclick();
  await expect(dialog.getByText('The list was changed in the meantime. It is now: 198.51.100.9')).toBeVisible();
  await expect(field).toHaveValue('192.0.2.77/24');
  await sandbox.faults(named(path, 'POST', 'The list is locked'));
  await allow.click();
  await expect(dialog.getByText('The list is locked')).toBeVisible();
  await allow.dblclick();
  await expectToast(page, `192.0.2.0/24 may connect to ${service.display_name}`);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('table', { name: 'Allowed addresses' }).getByRole('row')).toHaveCount(3);
  const posted = (await sandbox.requests()).filter(({ method }) => method === 'POST');
  expect(posted.map(({ status }) => status)).toEqual([500, 200]);

  const remove = async (entry: string) => {
    await page.getByRole('button', { name: `Actions for ${entry}` }).click();
    await page.getByRole('menuitem', { name: 'Remove allowed address' }).click();
  };
  const removal = page.getByRole('dialog', { name: 'Remove allowed address' });
  await remove('198.51.100.9');
  await page.goBack();
  await expect(removal).toBeHidden();
  await remove('198.51.100.9');
  await expect(removal).toContainText('New connections from 198.51.100.9 are refused');
  await removal.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(removal).toBeHidden();
  await remove('192.0.2.0/24');
  await expect(removal).toContainText('The list is then empty: everyone who can reach the service may connect');
  const last = removal.getByRole('button', { name: 'Remove and let everyone connect' });
  await expect(last).toBeDisabled();
  await removal.getByRole('checkbox', { name: 'Let everyone connect' }).check();
  await last.click();
  await expect(page.getByText('The list is empty, so everyone')).toBeVisible();
  expect(await sandbox.api('customer', 'GET', path)).toEqual([]);
});

test('a node is stopped, started and put back to a snapshot, with what is refused in its place', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const service = the(parse(await sandbox.api('customer', 'GET', LIST)), (one) => one.is_multi_node === true);
  const [node] = nodesOf(service);
  const call = `${PACKAGE}/${service.uuid}/resources/${node?.resource_id}`;
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'Actions for Node 1' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  const row = page.getByRole('row', { name: /Node 1/ });
  await signIn('customer');
  await open(pathOf(service));
  await page.getByRole('button', { name: 'Actions for Node 1' }).click();
  await expect(page.getByRole('menuitem', { name: /Start/ })).toContainText('Already running');
  await page.keyboard.press('Escape');
  await act('Stop');
  const stop = page.getByRole('dialog', { name: 'Stop node?' });
  await expect(stop).toContainText('1 other node keeps running');
  await page.goBack();
  await expect(stop).toBeHidden();
  await act('Stop');
  await stop.getByRole('button', { name: 'Stop node' }).click();
  await expectToast(page, `Node 1 of ${service.display_name} is stopped`);
  await expect(row).toContainText('Stopped');

  await sandbox.faults(named(`${call}/start`, 'POST', 'Failed to start virtual machine'));
  await act('Start');
  const toast = await expectToast(page, 'Failed to start virtual machine');
  await toast.getByRole('button', { name: 'Retry' }).click();
  await expect(row).toContainText('Running');

  const chooseSnapshot = async () => {
    await page
      .getByRole('button', { name: /Actions for the snapshot of node 1/ })
      .nth(1)
      .click();
    await page.getByRole('menuitem', { name: 'Restore node from snapshot' }).click();
  };
  await page.getByRole('tab', { name: /Snapshots/ }).click();
  await chooseSnapshot();
  const restore = page.getByRole('dialog', { name: 'Restore node from snapshot' });
  await expect(restore).toContainText('The node is down during the restore, then runs again');
  await page.reload();
  await restore.getByLabel(/^Type .+ to confirm$/).fill(service.display_name ?? '');
  const rebuild = `/${serviceLocation(service)}/user-resource/service/package/vm/rebuild`;
  await sandbox.faults(named(rebuild, 'POST', 'Failed to rebuild virtual machine'));
  await restore.getByRole('button', { name: 'Restore node' }).click();
  await expect(restore.getByRole('alert')).toContainText('Failed to rebuild virtual machine');
  // A lost response that nothing else can tell: whoever leaves it is not asked again, and nothing is sent.
  await sandbox.faults(named(rebuild, 'POST', '', { status: 504, body: '' }));
  await restore.getByRole('button', { name: 'Restore node' }).click();
  await expect(restore.getByRole('button', { name: 'Send again' })).toBeVisible();
  await restore.getByRole('button', { name: 'Leave it' }).click();
  await expect(restore).toBeHidden();
  await chooseSnapshot();
  await restore.getByLabel(/^Type .+ to confirm$/).fill(service.display_name ?? '');
  await restore.getByRole('button', { name: 'Restore node' }).click();
  await expectToast(page, `Node 1 of ${service.display_name} was restored to`);
  await expect(restore).toBeHidden();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByText(/Restored a node from a snapshot/).first()).toBeVisible();
});

test('a service is renamed once, gets a floating IP, and is deleted with it', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const service = the(parse(await sandbox.api('customer', 'GET', LIST)), (one) => one.service === 'mariadb');
  await signIn('customer');
  await open(pathOf(service));
  await page.getByRole('button', { name: 'Rename' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename managed service' });
  await sandbox.faults(named(`${PACKAGE}/${service.uuid}`, 'PATCH', 'The name is taken'));
  await rename.getByRole('textbox').fill('erp-primary');
  await rename.getByRole('button', { name: 'Rename' }).click();
  await expect(rename.getByText('The name is taken')).toBeVisible();
  await rename.getByRole('button', { name: 'Rename' }).dblclick();
  await expect(rename).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'erp-primary' })).toBeVisible();

  await page.getByRole('link', { name: 'assign a floating IP' }).click();
  const assign = page.getByRole('dialog', { name: 'Assign floating IP' });
  await assign.getByRole('button', { name: 'Assign' }).click();
  await expect(assign).toBeHidden();
  await page.getByRole('radio', { name: /The internet/ }).click();
  const url = page.getByText(/mysql:\/\/wadmin:••••••••@\d/);
  await expect(url).toBeVisible();
  const address = /@([\d.]+):/.exec((await url.textContent()) ?? '')?.[1] ?? 'none';

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete managed service' });
  await expect(dialog).toContainText(`Floating IP ${address} is kept`);
  await dialog.getByRole('checkbox', { name: 'Release it too' }).check();
  // A toast that fades away while it is looked at has the colours of nobody.
  await expect(page.getByRole('alert')).toHaveCount(0);
  await inEachLook(page, LOOKS, () => expectAccessible(page));
  await sandbox.clearRequests();
  await dialog.getByLabel(/^Type .+ to confirm$/).fill('erp-primary');
  await dialog.getByRole('button', { name: 'Delete managed service' }).click();
  await expectToast(page, 'erp-primary was deleted');
  await expectTitle(page, 'Managed services');
  await expect(page.getByRole('link', { name: 'erp-primary' })).toBeHidden();
  const writes = async () =>
    (await sandbox.requests()).filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  await expect
    .poll(writes)
    .toEqual([`${PACKAGE}/${service.uuid}`, `/${serviceLocation(service)}/network/ip_addresses/${address}`]);
});

test('services are moved and deleted many at once, with the failed one tried again', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const services = parse(await sandbox.api('customer', 'GET', LIST));
  const failing = the(services, (one) => one.service === 'postgresql');
  const n = services.length;
  await signIn('customer');
  await open('/services');
  await page.getByRole('checkbox', { name: /Select all/ }).check();
  await page.getByRole('button', { name: /Move to another billing account/ }).click();
  const move = page.getByRole('dialog', { name: /to another billing account$/ });
  await expect(move).toContainText('Nordlicht');
  await page.goBack();
  await expect(move).toBeHidden();
  await page.getByRole('button', { name: /Move to another billing account/ }).click();
  await move.getByRole('button', { name: /^Move \d services?$/ }).click();
  await expectToast(page, /are charged to|is charged to/);
  await expect(move).toBeHidden();
  const payers = parse(await sandbox.api('customer', 'GET', LIST)).map((one) => one.billing_account_id);
  expect(new Set(payers).size).toBe(1);

  await sandbox.faults(named(`${PACKAGE}/${failing.uuid}`, 'DELETE', 'Another operation is under way'));
  await page.getByRole('button', { name: 'Delete', exact: false }).first().click();
  const dialog = page.getByRole('dialog', { name: `Delete ${n} managed services` });
  await dialog.getByLabel(/Type/).fill('delete');
  await dialog.getByRole('button', { name: `Delete ${n} services` }).click();
  await expect(dialog).toContainText('Another operation is under way');
  await dialog.getByRole('button', { name: /Retry/ }).click();
  await expect(page.getByText('No records')).toBeVisible();
  expect(parse(await sandbox.api('customer', 'GET', LIST)).filter((one) => one.is_deleted !== true)).toEqual([]);
});
