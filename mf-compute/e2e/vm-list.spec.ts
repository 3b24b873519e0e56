import { readFile } from 'node:fs/promises';
import {
  expect,
  expectAccessible,
  expectRow,
  expectTitle,
  expectToast,
  inEachLook,
  SCHEMES,
  test,
} from '../../shared/tooling/src/e2e/fixtures';
import { columnOf, machineNamed } from './vm-rows';

test('shows the machines of all locations with addresses, prices and totals', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute');
  await expectTitle(page, 'Virtual machines');
  const row = await expectRow(page, 'api-gateway-prod-01');
  await expect(row).toContainText('203.0.113.14');
  await expect(row).toContainText('Ubuntu 24.04 LTS');
  await expect(row).toContainText('€43.80');
  await expect(page.getByText(/14 machines in 3 locations/)).toBeVisible();
  await expect(page.getByText(/Total before VAT/)).toBeVisible();
});

test('finds machines by name, addresses, MAC address and ID', async ({ page, sandbox, signIn, open }) => {
  const grafana = await machineNamed(sandbox, 'trtu', 'grafana');
  await signIn('customer');
  await open('/compute');
  const search = page.getByRole('searchbox');
  const rows = page.getByRole('table', { name: 'Virtual machines' }).getByRole('row');
  await expectRow(page, 'grafana');
  const queries = {
    name: 'GRAFANA',
    'public address': '198.51.100.9',
    'private address': grafana.private_ipv4,
    MAC: grafana.mac,
    'MAC without colons': grafana.mac.replaceAll(':', '').toUpperCase(),
    'MAC with hyphens': grafana.mac.replaceAll(':', '-'),
    ID: grafana.uuid,
    'part of an ID': grafana.uuid.slice(0, 8),
  };
  for (const [kind, query] of Object.entries(queries)) {
    await search.fill(query);
    await expect(rows, kind).toHaveCount(2);
    await expect(rows.nth(1), kind).toContainText('grafana');
  }
  await search.fill('no such machine');
  await expect(page.getByText(/No records match/)).toBeVisible();
});

test('keeps location, search, filters, columns and order in the address, over a reload and Back', async ({
  page,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/compute');
  await page.getByRole('radio', { name: /Tartu/ }).click();
  await expect(page).toHaveURL(/location=trtu/);
  await expect(page.getByRole('link', { name: 'grafana' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'api-gateway-prod-01' })).toBeHidden();
  await page.getByRole('searchbox').fill('ubuntu');
  await expect(page).toHaveURL(/q=ubuntu/);
  await page.getByRole('button', { name: 'Status any' }).click();
  await page
    .getByRole('dialog', { name: 'Status' })
    .getByRole('checkbox', { name: /Running/ })
    .check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/status=running/);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: 'MAC address' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/columns=mac/);
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=-name/);
  const names = page.getByRole('table', { name: 'Virtual machines' }).getByRole('rowheader').getByRole('link');
  await expect(names).toHaveText(['wiki', 'grafana']);
  await page.reload();
  await expect(names).toHaveText(['wiki', 'grafana']);
  await expect(page.getByRole('searchbox')).toHaveValue('ubuntu');
  await expect(page.getByRole('columnheader', { name: 'MAC address' })).toBeVisible();
  await names.first().click();
  await expectTitle(page, 'wiki');
  await page.goBack();
  await expect(names).toHaveText(['wiki', 'grafana']);
});

test('has further columns: network, price by the hour, cost of the month, host pool, MAC address', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/compute?q=api-gateway&columns=private,network,hourly,soFar,pool,created,mac,uuid');
  const row = await expectRow(page, 'api-gateway-prod-01');
  const machine = await machineNamed(sandbox, 'tll', 'api-gateway-prod-01');
  for (const text of [machine.private_ipv4, machine.mac, machine.uuid, machine.designated_pool_name])
    await expect(row).toContainText(text);
  await expect(row).toContainText(/€0\.0\d{3}/);
  await expect(page.getByRole('columnheader', { name: 'This month so far' })).toBeVisible();
  const cells = row.getByRole('cell').or(row.getByRole('rowheader'));
  const cell = cells.nth(await columnOf(page, 'This month so far'));
  await expect(cell).toHaveText(/^€\d+\.\d\d$/);
  await expect(cells.nth(await columnOf(page, 'Network'))).not.toHaveText('none');
});

test('asks nobody for what is not shown', async ({ page, sandbox, signIn, open }) => {
  await signIn('customer');
  await open('/compute');
  await expectRow(page, 'api-gateway-prod-01');
  await expect(page.getByText(/^\d+ days$/)).toBeVisible();
  const requested = (await sandbox.requests()).map(({ path }) => path);
  expect(requested.filter((path) => path.endsWith('/network/networks'))).toEqual([]);
  // The credit in the header asks for one account; the column of the list would ask for both.
  expect(requested.filter((path) => path.includes('/charging/usage'))).toHaveLength(1);
});

