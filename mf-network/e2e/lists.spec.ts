import * as v from 'valibot';
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
import { PLACE_NAMES, seeded, the } from './seeded';

const Named = v.object({
  uuid: v.string(),
  name: v.optional(v.nullable(v.string())),
  display_name: v.optional(v.nullable(v.string())),
  address: v.optional(v.string()),
});
const nameOf = (row: v.InferOutput<typeof Named>): string => row.address ?? (row.display_name || row.name || row.uuid);

const LISTS = [
  { path: '/network/vpc', title: 'VPC networks', call: '/network/networks', broken: 'Its networks are missing below' },
  {
    path: '/network/load_balancer',
    title: 'Load balancers',
    call: '/network/load_balancers',
    broken: 'Its load balancers are missing below',
  },
  {
    path: '/network/ip_address',
    title: 'Floating IPs',
    call: '/network/ip_addresses',
    broken: 'Its floating IPs are missing below',
  },
] as const;

for (const list of LISTS) {
  test.describe(list.title, () => {
    test('shows what every location has, narrows and searches it, and leads to each', async ({
      page,
      sandbox,
      signIn,
      open,
    }) => {
      const rows = await seeded(sandbox, list.call, Named);
      expect(rows.length).toBeGreaterThan(0);
      const { row, place } = the(rows);
      const table = page.getByRole('table', { name: list.title });
      const location = page.getByRole('radio', { name: new RegExp(PLACE_NAMES[place] ?? '') });
      await signIn('customer');
      await open(list.path);
      await expectTitle(page, list.title);
      for (const one of rows) await expectRow(page, nameOf(one.row));
      await inEachLook(page, SCHEMES, () => expectAccessible(page));

      await location.click();
      await expect(page).toHaveURL(new RegExp(`location=${place}`));
      await expect(table.getByRole('row')).toHaveCount(1 + rows.filter((one) => one.place === place).length);

      await page.goto(`${page.url()}&q=nothing-is-called-this`);
      await expect(location).toBeChecked();
      await expect(page.getByText(/No records match/)).toBeVisible();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expectRow(page, nameOf(row));
      await expect(page).not.toHaveURL(/q=/);

      // What the list knows of it stands on its page before the page's own call is answered.
      await sandbox.faults({ method: 'GET', path: `/${place}${list.call}`, drop: 'hang' });
      await table
        .getByRole('link', { name: nameOf(row), exact: true })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`/app${list.path}/${place}/${row.uuid}$`));
      await expect(page.getByRole('heading', { level: 1, name: nameOf(row) })).toBeVisible();
      await expectTitle(page, nameOf(row));
    });

    test('says that no location answered, then which one did not, and shows the others', async ({
      page,
      sandbox,
      signIn,
      open,
    }) => {
      const rows = await seeded(sandbox, list.call, Named);
      await sandbox.faults({ method: 'GET', path: `/*${list.call}`, status: 504 });
      await signIn('customer');
      await open(list.path);
      const none = page.getByRole('alert').filter({ hasText: 'No location responded.' });
      await expect(none).toBeVisible();
      await expect(page.getByText('No records')).toBeHidden();

      await sandbox.clearFaults();
      await sandbox.faults({ method: 'GET', path: `/jhv${list.call}`, status: 504 });
      await none.getByRole('button', { name: /^Retry/ }).click();
      const strip = page.getByRole('alert').filter({ hasText: 'Jõhvi did not respond.' });
      await expect(strip).toContainText(list.broken);
      await expectRow(page, nameOf(the(rows, ({ place }) => place !== 'jhv').row));
      await expect(page.getByRole('radio', { name: /Jõhvi/ })).toContainText('No response');
      await sandbox.clearFaults();
      await strip.getByRole('button', { name: 'Retry now' }).click();
      await expect(strip).toBeHidden();
      await expect(page.getByRole('radio', { name: /Jõhvi/ })).not.toContainText('No response');
    });

    test('is empty for somebody who has nothing', async ({ page, signIn, open }) => {
      await signIn('new');
      await open(list.path);
      await expect(page.getByText('No records')).toBeVisible();
    });

    test('is a list of cards on a phone', async ({ page, sandbox, signIn, open }) => {
      const rows = await seeded(sandbox, list.call, Named);
      await page.setViewportSize({ width: 390, height: 844 });
      await signIn('customer');
      await open(list.path);
      const { row } = the(rows);
      await expect(
        page
          .getByRole('listitem')
          .filter({ hasText: nameOf(row) })
          .first(),
      ).toBeVisible();
      await expectFits(page);
      await expectAccessible(page);
    });
  });
}

test('links above the lists lead from one to the other', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/network');
  await expect(page).toHaveURL(/\/app\/network\/vpc$/);
  const lists = page.getByRole('main').getByRole('navigation', { name: 'Network' });
  await lists.getByRole('link', { name: 'Floating IPs' }).click();
  await expect(page).toHaveURL(/\/app\/network\/ip_address$/);
  await expect(lists.getByRole('link', { name: 'Floating IPs' })).toHaveAttribute('aria-current', 'page');
});

test('an address that nobody made says so', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/network/nowhere');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
