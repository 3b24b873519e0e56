import type { Page } from '@playwright/test';
import { COLD, expect, test, type Fault } from '../../shared/tooling/src/e2e/fixtures';
import { hold } from '../../shared/tooling/src/e2e/hold';

const ENTRY = '/remotes/mf-compute/*/remoteEntry.js';
const CHUNK = '/remotes/mf-compute/*/app.js';
const evil = { status: 200, content_type: 'application/javascript', body: 'window.pwned = true' };

/** Each way in which a remote was seen to die. */
const deaths: Record<string, Fault> = {
  'the entry is missing': { path: ENTRY, status: 404 },
  'the entry is a page': { path: ENTRY, status: 200, content_type: 'text/html', body: '<html>Not here</html>' },
  'the entry was tampered with': { path: ENTRY, ...evil },
  'the entry breaks off': { path: ENTRY, drop: 'truncate' },
  'the connection breaks': { path: ENTRY, drop: 'reset' },
  'the entry never comes': { path: ENTRY, drop: 'hang' },
  'a chunk is missing': { path: CHUNK, status: 404 },
  'a chunk was tampered with': { path: CHUNK, ...evil },
};

const main = (page: Page) => page.getByRole('main');
const failure = (page: Page) => page.locator('[data-failed="mf-compute"]');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' }).first();

for (const [name, fault] of Object.entries(deaths)) {
  test(
    `the console lives on when ${name}, and the area comes back`,
    { tag: COLD },
    async ({ page, sandbox, signIn, open, problems }) => {
      problems.allow(/\/remotes\/mf-compute\//, /integrity/i);
      await signIn('customer');
      await sandbox.faults({ scope: 'remotes', ...fault });
      await open('/compute');
      await expect(failure(page)).toContainText('Compute could not be loaded.');
      expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined();

      await navigation(page).getByRole('link', { name: 'Network' }).click();
      await expect(main(page).getByRole('heading', { level: 1 })).toContainText('networks');
      await expect(failure(page)).toHaveCount(0);

      await sandbox.clearFaults();
      await navigation(page).getByRole('link', { name: 'Compute' }).click();
      await main(page).getByRole('button', { name: 'Retry' }).click();
      await expect(main(page).getByRole('heading', { level: 1, name: 'Virtual machines' })).toBeVisible();
      await expect(page.getByRole('row').nth(3)).toBeVisible();
    },
  );
}

test('the console goes on while an area is slow, and the area comes', { tag: COLD }, async ({ page, signIn, open }) => {
  const entry = /\/remotes\/mf-compute\/[^/]+\/remoteEntry\.js/;
  const letCome = await hold(page, entry);
  let hasCome = false;
  page.on('requestfinished', (request) => {
    hasCome ||= entry.test(request.url());
  });
  await signIn('customer');
  await open('/compute');
  await navigation(page).getByRole('link', { name: 'Network' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('networks');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(hasCome).toBe(false);
  await navigation(page).getByRole('link', { name: 'Compute' }).click();
  await expect(main(page).getByRole('status').filter({ hasText: 'Loading Compute' })).toBeAttached();
  letCome();
  await expect(main(page).getByRole('heading', { level: 1, name: 'Virtual machines' })).toBeVisible();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
});

test(
  'a chunk of the shell and a style sheet that were tampered with are refused',
  { tag: COLD },
  async ({ page, sandbox, signIn, open, problems }) => {
    problems.allow(/integrity/i, /could not be loaded/i, /ChunkLoadError|Loading (CSS )?chunk/i);
    const refused: string[] = [];
    page.on('console', (message) => {
      const [, file] = /'[^']*\/([^/']+)'.*integrity/i.exec(message.text()) ?? [];
      if (file) refused.push(file.replace(/\.[0-9a-f]{8}\./, '.'));
    });
    await signIn('customer');
    await sandbox.faults(
      { scope: 'remotes', path: '/app/assets/*/home.js', ...evil },
      {
        scope: 'remotes',
        path: '/remotes/mf-compute/*/*.css',
        ...evil,
        content_type: 'text/css',
        body: 'body{opacity:0}',
      },
    );
    await open('/compute');
    await expect(navigation(page)).toBeVisible();
    await navigation(page).getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => [...new Set(refused)].toSorted()).toEqual(expect.arrayContaining(['app.css', 'home.js']));
    expect(await page.evaluate(() => Reflect.get(window, 'pwned'))).toBeUndefined();
    expect(await page.evaluate(() => getComputedStyle(document.body).opacity)).toBe('1');
  },
);

test(
  'a piece of the home page that does not load is one line',
  { tag: COLD },
  async ({ page, sandbox, signIn, open, problems }) => {
    problems.allow(/\/remotes\/mf-storage\//);
    await signIn('customer');
    await sandbox.faults({ scope: 'remotes', path: '/remotes/mf-storage/**', status: 404 });
    await open('/');
    const line = page.getByRole('row').filter({ hasText: 'Some resources could not be loaded.' });
    await expect(line).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Virtual Machine' })).toContainText('14');
    await sandbox.clearFaults();
    await line.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'S3 Object Storage' })).toBeVisible();
  },
);

test('a site without an area fetches no byte of it', { tag: COLD }, async ({ page, signIn, open }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await signIn('customer', 'metal.localhost');
  await open('/', 'metal.localhost');
  await expect(page.getByRole('row').filter({ hasText: 'Bare Metal' })).toBeVisible();
  await expect(navigation(page).getByRole('link')).toHaveText(['Home', 'Bare metal', 'Billing', 'Access']);
  expect(requested.some((path) => path.startsWith('/remotes/mf-billing/'))).toBe(true);
  expect(requested.filter((path) => /mf-(network|storage)|dev-gallery/.test(path))).toEqual([]);
  await open('/network/vpc', 'metal.localhost');
  await expect(page.getByText("metal doesn't offer this")).toBeVisible();
});
