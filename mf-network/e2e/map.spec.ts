import { readFile } from 'node:fs/promises';
import { IpAddress } from '@console/contract/ip-address';
import { Network } from '@console/contract/network';
import { Vm } from '@console/contract/vm';
import { expect, expectAccessible, expectFits, inEachLook, SCHEMES, test } from '../../shared/tooling/src/e2e/fixtures';
import { seeded, the } from './seeded';

const MAP = '/network/vpc?view=map&location=tll';

test('the map leads from the internet to every machine, by pointer and keyboard, and follows states', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  const here = (await seeded(sandbox, '/user-resource/vm/list', Vm)).filter(({ place }) => place === 'tll');
  const { row } = the(here, ({ row: vm }) => vm.name === 'shop-web-blue-8c1');
  await sandbox.speed(1);
  const stopped = sandbox.api('customer', 'POST', '/tll/user-resource/vm/stop', { uuid: row.uuid });
  const status = async () =>
    (await seeded(sandbox, '/user-resource/vm/list', Vm)).find(({ row: vm }) => vm.uuid === row.uuid)?.row.status;
  await expect.poll(status).toBe('stopping');
  await signIn('customer');
  await open('/network/vpc?location=tll');
  await page.getByRole('radio', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  const map = page.getByRole('group', { name: 'Network map' });
  for (const { row: vm } of here) {
    await expect(map.getByRole('link', { name: new RegExp(`^Virtual machine ${vm.name}, `) }).first()).toBeAttached();
  }
  const balancer = map.getByRole('link', { name: /^Load balancer lb-shop-public, 1 of 2 running, .*443 → 8443/ });
  const target = map.getByRole('link', {
    name: /^Virtual machine shop-web-blue-7f3, Running, 10\.4\.4\.\d+:8080, 8443$/,
  });
  const other = map.getByRole('link', { name: /^Virtual machine erp-win-2022, Stopped/ });
  await balancer.hover();
  await expect(target).toHaveClass(/lit/);
  await expect(other).toHaveClass(/dim/);
  await page.mouse.move(0, 0);

  await balancer.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(map.getByRole('link', { name: /^Floating IP 203\.0\.113\.40, Assigned/ })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(balancer).toBeFocused();
  await expect(target).toHaveClass(/lit/);
  await expect(other).toHaveClass(/dim/);
  await page.keyboard.press('ArrowRight');
  await expect(map.getByRole('link', { name: /^VPC network shop-frontend, In use/ })).toBeFocused();
  const fit = page.getByRole('button', { name: 'Fit to window' });
  const before = await fit.textContent();
  await page.keyboard.press('+');
  await expect(fit).not.toHaveText(before ?? '');
  await inEachLook(page, SCHEMES, () => expectAccessible(page));

  await sandbox.speed(0);
  await stopped;
  await expect(map.getByRole('link', { name: /^Virtual machine shop-web-blue-8c1, Stopped/ })).toBeAttached();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'shop-frontend' })).toBeVisible();
  await page.getByRole('tab', { name: 'Map', exact: true }).click();
  const own = page.getByRole('group', { name: 'Map of shop-frontend' });
  await expect(own.getByRole('link', { name: /^Load balancer lb-shop-public/ })).toBeVisible();
  await expect(own.getByRole('link', { name: /^VPC network shop-backend/ })).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await expect(balancer).toBeAttached();
});

test('a group of the map opens by keyboard and closes by press', async ({ page, sandbox, signIn, open }) => {
  const account = the(await seeded(sandbox, '/network/ip_addresses', IpAddress)).row.billing_account_id;
  for (let n = 1; n <= 9; n += 1) {
    await sandbox.api('customer', 'POST', '/tll/network/ip_addresses', {
      name: `spare-${n}`,
      billing_account_id: String(account),
    });
  }
  await signIn('customer');
  await open(MAP);
  const map = page.getByRole('group', { name: 'Network map' });
  await map.getByRole('link', { name: /^Load balancer lb-shop-public/ }).focus();
  const group = map.getByRole('button', { name: /^\d+ floating IPs, .*Show (all|as one)$/ });
  const spare = map.getByRole('link', { name: /^Floating IP .*spare-9/ });
  // All that has come is in the window then, and drawn.
  await expect(async () => {
    await page.keyboard.press('0');
    await expect(group).toBeAttached({ timeout: 1000 });
  }).toPass();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(spare).toBeHidden();
  await group.focus();
  await page.keyboard.press('Space');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(group).toBeFocused();
  await expect(spare).toBeAttached();
  await group.click();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(spare).toBeHidden();
});

test('what did not load is said on the map, which is a list on a phone', async ({ page, sandbox, signIn, open }) => {
  const networks = (await seeded(sandbox, '/network/networks', Network)).filter(({ place }) => place === 'tll');
  await sandbox.faults({ method: 'GET', path: '/tll/network/ip_addresses', status: 504 });
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('customer');
  await open(MAP);
  const list = page.getByRole('region', { name: 'Network map' });
  for (const { row } of networks) await expect(list.getByRole('link', { name: row.name, exact: true })).toBeVisible();
  await expect(list.getByText('Not loaded')).toBeVisible();
  await expectFits(page);
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Drawing' }).click();
  await expect(page.getByRole('img', { name: 'Floating IPs, Not loaded' })).toBeAttached();
  await page.reload();
  await expect(page.getByRole('img', { name: 'Floating IPs, Not loaded' })).toBeAttached();
  const strip = page.getByRole('alert').filter({ hasText: 'Its floating IPs are missing from the map' });
  await sandbox.clearFaults();
  await strip.getByRole('button', { name: 'Retry now' }).click();
  await expect(strip).toBeHidden();
  await expect(page.getByRole('link', { name: /^Floating IP 203\.0\.113\.40, Assigned/ })).toBeAttached();
});

test('the map is saved as a picture that needs nothing outside itself', async ({ page, signIn, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('customer');
  await open(MAP);
  const save = async (kind: 'SVG' | 'PNG') => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    await page.getByRole('menuitem', { name: new RegExp(`^${kind}`) }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(
      new RegExp(`^network-map-tll-\\d{4}-\\d\\d-\\d\\d\\.${kind.toLowerCase()}$`),
    );
    return readFile(await file.path());
  };
  await expect(page.getByRole('link', { name: /^Load balancer lb-shop-public/ })).toBeAttached();
  const svg = (await save('SVG')).toString('utf8');
  expect(svg).toContain('lb-shop-public');
  expect(svg).toContain('203.0.113.44');
  expect(svg).toMatch(/@font-face\{[^}]*src:url\(data:/);
  expect(svg).not.toMatch(/var\(--|href=|class=|url\(["']?(?!data:)/);
  const png = await save('PNG');
  expect(png.subarray(1, 4).toString('ascii')).toBe('PNG');
  // Twice as many pixels as the drawing has: it stays legible in a document.
  const width = Number(/ width="(\d+)"/.exec(svg)?.[1]);
  expect(png.readUInt32BE(16)).toBe(width * 2);
});
