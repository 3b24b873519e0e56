import { COLD, expect, expectAccessible, expectFits, test } from '../../shared/tooling/src/e2e/fixtures';

const SCRIPTS = '**/app/assets/**/*.js';

for (const [name, end, colorScheme] of [
  ['is missing', 404, 'light'],
  ['is cut off', 'connectionreset', 'light'],
  ['is blocked', 'blockedbyclient', 'dark'],
] as const)
  test(
    `a page whose script ${name} says so and can be reloaded`,
    { tag: COLD },
    async ({ page, signIn, open, problems }) => {
      problems.allow(/\/app\/assets\//, /ERR_/);
      await page.emulateMedia({ colorScheme });
      await signIn('customer');
      await page.route(SCRIPTS, (route) =>
        typeof end === 'number' ? route.fulfill({ status: end }) : route.abort(end),
      );
      await open('/compute');
      const fallback = page.getByRole('alert');
      await expect(fallback.getByRole('heading')).toHaveText('The console could not be loaded');
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expectAccessible(page);
      await expectFits(page);
      await page.unroute(SCRIPTS);
      await fallback.getByRole('button', { name: 'Reload page' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Virtual machines' })).toBeVisible();
      await expect(fallback).toBeHidden();
    },
  );
