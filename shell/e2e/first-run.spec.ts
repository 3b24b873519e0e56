import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectFits,
  inEachLook,
  LOOKS,
  named,
  test,
} from '../../shared/tooling/src/e2e/fixtures';

const start = (page: Page) => page.getByRole('region', { name: 'Get started' });
const steps = (page: Page) => start(page).getByRole('list').first().getByRole('listitem');

test('somebody who has nothing is led to a first machine, with its price', async ({ page, sandbox, signIn, open }) => {
  await signIn('new');
  await open('/');
  await expect(steps(page)).toHaveCount(3);
  await expect(steps(page).nth(0)).toHaveAttribute('aria-current', 'step');
  await expect(steps(page).nth(1)).toContainText(/Your first account starts with €22\.00\. The minimum top-up is €\d/);
  await expect(steps(page).first()).toContainText('An account is free.');
  await expect(page.getByRole('link', { name: 'Create billing account' })).toHaveCount(1);
  await expect(steps(page).nth(2)).toContainText(/Price: from €\d+\.\d\d a month, before VAT/);
  await expect(start(page).getByRole('link', { name: 'Lease a server' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Resources' })).toBeHidden();
  // The page asks for it before its code is there, which takes the answers over: nothing is asked for twice.
  const asked = (await sandbox.requests()).filter(({ path }) => /\/vm\/list$|\/bucket\/list$/.test(path));
  expect(new Set(asked.map(({ path }) => path)).size).toBe(asked.length);
  expect(asked.length).toBeGreaterThan(1);
  await inEachLook(page, LOOKS, async () => {
    await expectFits(page);
    await expectAccessible(page);
  });

  await steps(page).nth(0).getByRole('link', { name: 'Create billing account' }).click();
  await page.getByLabel('Phone').fill('+372 5555 0100');
  await page.getByRole('button', { name: 'Create billing account' }).click();
  await expect(start(page)).toContainText('2 of 3 done');
  await expect(steps(page).nth(1)).toContainText('€22.00 available');
  await expect(steps(page).nth(2)).toHaveAttribute('aria-current', 'step');

  // What could not be read may be there: nobody is told that they have nothing.
  await sandbox.faults({ ...named('/jhv/network/networks', 'GET', 'Out of order'), status: 500 });
  await page.reload();
  await expect(page.getByText('Jõhvi could not be loaded completely')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Resources' })).toBeVisible();
  await expect(start(page)).toHaveCount(0);
});

test('where servers are all there is, a server is what one begins with', async ({ page, signIn, open }) => {
  await signIn('new', 'metal.localhost');
  await open('/', 'metal.localhost');
  await expect(steps(page).last()).toContainText(/Lease a server.*Price: from €79\.00 a month/s);
  await expect(start(page).getByText('Or start with')).toHaveCount(0);
  await steps(page).last().getByRole('link', { name: 'Lease a server' }).click();
  await expect(page).toHaveURL(/\/metal\/create$/);
});
