import type { Page } from '@playwright/test';
import { lostScriptsScript } from '../../deploy/edge/src/boot-scripts';
import { expect, expectAccessible, expectRow, test } from '../../shared/tooling/src/e2e/fixtures';

const ACCOUNT = 'Õunapuu & Pojad OÜ';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

type Visit = (brand: string, path: string, language?: string) => Promise<void>;

/** Opens a page of a brand's demo site, in English or in another language; the site has its seed again afterwards. */
const brandTest = test.extend<{ visit: Visit }>({
  visit: async ({ sandbox, signIn, open }, use) => {
    const hosts = new Set<string>();
    await use(async (brand, path, language = 'en') => {
      const host = `${brand}.localhost`;
      if (!hosts.has(host)) await sandbox.on(host).reset();
      hosts.add(host);
      await sandbox.on(host).api('customer', 'PATCH', '/user-resource/user/profile', { lang: language });
      await signIn('customer', host);
      await open(path, host);
    });
    for (const host of hosts) await sandbox.on(host).reset();
  },
});

/** Opens the billing account that pays by default, from the list of them. */
async function openAccount(page: Page): Promise<void> {
  await page.getByRole('link', { name: ACCOUNT, exact: true }).click();
  await expect(title(page)).toHaveText(ACCOUNT);
}

brandTest('readyidc calls the tax GST, in every language', async ({ page, visit }) => {
  await visit('readyidc', '/compute/create');
  await expect(page.getByText(/^GST\b/).first()).toBeVisible();
  await expect(page.getByText(/\bVAT\b/)).toHaveCount(0);
  await visit('readyidc', '/billing');
  await openAccount(page);
  await page.getByText('Unpaid invoices', { exact: true }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Total of all unpaid invoices. Including GST.');
  await visit('readyidc', '/compute/create', 'et');
  await expect(title(page)).toHaveText('Loo virtuaalmasin');
  await expect(page.getByText(/^GST\b/).first()).toBeVisible();
});

for (const brand of ['idcloudhost', 'hostzop']) {
  brandTest(`${brand} calls invoices Orders, in every language`, async ({ page, visit }) => {
    await visit(brand, '/billing');
    await openAccount(page);
    await page.getByText('Unpaid orders', { exact: true }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Total of all unpaid orders. Including VAT.');
    await page.getByRole('tab', { name: /^Orders/ }).click();
    await expect(page.getByText('Top Up Orders').first()).toBeVisible();
    await expect(page.getByText(/^\d+ orders$/).first()).toBeVisible();
    await expect(page.getByText(/invoice/i).filter({ visible: true })).toHaveCount(0);
    const account = new URL(page.url()).pathname.replace('/app', '');
    for (const [language, words] of [
      ['et', 'Tellimused'],
      ['id', 'Pesanan'],
      ['de', 'Bestellungen'],
    ] as const) {
      await visit(brand, account, language);
      await expect(page.getByRole('tab', { name: new RegExp(`^${words}`) })).toBeVisible();
    }
  });
}

brandTest('nforce has its own words for the customer ID', async ({ page, visit }) => {
  await visit('nforce', '/billing');
  await openAccount(page);
  await page.getByRole('tab', { name: /^Details/ }).click();
  await expect(page.getByText('nforce customer ID').first()).toBeVisible();
  await expect(page.getByText('Integration ID')).toHaveCount(0);
  const { pathname, search } = new URL(page.url());
  await visit('nforce', pathname.replace('/app', '') + search, 'de');
  await expect(page.getByText('nforce-Kundennummer').first()).toBeVisible();
});

brandTest('dimensicloud shows its banner over the home page of desktops', async ({ page, visit }) => {
  const banner = page.getByText('Applications from the catalogue run on new machines within a minute.');
  await visit('dimensicloud', '/', 'id');
  await expect(page.getByText('Aplikasi dari katalog berjalan di mesin baru dalam satu menit.')).toBeVisible();
  await visit('dimensicloud', '/');
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

brandTest.describe('on a phone', () => {
  brandTest.use({ viewport: { width: 390, height: 844 } });

  brandTest('dimensicloud shows no banner, also when the phone is turned', async ({ page, visit }) => {
    const banner = page.getByText('Applications from the catalogue');
    await visit('dimensicloud', '/');
    await expect(page.locator('.shell-end a[href*="/billing/account/"]')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mobile', 'true');
    await expect(banner).toHaveCount(0);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(banner).toHaveCount(0);
  });
});

brandTest('metal offers bare metal and nothing else', async ({ page, visit }) => {
  await visit('metal', '/');
  const navigation = page.getByRole('navigation', { name: 'Main' }).first();
  await expect(navigation.getByRole('link')).toHaveText(['Home', 'Bare metal', 'Billing', 'Access']);
  await page
    .getByRole('button', { name: /^Create/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Bare Metal']);
  for (const path of ['/compute/create', '/network/create/ip_address', '/storage/create', '/services/create']) {
    await visit('metal', path);
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  }
});

brandTest('web1 underlines links, and the names of its lists', async ({ page, visit }) => {
  const lineOf = (name: string) =>
    page.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).textDecorationLine);
  await visit('web1', '/compute');
  await expectRow(page, 'api-gateway-prod-01');
  expect(await lineOf('api-gateway-prod-01')).toBe('underline');
  await visit('metal', '/metal');
  await expectRow(page, 'ams-db-primary');
  expect(await lineOf('ams-db-primary')).toBe('none');
});

/** Puts scripts of a brand into the page, as the server writes them. */
async function withScripts(page: Page, tags: (nonce: string) => string): Promise<void> {
  await page.route(
    (url) => url.pathname === '/app/',
    async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': policy = '', ...headers } = response.headers();
      const html = await response.text();
      const nonce = 'ofThisTest';
      const watch = `<script nonce="${nonce}">${lostScriptsScript}</script>`;
      return route.fulfill({
        response,
        headers: { ...headers, 'content-security-policy': policy.replace('script-src', `script-src 'nonce-${nonce}'`) },
        body: html.replace('<title>', `${watch}${tags(nonce)}<title>`),
      });
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
