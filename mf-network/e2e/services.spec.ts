import * as v from 'valibot';
import { ManagedService, serviceLocation } from '@console/contract/service';
import {
  expect,
  expectAccessible,
  expectFits,
  expectRow,
  expectTitle,
  inEachLook,
  SCHEMES,
  test,
} from '../../shared/tooling/src/e2e/fixtures';
import { the } from './seeded';

const CALL = '/user-resource/service/packages';
const parse = v.parser(v.array(ManagedService));

test('services are listed with what they are, and lead to their pages', async ({ page, sandbox, signIn, open }) => {
  const services = parse(await sandbox.api('customer', 'GET', CALL));
  const first = the(services);
  await signIn('customer');
  await open('/services');
  await expectTitle(page, 'Managed services');
  for (const service of services) await expectRow(page, service.display_name ?? '');
  await page.getByRole('link', { name: first.display_name ?? '', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/app/services/service/${serviceLocation(first)}/${first.uuid}$`));
  await expect(page.getByRole('heading', { level: 1, name: first.display_name ?? '' })).toBeVisible();
});

test('a database shows how it is reached, its nodes, and who may reach it', async ({ page, sandbox, signIn, open }) => {
  const services = parse(await sandbox.api('customer', 'GET', CALL));
  const database = the(services, ({ properties }) => Boolean(properties?.service_ip));
  await signIn('customer');
  await open(`/services/service/${serviceLocation(database)}/${database.uuid}`);
  await expect(page.getByText(database.properties?.service_ip ?? '').first()).toBeVisible();
  await expect(page.getByText(String(database.properties?.port)).first()).toBeVisible();
  const nodes = database.resources.filter(({ resource_type }) => resource_type === 'vm');
  await expect(page.getByRole('table', { name: 'Nodes' }).getByRole('row')).toHaveCount(nodes.length + 1);
  for (const address of database.whitelist_addresses ?? [])
    await expect(page.getByText(address, { exact: true })).toBeVisible();
});

test('a failed list can be tried again', async ({ page, sandbox, signIn, open }) => {
  const services = parse(await sandbox.api('customer', 'GET', CALL));
  await sandbox.faults({ method: 'GET', path: CALL, status: 504 });
  await signIn('customer');
  await open('/services');
  await expect(page.getByText('Managed services could not be loaded')).toBeVisible();
  await sandbox.clearFaults();
  await page.getByRole('button', { name: /Retry|Try again/ }).click();
  await expectRow(page, the(services).display_name ?? '');
});

test('without services the list says what they are', async ({ page, signIn, open }) => {
  await signIn('new');
  await open('/services');
  await expect(page.getByText('No records')).toBeVisible();
  await expect(page.getByText(/A managed service is/)).toBeVisible();
});

test('services are accessible', async ({ page, sandbox, signIn, open }) => {
  const services = parse(await sandbox.api('customer', 'GET', CALL));
  await signIn('customer');
  await open('/services');
  await expectRow(page, the(services).display_name ?? '');
  await inEachLook(page, SCHEMES, () => expectAccessible(page));
  for (const service of services) {
    await open(`/services/service/${serviceLocation(service)}/${service.uuid}`);
    await expect(page.getByRole('heading', { level: 1, name: service.display_name ?? '' })).toBeVisible();
    await inEachLook(page, SCHEMES, () => expectAccessible(page));
  }
});

test('services fit a phone', async ({ page, sandbox, signIn, open }) => {
  const services = parse(await sandbox.api('customer', 'GET', CALL));
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('customer');
  await open('/services');
  await page.getByRole('link', { name: the(services).display_name ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectFits(page);
});
