import path from 'node:path';
import { fillIn, send } from '../../mf-compute/e2e/create-form';
import {
  expect,
  expectAccessible,
  expectRow,
  expectTitle,
  originOf,
  test as base,
} from '../../shared/tooling/src/e2e/fixtures';
import { servePlainFiles } from '../../shared/tooling/src/e2e/plain-files';
import { Sandbox } from '../../shared/tooling/src/e2e/sandbox';
import { freePort } from '../../shared/tooling/src/e2e/server';
import { putOut } from '../../shared/tooling/src/e2e/static-export';

/** No host of development: a demo is one wherever it is. */
const HOST = 'demo.acme.localhost';

/** `test` without a server of the console: the files of a demo are all that there is. */
const test = base.extend({
  server: [
    async ({}, use, { parallelIndex }) => {
      const port = await freePort(parallelIndex);
      const files = await putOut(['default', '--demo']);
      const server = await servePlainFiles(path.join(files.folder, 'public'), port);
      const restart = () => Promise.reject(new Error('Files have no server to restart'));
      await use({ port, restart, stop: server.stop });
      await server.stop();
      await files.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // Nobody is there to be controlled: what the demo keeps is in the browser.
  sandbox: async ({ server }, use) => use(new Sandbox(server.port)),
});

test('a demo on plain files: what a visitor makes is kept in the browser, marked as a demo, and asked of nobody', async ({
  page,
  context,
  server,
  problems,
}) => {
  const origin = originOf(server, HOST);
  const elsewhere: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:')) elsewhere.push(url);
    if (url.startsWith(`${origin}/api/`)) elsewhere.push(url);
  });
  // Of a machine's page, which no file answers: plain hosts show 404.html then.
  problems.allow(/^console error: Failed to load resource: .* 404 .*\/app\/compute\/vm\//);
  const mark = page.getByText('Demo: nothing here is real');

  await page.goto(`${origin}/`);
  await expectTitle(page, 'Home');
  await expect(mark).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Compute' }).first().click();
  await expect(page.getByRole('link', { name: 'wiki' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Storage', exact: true })).toHaveCount(0);

  await page.getByRole('link', { name: 'Create virtual machine' }).click();
  await fillIn(page, 'tried-out');
  await send(page);
  await expect(page.getByRole('heading', { name: /tried-out/ })).toBeVisible();
  await page.getByRole('link', { name: 'Compute' }).first().click();
  await expectRow(page, 'tried-out');
  await page.reload();
  await expectRow(page, 'tried-out');
  await page.getByRole('link', { name: 'wiki' }).click();
  await expectTitle(page, 'wiki');
  await page.reload();
  await expectTitle(page, 'wiki');
  await expect(mark).toBeVisible();

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(mark).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('customer@example.com');
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill('whatever');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expectTitle(page, 'Home');

  await page.getByRole('button', { name: 'Reset demo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset demo' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Compute' }).first().click();
  await expect(page.getByRole('link', { name: 'wiki' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'tried-out' })).toHaveCount(0);
  expect(elsewhere).toEqual([]);
});
