import type { Page } from '@playwright/test';
import { COLD, expect } from '../../shared/tooling/src/e2e/fixtures';
import { test } from './published';

const AREA = 'mf-network';
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test(
  'a page that is open keeps its version while others go live, break, and are taken back',
  { tag: COLD },
  async ({ page, open, signIn, problems, followed: { team } }, { repeatEachIndex }) => {
    const [first, second, broken] = ['1', '2', '3'].map((name) => `1.${repeatEachIndex}.${name}`);
    problems.allow(/Does not start/, /\/remotes\/mf-network\//, /mf-network/);
    await signIn('customer');
    let documents = 0;
    const versions = new Set<string>();
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
      const [, version] = new RegExp(`/remotes/${AREA}/([^/]+)/`).exec(request.url()) ?? [];
      if (version !== undefined) versions.add(version);
    });
    /** The version that somebody who comes now is given. */
    const served = async () => {
      const html = await (await page.request.get('/app/')).text();
      return new RegExp(`"name":"${AREA}","version":"([^"]+)"`).exec(html)?.[1];
    };
    const release = async (version: string, breaks?: string) => {
      await team.publish(version, breaks);
      await team.promote(version);
      await expect.poll(served).toBe(version);
    };

    await release(first ?? '');
    await open('/network/vpc');
    await expect(heading(page)).toContainText('networks');
    expect([...versions]).toEqual([first]);
    await release(second ?? '');
    documents = 0;
    await main(page).getByRole('tab', { name: 'Load balancers' }).click();
    await expect(heading(page)).toContainText('Load balancers');
    expect([documents, ...versions]).toEqual([0, first]);

    await page.reload();
    await expect(heading(page)).toContainText('Load balancers');
    expect([...versions]).toEqual([first, second]);

    await release(broken ?? '', "throw new Error('Does not start')");
    await page.reload();
    await expect(page.locator(`[data-failed="${AREA}"]`)).toContainText('could not be loaded');
    await menu(page, 'Compute').click();
    await expect(heading(page)).toContainText('Virtual machines');
    await team.rollback();
    await expect.poll(served).toBe(second);
    await open('/network/load_balancer');
    await expect(heading(page)).toContainText('Load balancers');
    await expect(page.locator(`[data-failed="${AREA}"]`)).toHaveCount(0);
  },
);
