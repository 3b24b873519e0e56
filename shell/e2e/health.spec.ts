import {
  COLD,
  expect,
  expectAccessible,
  expectFits,
  expectTitle,
  inEachLook,
  LOOKS,
  test,
} from '../../shared/tooling/src/e2e/fixtures';

test(
  'the page of health says which version of each area is here and how it has done; a held key shows who drew what',
  { tag: COLD },
  async ({ page, sandbox, problems, signIn, open }) => {
    problems.allow(/\/remotes\/mf-access\//);
    await signIn('customer');
    await open('/');
    await expect(page.getByRole('row').filter({ hasText: 'S3 Object Storage' })).toBeVisible();
    await page.keyboard.down('Alt');
    await page.keyboard.down('a');
    await expect(page.getByText(/^mf-compute@/).first()).toBeVisible();
    await expect(page.getByText(/^shell@/)).toBeVisible();
    await page.keyboard.up('a');
    await page.keyboard.up('Alt');
    await expect(page.getByText(/^mf-compute@/)).toHaveCount(0);

    await sandbox.faults({ scope: 'remotes', path: '/remotes/mf-access/**', status: 500 });
    await page.getByRole('link', { name: 'Access', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.getByRole('link', { name: 'Storage', exact: true }).click();
    await expectTitle(page, 'Buckets');
    await page.evaluate(() => window.history.pushState({}, '', '/app/_health'));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await expect(page.getByRole('heading', { name: 'Health', level: 1 })).toBeVisible();
    const areas = page.getByRole('table', { name: 'Areas' });
    await expect(areas.getByRole('row', { name: /mf-storage.*Loaded.*compatible.*ms/ })).toBeVisible();
    await expect(areas.getByRole('row', { name: /mf-access.*Failed/ })).toBeVisible();
    await inEachLook(page, LOOKS, async () => {
      await expectAccessible(page);
      await expectFits(page);
    });
  },
);
