import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectFits, expectRow, go, test } from '../../shared/tooling/src/e2e/fixtures';

/** Every brand of the specification. (spec 1, section 1) */
const BRANDS = [
  'cognovum',
  'denvr',
  'dataxion',
  'dimensicloud',
  'hostnic',
  'hostsailor',
  'hostzop',
  'idcloudhost',
  'metal',
  'nforce',
  'pilvio',
  'rackdog',
  'rackzar',
  'readyidc',
  'serverwala',
  'stacklogic',
  'tenbyte',
  'vdc',
  'warren',
  'web1',
] as const;
/**
 * The list of a brand: its path, for the link has another name in each language, a row, and what narrows it to a few rows:
 * more of them say nothing new to the checker.
 */
const LIST = {
  machines: { path: '/compute', row: 'api-gateway-prod-01', few: 'prod' },
  metal: { path: '/metal', row: 'ams-db-primary', few: 'ams' },
} as const;
/** Other lists with amounts, states or dates, and a row of each. */
const BILLING = [
  ['/billing', 'Õunapuu & Pojad OÜ'],
  ['/billing/account/1048001?tab=invoices', /2026-1058/],
  ['/billing/account/1048001?tab=credit', /2026-1057/],
  ['/billing/account/1048001?tab=cards', /4417/],
] as const;
const OTHERS = {
  machines: [
    ['/metal', 'hypervisor-lab'],
    ['/network/ip_address', /203\.0\.113\./],
    ['/services', 'shop-orders-db'],
    ...BILLING,
  ],
  metal: BILLING,
} as const;
/** The lists that are left, which one brand has to show. */
const REST = [
  ['/network/vpc', 'shop-frontend'],
  ['/network/load_balancer', 'lb-shop-public'],
  ['/storage', 'static-www'],
  ['/storage/keys', 'default-1001'],
  ['/access/token', 'terraform'],
  ['/access/delegation', 'Accounting'],
] as const;
const WIDTHS = [1024, 390, 1366];
const CONTRAST = { rules: ['color-contrast', 'link-in-text-block'] };

/** The page is whole: its heading and its figures are there, in the type of the brand. */
async function isWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** Amounts, states and dates of the list in sight that are wider than their cell: their end is cut. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    return [
      ...document.querySelectorAll<HTMLElement>('td.end, td:has(.ui-st), tbody :is(td, th):has(time), .ui-dtc > .end'),
    ].flatMap((cell) => {
      range.selectNodeContents(cell);
      const { paddingLeft, paddingRight } = getComputedStyle(cell);
      const room =
        cell.getBoundingClientRect().width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return range.getBoundingClientRect().width > room + 0.01 ? [cell.textContent ?? ''] : [];
    });
  });

/** Tables in sight whose columns move sideways, by how many px. */
const sideways = (page: Page): Promise<number[]> =>
  page
    .locator('.ui-dt-scroll')
    .evaluateAll((parts) => parts.map((part) => part.scrollWidth - part.clientWidth).filter((more) => more > 0));

/** Every rule in the light scheme; what a scheme can change in the dark one. */
async function isAccessibleInBothSchemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expectAccessible(page, CONTRAST);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function nothingIsCut(page: Page, where: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => cutTexts(page), { message: `${where} at ${width}` }).toEqual([]);
  }
  // On a desktop all that is usually wanted of a list is in sight at once.
  await expect.poll(() => sideways(page), { message: `${where} at ${WIDTHS.at(-1)}` }).toEqual([]);
}

for (const brand of BRANDS) {
  const host = brand === 'warren' ? 'localhost' : `${brand}.localhost`;
  const list = LIST[brand === 'metal' ? 'metal' : 'machines'];
  test(`${brand} can be read: sign-in, home and list, in light and dark, and no amount is cut at any width`, async ({
    page,
    open,
    signIn,
  }) => {
    await open('/', host);
    await isWhole(page);
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand);
    await expect(page.getByRole('img', { name: brand })).toBeVisible();
    // The drawing comes after the page; text lies beside it, never on it.
    await expect(page.locator('.ui-out-art svg')).toBeVisible();
    await expectAccessible(page);

    await signIn('customer', host);
    await open('/', host);
    await isWhole(page);
    await expect(page.locator('.shell-header a[href*="/billing/account/"]')).toBeVisible();
    await isAccessibleInBothSchemes(page);
    // Reflow at 400 %: the header has room for the longest amount.
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page);
    await page.setViewportSize({ width: 1366, height: 900 });

    await page.getByRole('navigation').locator(`a[href="/app${list.path}"]`).first().click();
    await expectRow(page, list.row);
    await isWhole(page);
    await expect(page.locator('td.end').last()).toContainText(/\d/);
    await nothingIsCut(page, brand);

    await expect(page.getByRole('row').filter({ hasText: list.row })).toBeVisible();
    const rows = await page.getByRole('row').count();
    await page.getByRole('searchbox').fill(list.few);
    await expect.poll(() => page.getByRole('row').count()).toBeLessThan(rows);
    await expectRow(page, list.row);
    await isAccessibleInBothSchemes(page);

    const others = brand === 'metal' ? OTHERS.metal : OTHERS.machines;
    for (const [path, row] of [...others, ...(brand === 'warren' ? REST : [])]) {
      await go(page, path);
      await expectRow(page, row);
      await nothingIsCut(page, `${path} of ${brand}`);
    }
  });
}

test('no two brands look alike: shell, radius, row, type and art are one of a kind', async ({ page, open }) => {
  const looks = new Map<string, string>();
  for (const brand of BRANDS) {
    await open('/payment_return', brand === 'warren' ? 'localhost' : `${brand}.localhost`);
    const look = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--hd', '--r1', '--r2', '--r3', '--row', '--font', '--head', '--art-bg']
        .map((name) => style.getPropertyValue(name))
        .join(' ');
    });
    expect(looks.get(look), `${brand} looks like`).toBeUndefined();
    looks.set(look, brand);
  }
});