test('opens, saves and applies views of the list', async ({ page, context, signIn, open }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('customer');
  await open('/compute?status=stopped&location=jhv');
  await expectRow(page, 'staging-all-in-one');
  await page.getByRole('button', { name: 'Views' }).click();
  const panel = page.getByRole('dialog', { name: 'Views' });
  await panel.getByRole('textbox', { name: 'View name' }).fill('Stopped in Jõhvi');
  await panel.getByRole('button', { name: 'Save' }).click();
  await panel.getByRole('button', { name: 'Actions for view Stopped in Jõhvi' }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(panel.getByText('Copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/app\/compute\?.*status=stopped/);
  await panel.getByRole('button', { name: 'Actions for view Stopped in Jõhvi' }).click();
  await page.getByRole('menuitem', { name: 'Make default' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await open('/compute');
  await expect(page).toHaveURL(/status=stopped/);
  await expect(page.getByRole('link', { name: 'api-gateway-prod-01' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Views, Stopped in Jõhvi' })).toBeVisible();

  await open('/compute?q=grafana');
  await expectRow(page, 'grafana');
  await page.getByRole('button', { name: 'Views' }).click();
  await panel.getByRole('button', { name: 'Stopped in Jõhvi', exact: true }).click();
  await expect(panel).toBeHidden();
  await expectRow(page, 'staging-all-in-one');
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('saves what is shown as a CSV file', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute?location=trtu&q=ubuntu&columns=uuid,created,-account&sort=-name');
  await expectRow(page, 'wiki');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^virtual-machines-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  const [header, ...lines] = text.trimEnd().split('\r\n');
  expect(header).toBe(
    '\uFEFFName,Status,Location,Image,vCPU,Memory (GB),Disk (GB),Public IPv4,Created (UTC),ID,"Per month (EUR, before VAT, discounts not included)"',
  );
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(
    /^wiki,Running,Tartu,Ubuntu 22\.04 LTS,1,1,20,198\.51\.100\.17,\d{4}-\d\d-\d\dT[\d:.]+Z,[0-9a-f-]{36},\d+\.\d+$/,
  );
  expect(lines[1]).toMatch(/^grafana,/);
  await expectToast(page, '2 rows saved as virtual-machines');
});

test('says which location did not answer and keeps the others usable', async ({ page, sandbox, signIn, open }) => {
  await sandbox.faults({ method: 'GET', path: '/trtu/user-resource/vm/list', status: 504 });
  await signIn('customer');
  await open('/compute');
  const strip = page.getByRole('alert').filter({ hasText: 'Tartu did not respond.' });
  await expect(strip).toContainText('Its machines are missing below; nothing was changed.');
  await expect(page.getByRole('radio', { name: /Tartu/ })).toContainText('No response');
  // A part is not shown as the whole.
  await expect(page.getByRole('radio', { name: /All locations/ })).toContainText('≥');
  await expect(page.getByText(/^At least \d+ machines in 2 locations$/)).toBeVisible();
  await expect(page.getByText(/^Total before VAT at least/)).toBeVisible();
  await expectRow(page, 'api-gateway-prod-01');
  await sandbox.clearFaults();
  await strip.getByRole('button', { name: 'Retry now' }).click();
  await expect(strip).toBeHidden();
  await expectRow(page, 'grafana');
});

test('actions that are not possible say why', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute');
  await page.getByRole('button', { name: 'Actions for staging-all-in-one' }).click();
  const stop = page.getByRole('menuitem', { name: 'Stop', exact: true });
  await expect(stop).toHaveAttribute('aria-disabled', 'true');
  await expect(stop).toContainText('Already stopped');
  await page.getByRole('menuitem', { name: 'Start', exact: true }).click();
  await expectToast(page, 'staging-all-in-one is running');
});

test('is accessible', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute');
  await expectRow(page, 'api-gateway-prod-01');
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
  await open('/compute/create');
  await expect(page.getByText('Total per month')).toBeVisible();
  await expect(page.getByText(/^Your credit will last .+ instead of .+\.$/)).toBeVisible();
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
  await page.getByRole('button', { name: 'Create virtual machine' }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
});

test('shows ten thousand machines with no more than 60 rows in the page', async ({ page, sandbox, signIn, open }) => {
  test.slow();
  await sandbox.makeLarge();
  await signIn('large');
  await open('/compute');
  // Another test may have made one more of them.
  await expect(page.getByText(/^10,00\d machines$/)).toBeVisible({ timeout: 240_000 });
  const rows = page.locator('tbody tr:not([aria-hidden])');
  expect(await rows.count()).toBeLessThanOrEqual(60);
  await page.getByRole('searchbox').fill('edge-09');
  await expect(page.getByText(/^\d+ machines$/).first()).toBeVisible();
  await expect(rows.first()).toContainText('edge-09');
  expect(await rows.count()).toBeLessThanOrEqual(60);
  await page.getByRole('searchbox').fill('');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('list', { name: 'Virtual machines' })).toBeVisible();
  expect(await page.getByRole('listitem').count()).toBeLessThanOrEqual(60);
});

test('works with a thumb at 390 px', async ({ page, signIn, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('customer');
  await open('/compute');
  await expectRow(page, 'api-gateway-prod-01');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: /4 items/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Price' });
  await expect(sheet.getByText('Total per month')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
