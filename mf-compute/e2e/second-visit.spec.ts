import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectRow, test } from '../../shared/tooling/src/e2e/fixtures';
import { hold } from '../../shared/tooling/src/e2e/hold';

const LIST = '**/user-resource/vm/list';

/** Other lists that stand there at the second visit, each with what a row of it shows once all of it was read. */
const OTHERS = [
  { path: '/metal', list: '**/metal/leases', name: 'hypervisor-lab', shows: ['Rocky Linux', 'Õunapuu', '€189.00'] },
  {
    path: '/network/load_balancer',
    list: '**/network/load_balancers',
    name: 'lb-shop-public',
    shows: ['203.0.113.40', 'shop-frontend', 'Õunapuu', '€10.22'],
  },
] as const;

/** How many lists this browser keeps. */
const keptLists = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('console-views-1', 1);
        opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('views'));
        opening.addEventListener('error', () => reject(new Error('No database')));
        opening.addEventListener('success', () => {
          const count = opening.result.transaction('views').objectStore('views').count();
          count.addEventListener('error', () => reject(new Error('No count')));
          count.addEventListener('success', () => {
            opening.result.close();
            resolve(count.result);
          });
        });
      }),
  );

test('the second visit shows the list of the first, to look at, until each location has answered; leaving forgets it', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/compute');
  const name = 'api-gateway-prod-01';
  const row = page.getByRole('row').filter({ hasText: name });
  await expectRow(page, name);
  const note = page.getByText(/^As of \d\d:\d\d · updating$/);
  await expect(page.getByRole('status').filter({ hasText: /machines$/ })).toBeVisible();
  const cells = await row.getByRole('cell').allInnerTexts();
  // Machines and floating IPs of three locations.
  await expect.poll(() => keptLists(page)).toBeGreaterThanOrEqual(4);

  const release = await hold(page, LIST);
  await page.reload();
  await expectRow(page, name);
  await expect(note).toBeVisible();
  await expect.poll(() => row.getByRole('cell').allInnerTexts()).toEqual(cells);
  await expect(row.getByRole('checkbox')).toBeDisabled();
  await expect(page.getByText(/^Total before/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  release();
  await expect(note).toBeHidden();
  await expect(row.getByRole('button', { name: /^Actions/ })).toBeVisible();
  await expect(row.getByRole('checkbox')).toBeEnabled();
  await page.unroute(LIST);

  await sandbox.faults({ method: 'GET', path: '/*/user-resource/vm/list', status: 504 });
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'No location responded.' })).toBeVisible();
  await expectRow(page, name);
  await expect(page.getByText(/^As of \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^All locations/ })).toHaveText(/14$/);
  await row.getByRole('button', { name: /^Actions/ }).click();
  const stop = page.getByRole('menuitem', { name: 'Stop', exact: true });
  await expect(stop).toHaveAccessibleDescription('No response from Tallinn yet');
  await page.keyboard.press('Escape');
  await sandbox.clearFaults();

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await keptLists(page)).toBe(0);
});

test('so do the lists of servers and load balancers', async ({ page, signIn, open }) => {
  await signIn('customer');
  for (const { path, list, name, shows } of OTHERS) {
    await open(path);
    const before = await keptLists(page);
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name }) });
    for (const text of shows) await expect(row).toContainText(text);
    const cells = await row.getByRole('cell').allInnerTexts();
    await expect.poll(() => keptLists(page)).toBeGreaterThan(before);
    const release = await hold(page, list);
    await page.reload();
    await expect(page.getByText(/^As of \d\d:\d\d · updating$/)).toBeVisible();
    await expect.poll(() => row.getByRole('cell').allInnerTexts()).toEqual(cells);
    release();
    await expect(row.getByRole('button', { name: /^Actions/ })).toBeVisible();
  }
});
