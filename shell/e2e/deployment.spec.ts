import type { Page } from '@playwright/test';
import { ownSourcesOf } from '../../deploy/edge/src/page-sources';
import { COLD, expect, test } from '../../shared/tooling/src/e2e/fixtures';

/** A version that the server does not have: what was deployed before. */
const OLD = '0.0.0-before';
const VERSIONED = /\/(app\/assets|remotes\/mf-\w+)\/([^/"\\]+)\//g;

/**
 * Has a tab live through a deployment: its page is of an older build, whose files are there (those of this build, at other
 * addresses) until `deploy`. From then on pages are as the server makes them, and the server says of the old files what it says
 * of files that are not there.
 */
async function oldBuild(page: Page): Promise<{ deploy: () => void; documents: () => number }> {
  const versions = new Map<string, string>();
  let isDeployed = false;
  let documents = 0;
  await page.route(/\/app(\/(?!assets|fonts|brand)[^.]*)?$/, async (route) => {
    documents += 1;
    if (isDeployed) return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(VERSIONED, (_, folder: string, version: string) => {
      versions.set(folder, version);
      return `/${folder}/${OLD}/`;
    });
    const { 'content-security-policy': policy = '', ...headers } = response.headers();
    // Scripts of the page name versions, and are let in by the hash of what they say.
    const own = ['script-src', ...ownSourcesOf(body, []).scripts].join(' ');
    return route.fulfill({
      response,
      headers: { ...headers, 'content-security-policy': policy.replace('script-src', own) },
      body,
    });
  });
  await page.route(new RegExp(`/${OLD}/`), async (route) => {
    const url = route.request().url();
    if (isDeployed) return route.continue();
    const folder = [...versions.keys()].find((name) => url.includes(`/${name}/`)) ?? '';
    return route.fulfill({ response: await route.fetch({ url: url.replace(OLD, versions.get(folder) ?? '') }) });
  });
  return {
    deploy: () => {
      isDeployed = true;
    },
    documents: () => documents,
  };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.beforeEach(({ problems }) => problems.allow(new RegExp(`/${OLD}/`)));

test(
  'a tab of before a deployment goes on with the new one, once: an area, a screen, the home page',
  { tag: COLD },
  async ({ page, signIn, open }) => {
    await signIn('customer');
    const build = await oldBuild(page);
    await open('/compute');
    await expect(page.getByRole('row').nth(3)).toBeVisible();
    build.deploy();

    // A screen of the area that is open: one of its chunks is gone.
    await page.getByRole('main').getByRole('link', { name: 'Create' }).first().click();
    await expect(heading(page, 'Create virtual machine')).toBeVisible();
    expect(build.documents()).toBe(2);
    await expect(page.getByText(/chunk/i)).toHaveCount(0);
    // What is new goes on without another load.
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Network' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('networks');
    expect(build.documents()).toBe(2);
  },
);

for (const [what, link, title] of [
  ['an area', 'Network', 'VPC networks'],
  ['the pieces of the home page', 'Home', 'Home'],
] as const)
  test(`a tab of before a deployment opens ${what} of the new one`, { tag: COLD }, async ({ page, signIn, open }) => {
    await signIn('customer');
    const build = await oldBuild(page);
    await open('/billing');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    build.deploy();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click();
    await expect.poll(build.documents).toBe(2);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page.getByRole('main').getByText(/could not be loaded/)).toHaveCount(0);
  });

test(
  'an area that was built with another contract is refused in its place, and the rest stays',
  { tag: COLD },
  async ({ page, signIn, open, problems }) => {
    problems.allow(/It was built for version/);
    await signIn('customer');
    // As if the site were pinned to a version of the network that was built with a later shell.
    await page.route(/\/app(\/(?!assets|fonts|brand)[^.]*)?$/, async (route) => {
      const response = await route.fetch();
      const page = await response.text();
      const [from, to] = [page.indexOf('"name":"mf-network"'), page.indexOf('"name":"mf-storage"')];
      const network = page.slice(from, to).replaceAll('"builtWith":"0.', '"builtWith":"9.');
      return route.fulfill({ response, body: page.slice(0, from) + network + page.slice(to) });
    });
    await open('/network/vpc');
    const failure = page.locator('[data-failed="mf-network"]');
    await expect(failure).toContainText('It was built for version 9.');
    await expect(failure).toContainText('of this console, but 0.');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Compute' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Virtual machines' })).toBeVisible();
    await expect(failure).toHaveCount(0);
  },
);

test('what was typed is kept when the page is loaded anew', { tag: COLD }, async ({ page, signIn, open }) => {
  await signIn('customer');
  const build = await oldBuild(page);
  await open('/compute/create');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('kept-over-deployment');
  build.deploy();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Network' }).click();
  await expect.poll(build.documents).toBe(2);
  await expect(page.getByRole('heading', { level: 1, name: 'VPC networks' })).toBeVisible();
  await page.goBack();
  await expect(name).toHaveValue('kept-over-deployment');
});
