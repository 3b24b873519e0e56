import type { Page } from '@playwright/test';
import { COLD, expect } from '../../shared/tooling/src/e2e/fixtures';
import { test } from './published';

const AREA = 'mf-network';
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/** The version that somebody who comes now is given. */
async function served(page: Page): Promise<string | undefined> {
  const html = await (await page.request.get('/app/')).text();
  return new RegExp(`"name":"${AREA}","version":"([^"]+)"`).exec(html)?.[1];
}

/** An area that throws at the step that `breaks` in the browser's storage names: of its lifecycle, or when it draws on the home page. */
const breaking = (built: string): string => `${built};
{
  const { init, get } = mf_network;
  const fail = () => { throw new Error('Fails to ' + localStorage.getItem('breaks')); };
  const changed = (name, module) => {
    const step = localStorage.getItem('breaks');
    if (name === './app' && step in module.default) return { default: { ...module.default, [step]: fail } };
    return name === './slots/home-resources' && step === 'draw' ? { default: fail } : module;
  };
  mf_network = { init, get: async (name) => { const make = await get(name); return () => changed(name, make()); } };
}`;

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
    const release = async (version: string, entryOf?: () => string) => {
      await team.publish(version, entryOf);
      await team.promote(version);
      await expect.poll(() => served(page)).toBe(version);
    };

    await release(first ?? '');
    await open('/network/vpc');
    await expect(heading(page)).toContainText('networks');
    expect([...versions]).toEqual([first]);
    await release(second ?? '');
    documents = 0;
    await main(page).getByRole('link', { name: 'Load balancers', exact: true }).click();
    await expect(heading(page)).toContainText('Load balancers');
    expect([documents, ...versions]).toEqual([0, first]);

    await page.reload();
    await expect(heading(page)).toContainText('Load balancers');
    expect([...versions]).toEqual([first, second]);

    await release(broken ?? '', () => "throw new Error('Does not start')");
    await page.reload();
    await expect(page.locator(`[data-failed="${AREA}"]`)).toContainText('could not be loaded');
    await menu(page, 'Compute').click();
    await expect(heading(page)).toContainText('Virtual machines');
    await team.rollback();
    await expect.poll(() => served(page)).toBe(second);
    await open('/network/load_balancer');
    await expect(heading(page)).toContainText('Load balancers');
    await expect(page.locator(`[data-failed="${AREA}"]`)).toHaveCount(0);
  },
);

test(
  'a page whose build is gone goes on with another build of the area, once',
  { tag: COLD },
  async ({ page, open, signIn, problems, followed: { team } }, { repeatEachIndex }) => {
    const before = `2.${repeatEachIndex}.1`;
    const after = `2.${repeatEachIndex}.2`;
    problems.allow(new RegExp(`/remotes/${AREA}/${before}/`), /ChunkLoadError|Loading chunk/);
    let documents = 0;
    const loaded = new Map([before, after].map((version) => [version, new Set<string>()]));
    page.on('response', (response) => {
      if (response.request().isNavigationRequest()) documents += 1;
      const [, version = '', file = ''] =
        new RegExp(`/remotes/${AREA}/([^/]+)/([^/?]+\\.js)`).exec(response.url()) ?? [];
      if (response.ok()) loaded.get(version)?.add(file);
    });
    await team.publish(before);
    await team.promote(before);
    await expect.poll(() => served(page)).toBe(before);
    await signIn('customer');
    await open('/network/vpc');
    await expect(heading(page)).toContainText('networks');

    // A deployment that brings its own files only.
    await team.publishOther(after);
    await team.promote(after);
    await expect.poll(() => served(page)).toBe(after);
    await page.route(new RegExp(`/remotes/${AREA}/${before}/`), (route) => route.fulfill({ status: 404 }));
    documents = 0;
    await main(page).getByRole('link', { name: 'Create' }).first().click();
    await expect(heading(page)).toContainText('Create');
    await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeVisible();
    expect(documents).toBe(1);
    await menu(page, 'Network').click();
    await expect(heading(page)).toContainText('networks');
    expect(documents).toBe(1);
    const [old, now] = [before, after].map((version) => [...(loaded.get(version) ?? [])]);
    expect(now?.length).toBeGreaterThan(2);
    expect(now?.filter((file) => old?.includes(file))).toEqual(['remoteEntry.js']);
  },
);

test(
  'who has met a canary keeps it until it is taken back',
  { tag: COLD },
  async ({ page, context, open, signIn, followed: { team } }, { repeatEachIndex }) => {
    const [stable, canary] = [`4.${repeatEachIndex}.1`, `4.${repeatEachIndex}.2`];
    for (const version of [stable, canary]) await team.publish(version);
    await team.promote(stable);
    await expect.poll(() => served(page)).toBe(stable);
    await team.canary(canary, 50);
    // A stranger each time, until one is among those who get it.
    await expect
      .poll(async () => {
        await context.clearCookies();
        return served(page);
      })
      .toBe(canary);
    let loaded: (string | undefined)[] = [];
    page.on('request', (request) => {
      const [, version] = new RegExp(`/remotes/${AREA}/([^/]+)/remoteEntry`).exec(request.url()) ?? [];
      if (version !== undefined) loaded.push(version);
    });
    await signIn('customer');
    await open('/network/vpc');
    await expect(heading(page)).toContainText('networks');
    await page.reload();
    await expect(heading(page)).toContainText('networks');
    // More visitors get it: those who have it keep it.
    await team.canary(canary, 80);
    const tab = await context.newPage();
    await tab.goto(page.url());
    await expect(heading(tab)).toContainText('networks');
    expect([...loaded, await served(tab)]).toEqual([canary, canary, canary]);
    await tab.close();

    await team.rollback();
    await expect.poll(() => served(page)).toBe(stable);
    loaded = [];
    await page.reload();
    await expect(heading(page)).toContainText('networks');
    expect(loaded).toEqual([stable]);
  },
);

test(
  'a published version that throws at any step of its life takes nothing else along',
  { tag: COLD },
  async ({ page, open, signIn, problems, followed: { team } }, { repeatEachIndex }) => {
    const version = `3.${repeatEachIndex}.0`;
    problems.allow(/Fails to/);
    await team.publish(version, breaking);
    await team.promote(version);
    await expect.poll(() => served(page)).toBe(version);
    await signIn('customer');
    await open('/compute');
    const failure = page.locator(`[data-failed="${AREA}"]`);
    const breakAt = (step: string) => page.evaluate((name) => localStorage.setItem('breaks', name), step);

    for (const step of ['bootstrap', 'mount']) {
      await breakAt(step);
      await open('/network/vpc');
      await expect(failure).toContainText(`Fails to ${step}`);
      await menu(page, 'Compute').click();
      await expect(heading(page)).toContainText('Virtual machines');
      await expect(failure).toHaveCount(0);
    }
    // The same page goes on once the reason is gone.
    await breakAt('nothing');
    await menu(page, 'Network').click();
    await main(page).getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page)).toContainText('networks');

    await breakAt('unmount');
    await open('/network/vpc');
    await expect(heading(page)).toContainText('networks');
    await menu(page, 'Compute').click();
    await expect(heading(page)).toHaveText(/^Virtual machines/);

    await breakAt('draw');
    await open('/');
    const line = page.getByRole('row').filter({ hasText: 'Some resources could not be loaded.' });
    await expect(line).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Virtual Machine' })).toContainText('14');
  },
);
