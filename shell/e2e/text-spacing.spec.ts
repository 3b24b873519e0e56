import type { Page } from '@playwright/test';
import { LEDGER, machineOf } from '../../mf-compute/e2e/vm-page';
import { REFUSED } from '../../mf-storage/e2e/let-in';
import { expect, expectFits, test } from '../../shared/tooling/src/e2e/fixtures';

/** The text spacing that a person may ask for. (WCAG 2.2, 1.4.12) */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Texts of a page that end before they are through, the rows and heads of its tables included. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const isCut = (text: DOMRect, box: DOMRect, { overflowX, overflowY }: CSSStyleDeclaration): boolean =>
      (/hidden|clip/.test(overflowX) && text.right > box.right + 2) ||
      (/hidden|clip/.test(overflowY) && text.bottom > box.bottom + 2);
    return [...document.querySelectorAll('header *, main *, [role="dialog"] *')].flatMap((element) => {
      const isOwn = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!isOwn || !element.checkVisibility({ visibilityProperty: true })) return [];
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      if (text.width <= 2) return [];
      for (let at: Element | null = element; at && at.tagName !== 'MAIN'; at = at.parentElement) {
        const style = getComputedStyle(at);
        const box = at.getBoundingClientRect();
        // What only a screen reader reads.
        if (box.width <= 2) return [];
        if (isCut(text, box, style)) return [element.textContent.trim()];
        // What scrolls ends nothing.
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return [];
      }
      return [];
    });
  });

const bucket = '/storage/bucket/ledger-exports-nordlicht-logistik-eu-north-compliance-copy';

/** Each screen with what stands there once it is whole. */
const SCREENS: readonly { path: string; shows: string | RegExp }[] = [
  { path: '/', shows: /^About €/ },
  { path: '/compute', shows: LEDGER.name },
  { path: '/compute/create', shows: 'Summary' },
  { path: '/metal', shows: /Xeon E-2388G/ },
  { path: '/network/ip_address', shows: '203.0.113.14' },
  { path: '/network/load_balancer', shows: 'lb-shop-public' },
  { path: '/storage', shows: /^ledger-exports/ },
  { path: `${bucket}?tab=overview`, shows: /^http.*ledger-exports/ },
  { path: '/billing', shows: /^Nordlicht Logistik/ },
  { path: '/billing/account/1048001', shows: 'Credit available' },
  { path: '/profile', shows: /^\w{8}(-\w{4}){3}-\w{12}$/ },
  { path: '/access/token', shows: /^Nordlicht Logistik/ },
];

test('with the text spacing that one may ask for no text is cut', async ({ page, problems, sandbox, signIn, open }) => {
  test.slow();
  // The bucket lets no page of this address in, which the browser says once the page has asked.
  problems.allow(...REFUSED);
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
  await signIn('customer');
  const { uuid } = await machineOf(sandbox, LEDGER);
  const machine = { path: `/compute/vm/${LEDGER.location}/${uuid}?tab=network`, shows: /^(\w\w:){5}\w\w$/ };
  for (const { path, shows } of [...SCREENS, machine]) {
    await page.setViewportSize({ width: 1366, height: 900 });
    await open(path);
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
    await expect.poll(() => cutTexts(page), path).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => cutTexts(page), `${path} on a phone`).toEqual([]);
    await expectFits(page);
  }
});

test('texts are spaced at any time, and ellipses come back afterwards', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute');
  const name = page.getByRole('link', { name: LEDGER.name });
  const height = async () => (await name.boundingBox())?.height ?? 0;
  await expect(name).toBeVisible();
  const line = await height();
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
  await expect.poll(height).toBeGreaterThan(1.5 * line);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  await expect.poll(height).toBe(line);
});
