import type { Page } from '@playwright/test';
import { lostScriptsScript } from '../../deploy/edge/src/boot-scripts';
import { expect, expectAccessible, expectRow, test } from '../../shared/build/src/e2e/fixtures';
import type { Sandbox } from '../../shared/build/src/e2e/sandbox';

const ACCOUNT = 'Õunapuu & Pojad OÜ';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Lets the customer read English at a site that speaks another language. */
const speakEnglish = (sandbox: Sandbox, host: string): Promise<unknown> =>
  sandbox.on(host).api('customer', 'PATCH', '/user-resource/user/profile', { lang: 'en' });

/** Opens the billing account that pays by default. */
async function openAccount(page: Page, open: (path: string, host?: string) => Promise<void>, host: string) {
  await open('/billing', host);
  await page.getByRole('link', { name: ACCOUNT, exact: true }).click();
  await expect(title(page)).toHaveText(ACCOUNT);
}

test('readyidc calls the tax GST, in every language', async ({ page, sandbox, signIn, open }) => {
  const host = 'readyidc.localhost';
  await signIn('customer', host);
  await open('/compute/create', host);
  await expect(page.getByText(/^GST\b/).first()).toBeVisible();
  await expect(page.getByText(/\bVAT\b/)).toHaveCount(0);
  await openAccount(page, open, host);
  await page.getByText('Unpaid invoices', { exact: true }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Total of all unpaid invoices. Including GST.');
  await sandbox.on(host).api('customer', 'PATCH', '/user-resource/user/profile', { lang: 'et' });
  await open('/compute/create', host);
  await expect(title(page)).toHaveText('Virtuaalmasina loomine');
  await expect(page.getByText(/^GST\b/).first()).toBeVisible();
});

for (const brand of ['idcloudhost', 'hostzop']) {
  test(`${brand} calls invoices Orders, in every language`, async ({ page, sandbox, signIn, open }) => {
    const host = `${brand}.localhost`;
    await speakEnglish(sandbox, host);
    await signIn('customer', host);
    await openAccount(page, open, host);
    await page.getByText('Unpaid orders', { exact: true }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Total of all unpaid orders. Including VAT.');
    await page.getByRole('tab', { name: /^Orders/ }).click();
    await expect(page.getByText('Top Up Orders').first()).toBeVisible();
    await expect(page.getByText(/invoice/i).filter({ visible: true })).toHaveCount(0);
    await expectAccessible(page);
    for (const [lang, words] of [
      ['et', 'Tellimused'],
      ['id', 'Pesanan'],
      ['de', 'Bestellungen'],
    ] as const) {
      await sandbox.on(host).api('customer', 'PATCH', '/user-resource/user/profile', { lang });
      await page.reload();
      await expect(page.getByRole('tab', { name: new RegExp(`^${words}`) })).toBeVisible();
    }
  });
}

test('nforce has its own words for the customer ID', async ({ page, sandbox, signIn, open }) => {
  const host = 'nforce.localhost';
  await signIn('customer', host);
  await openAccount(page, open, host);
  await page.getByRole('tab', { name: /^Details/ }).click();
  await expect(page.getByText('nforce customer ID').first()).toBeVisible();
  await expect(page.getByText('Integration ID')).toHaveCount(0);
  await sandbox.on(host).api('customer', 'PATCH', '/user-resource/user/profile', { lang: 'de' });
  await page.reload();
  await expect(page.getByText('nforce-Kundennummer').first()).toBeVisible();
});

test('dimensicloud shows its banner over the home page of desktops', async ({ page, sandbox, signIn, open }) => {
  const host = 'dimensicloud.localhost';
  await speakEnglish(sandbox, host);
  const banner = page.getByText('Applications from the catalogue run on new machines within a minute.');
  await signIn('customer', host);
  await open('/', host);
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Create a virtual machine' }).click();
  await expect(page).toHaveURL(/\/app\/compute\/create$/);
  await expect(title(page)).toHaveText('Create virtual machine');
  await expect(banner).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(title(page)).toHaveText('Home');
  await expect(banner).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('dimensicloud shows no banner, also when the phone is turned', async ({ page, signIn, open }) => {
    const host = 'dimensicloud.localhost';
    await signIn('customer', host);
    await open('/', host);
    await expect(page.getByText(/^(Rp|IDR)\s\d/).first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mobile', 'true');
    await expect(page.getByText('Applications from the catalogue')).toHaveCount(0);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.getByText('Applications from the catalogue')).toHaveCount(0);
  });
});

test('metal offers bare metal and nothing else', async ({ page, signIn, open }) => {
  const host = 'metal.localhost';
  await signIn('customer', host);
  await open('/', host);
  const navigation = page.getByRole('navigation', { name: 'Main' }).first();
  await expect(navigation.getByRole('link')).toHaveText(['Home', 'Metal', 'Billing', 'Access']);
  await page
    .getByRole('button', { name: /^Create/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem')).toHaveText([
    /Bare Metal/,
    /API Token/,
    /Access Delegation/,
    /Billing Account/,
  ]);
  await open('/compute/create', host);
  await expect(page.getByRole('main')).toContainText('metal');
  await expect(page.getByRole('button', { name: 'Create virtual machine' })).toHaveCount(0);
});

test('web1 underlines links, and the names of its lists', async ({ page, signIn, open }) => {
  const lineOf = (name: string) =>
    page.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).textDecorationLine);
  await signIn('customer', 'web1.localhost');
  await open('/compute', 'web1.localhost');
  await expectRow(page, 'api-gateway-prod-01');
  expect(await lineOf('api-gateway-prod-01')).toBe('underline');
  await signIn('customer', 'metal.localhost');
  await open('/metal', 'metal.localhost');
  await expectRow(page, 'ams-db-primary');
  expect(await lineOf('ams-db-primary')).toBe('none');
});

/** Puts scripts of a brand into the page, as the server writes them. */
async function withScripts(page: Page, tags: (nonce: string) => string): Promise<void> {
  await page.route(
    (url) => url.pathname === '/app/',
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const nonce = /<meta name="csp-nonce" nonce="([^"]+)">/.exec(html)?.[1] ?? '';
      const watch = `<script nonce="${nonce}">${lostScriptsScript}</script>`;
      return route.fulfill({ response, body: html.replace('<title>', `${watch}${tags(nonce)}<title>`) });
    },
  );
}

test('a script that the console waits for runs before it; one that does not come is told, and the console starts', async ({
  page,
  sandbox,
  problems,
  open,
}) => {
  problems.allow(/ERR_FAILED/, /A script could not be loaded/);
  await sandbox.clearReports();
  await page.route('**/app/brand/00000000/first.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.seen = document.getElementById("root").childElementCount',
    }),
  );
  await page.route('**/app/brand/00000000/lost.js', (route) => route.abort());
  await withScripts(page, (nonce) =>
    ['lost', 'first']
      .map((name) => `<script src="/app/brand/00000000/${name}.js" defer nonce="${nonce}"></script>`)
      .join(''),
  );
  await open('/');
  await expect(page.getByLabel('Username')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toBe(0);
  await expect
    .poll(async () => (await sandbox.reports()).map(({ event }) => event.message ?? event.exception?.values[0]?.value))
    .toEqual(['A script could not be loaded']);
});
