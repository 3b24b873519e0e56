import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { apiKeyOf, expect, expectAccessible, originOf, test } from '../../shared/tooling/src/e2e/fixtures';
import { root } from '../../shared/tooling/src/root';

const openForm = async (page: Page): Promise<void> => {
  await page.getByText('Developer mode').click();
};
const apikey = (page: Page) => page.getByLabel('apikey', { exact: true });
const mock = (page: Page) => page.getByRole('checkbox', { name: 'enableMockApi' });
const submit = (page: Page) => page.getByRole('button', { name: 'Log in with the key' });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test('a key is required, trimmed, used, and remembered for its site', async ({ page, open }) => {
  await open('/billing');
  await openForm(page);
  await expect(apikey(page)).toHaveAttribute('type', 'text');
  await submit(page).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await expect(apikey(page)).toBeFocused();
  await expectAccessible(page);
  await apikey(page).fill(`  ${apiKeyOf('customer')} `);
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Billing accounts' })).toBeVisible();
  expect(await stored(page, 'apikey')).toBe(apiKeyOf('customer'));
  expect(JSON.parse((await stored(page, 'lastApiKey2')) ?? '')).toEqual({ default: apiKeyOf('customer') });
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByText('Log out').click();
  await openForm(page);
  await expect(apikey(page)).toHaveValue(apiKeyOf('customer'));
});

test('with mock mode no key is required, and the page is loaded anew', async ({ page, open }) => {
  await open('/');
  await page.evaluate(() => Reflect.set(window, 'same', true));
  await openForm(page);
  await mock(page).check();
  await page.getByRole('button', { name: 'Start mock mode' }).click();
  await expect(page.getByText('Mock mode: everything happens in this browser')).toBeVisible();
  expect(await page.evaluate(() => Reflect.has(window, 'same'))).toBe(false);
  expect(await stored(page, 'apikey')).toBe(apiKeyOf('customer'));
});

test('where the browser of mock mode fails to start, it is off after that', async ({ page, open, problems }) => {
  problems.allow(/mock|404/i);
  await open('/');
  await page.evaluate(() => localStorage.setItem('enableMockApi', 'metal'));
  await page.route('**/app/mock-sites/*', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(page.getByText('The console could not be started')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
});

/** What only the developer form, mock mode and the gallery are made of. */
const TRACES = /lastApiKey2|enableMockApi|customer0{10}|Developer mode|Start mock mode|Mock mode:|mock-sites/;

/** Folders and addresses of the builds that a page names: `mf-auth/dist/1`, `/remotes/mf-auth/1/`. */
function buildsOf(page: string): { readonly folder: string; readonly base: string }[] {
  const bases = new Set(page.match(/\/(?:remotes|app\/assets)\/(?:mf-\w+\/)?[\w.-]+\/(?=")/g));
  return [...bases].map((base) => {
    const [first, name = '', version = ''] = base.split('/').slice(1);
    return { base, folder: first === 'remotes' ? `${name}/dist/${version}` : `shell/dist/${version}` };
  });
}

for (const host of ['metal.localhost', 'test.localhost', 'rackdog.localhost']) {
  test(`${host} hands out no byte of developer mode`, async ({ page, server, request }) => {
    await page.goto(`${originOf(server, host)}/app/`);
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
    await expect(page.getByText('Developer mode')).toHaveCount(0);
    const headers = { host: `${host}:${server.port}` };
    const text = async (address: string): Promise<string> => {
      const response = await request.get(originOf(server) + address, { headers });
      return response.ok() ? response.text() : '';
    };
    const document = await text('/app/');
    expect(document).not.toMatch(/enableMockApi|dataset\.mock/);
    const builds = buildsOf(document);
    expect(builds.length).toBeGreaterThan(3);
    const handedOut: string[] = [];
    for (const { folder, base } of builds) {
      const files = await readdir(path.join(root, folder));
      for (const file of files.filter((name) => /\.(js|css|json)$/.test(name))) {
        const content = await text(base + file);
        if (file.startsWith('dev-')) expect(content, base + file).toBe('');
        expect(TRACES.exec(content)?.[0], base + file).toBeUndefined();
        if (content !== '') handedOut.push(file);
      }
    }
    expect(handedOut.length).toBeGreaterThan(20);
    expect(handedOut).toContain('main.js');
  });
}
