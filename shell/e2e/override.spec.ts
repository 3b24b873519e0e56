import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import {
  expect,
  expectAccessible,
  expectFits,
  expectRow,
  inEachLook,
  LOOKS,
  test as base,
} from '../../shared/tooling/src/e2e/fixtures';
import { root } from '../../shared/tooling/src/root';

const AREA = 'mf-access';
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

/** The server of a developer: the area as it is built here, under a version of its own. Counts what it is asked for. */
const test = base.extend<{ readonly developer: { readonly origin: string; readonly asked: string[] } }>({
  developer: async ({}, use) => {
    const record = JSON.parse(readFileSync(path.join(root, AREA, 'dist/latest.json'), 'utf8'));
    const own = `/remotes/${AREA}/dev/`;
    const requests: string[] = [];
    const server: Server = createServer((incoming, outgoing) => {
      const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
      requests.push(pathname);
      outgoing.setHeader('access-control-allow-origin', incoming.headers.origin ?? 'null');
      if (pathname === '/dev/record.json') outgoing.end(JSON.stringify({ ...record, version: 'dev', base: own }));
      else {
        outgoing.setHeader('content-type', TYPES[path.extname(pathname)] ?? 'text/plain');
        outgoing.end(readFileSync(path.join(root, AREA, 'dist', record.version, path.basename(pathname))));
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The server has no port');
    await use({ origin: `http://localhost:${address.port}`, asked: requests });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

test('an area runs from the server of a developer, in one tab, once it was confirmed, until it is ended', async ({
  page,
  signIn,
  open,
  developer,
}) => {
  const { origin, asked } = developer;
  await signIn('customer');
  await open(`/access/token?override=${encodeURIComponent(origin)}`);
  const drawer = page.getByRole('dialog', { name: 'Area from another server' });
  await expect(drawer).toBeVisible();
  await expectRow(page, 'ci-deploy');
  expect(asked).toEqual([]);
  await drawer.getByRole('button', { name: 'Check server' }).click();
  await expect(drawer.getByRole('status').first()).toHaveText(`${origin} serves ${AREA}, version dev.`);
  expect(asked).toEqual(['/dev/record.json']);
  await inEachLook(page, LOOKS, async () => {
    await expectAccessible(page);
    await expectFits(page);
  });

  await page.setViewportSize({ width: 1366, height: 900 });
  await drawer.getByRole('button', { name: `Run ${AREA} from there` }).click();
  const banner = page.getByText(`${AREA} dev is running from ${origin}, in this tab only.`);
  await expect(banner).toBeVisible();
  await expectRow(page, 'ci-deploy');
  await expect(page).toHaveURL(/\/access\/token$/);
  expect(asked).toContain(`/remotes/${AREA}/dev/remoteEntry.js`);
  await open('/compute');
  await expect(banner).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: "Use this site's version" }).click();
  await expect(banner).toHaveCount(0);
  asked.length = 0;
  await open('/access/token');
  await expectRow(page, 'ci-deploy');
  expect(asked).toEqual([]);
});

test('the page of health leads there, too, without an address', async ({ page, signIn, open, developer }) => {
  await signIn('customer');
  await open('/_health');
  await page.getByRole('button', { name: 'Area from another server' }).click();
  const drawer = page.getByRole('dialog', { name: 'Area from another server' });
  await drawer.getByRole('textbox', { name: 'Server address' }).fill(developer.origin);
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('status').first()).toHaveText(`${developer.origin} serves ${AREA}, version dev.`);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(page).toHaveURL(/\/_health$/);
});

test('a site that names no such server takes nothing from one', async ({ page, signIn, open, developer }) => {
  await signIn('customer', 'metal.localhost');
  await open(`/metal?override=${encodeURIComponent(developer.origin)}`, 'metal.localhost');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(developer.asked).toEqual([]);
});
