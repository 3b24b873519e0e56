import type { Page } from '@playwright/test';
import { expect, expectRow, test } from '../../shared/tooling/src/e2e/fixtures';

/** Every brand: each has its own type and currency. */
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

/** Numbers of the list in sight that are wider than their cell: their end is cut. */
const cutNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll<HTMLElement>('td.end, .ui-dtc > .end')].flatMap((cell) => {
      range.selectNodeContents(cell);
      const { paddingLeft, paddingRight } = getComputedStyle(cell);
      const room =
        cell.getBoundingClientRect().width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return range.getBoundingClientRect().width > room + 0.01 ? [cell.textContent ?? ''] : [];
    });
  });

test('no amount is cut, in the list of any brand, at any width', async ({ page, open, signIn }) => {
  test.setTimeout(180_000);
  for (const brand of BRANDS) {
    const host = brand === 'warren' ? 'localhost' : `${brand}.localhost`;
    await page.setViewportSize({ width: 1366, height: 900 });
    await signIn('customer', host);
    await open(brand === 'metal' ? '/metal' : '/compute', host);
    await expectRow(page, brand === 'metal' ? 'ams-db-primary' : 'api-gateway-prod-01');
    await page.evaluate(() => document.fonts.ready);
    await expect(page.locator('td.end').last()).toContainText(/\d/);
    for (const width of [1366, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => cutNumbers(page), { message: `${brand} at ${width}` }).toEqual([]);
    }
  }
});
