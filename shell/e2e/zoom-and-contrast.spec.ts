import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { LEDGER, machineOf } from '../../mf-compute/e2e/vm-page';
import { expect, expectFits, test } from '../../shared/tooling/src/e2e/fixtures';
import type { Sandbox } from '../../shared/tooling/src/e2e/sandbox';

const SCREENS = [
  { path: '/', heading: 'Home' },
  { path: '/compute', heading: 'Virtual machines' },
  { path: '/compute/create', heading: 'Create virtual machine' },
] as const;

/** Controls and headings that a person cannot read or press: cut off at a side, or under something else. */
const outOfReach = (page: Page) =>
  page.evaluate(() => {
    const canScroll = (element: Element): boolean => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if (/auto|scroll/.test(overflowX) && at.scrollWidth > at.clientWidth) return true;
      }
      return false;
    };
    const nameOf = (element: Element): string =>
      `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`;
    const found: string[] = [];
    for (const element of document.querySelectorAll('a[href], button, input, textarea, [role="radio"], h1, h2')) {
      element.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      // What only a screen reader reads is one pixel wide; the way past the navigation comes with its focus.
      if (width <= 1 || bottom <= 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (canScroll(element)) continue;
      if (left < -1 || right > innerWidth + 1) found.push(`cut: ${nameOf(element)}`);
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isHit = hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.contains(element));
      if (!isHit) found.push(`covered: ${nameOf(element)} by ${hit ? nameOf(hit) : 'nothing'}`);
    }
    window.scrollTo(0, 0);
    return found;
  });

async function expectInReach(page: Page): Promise<void> {
  await expectFits(page);
  // What still comes moves what is there.
  await expect.poll(() => outOfReach(page)).toEqual([]);
}

/** The page of the machine with the longest name of the demo data. */
async function longestMachine(sandbox: Sandbox): Promise<string> {
  const { uuid } = await machineOf(sandbox, LEDGER);
  return `/compute/vm/${LEDGER.location}/${uuid}`;
}

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const { path, heading } of SCREENS)
    test(`everything of ${path} is in reach`, async ({ page, signIn, open }) => {
      await signIn('customer');
      await open(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expectInReach(page);
    });

  test('everything of a machine is in reach', async ({ page, sandbox, signIn, open }) => {
    await signIn('customer');
    await open(await longestMachine(sandbox));
    await expect(page.getByRole('heading', { level: 1, name: LEDGER.name })).toBeVisible();
    await expectInReach(page);
  });
});

/** What tells one state of a control from another where shadows and most colours are not drawn. */
const look = (control: Locator) =>
  control.evaluate((element) => {
    const style = getComputedStyle(element);
    const { outlineStyle, outlineWidth, outlineColor, borderBottomStyle, borderBottomWidth, backgroundColor } = style;
    return {
      outline: outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineColor}`,
      border: borderBottomStyle === 'none' ? 'none' : borderBottomWidth,
      backgroundColor,
    };
  });

async function expectDistinct(chosen: Locator, other: Locator): Promise<void> {
  await expect.poll(async () => isDeepStrictEqual(await look(chosen), await look(other))).toBe(false);
}

/** @param shownBy what has the outline, where the control itself has none */
async function expectFocusShown(control: Locator, shownBy = control): Promise<void> {
  const before = await look(shownBy);
  await control.focus();
  await expect.poll(() => look(shownBy).then(({ outline }) => outline)).not.toBe('none');
  expect((await look(shownBy)).outline).not.toBe(before.outline);
  await control.blur();
}

const around = (control: Locator): Locator => control.locator('..');
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main' }).first();

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('a form shows what is chosen and where the focus is', async ({ page, signIn, open }) => {
    await signIn('customer');
    await open('/compute/create');
    await expect(page.getByRole('heading', { level: 1, name: 'Create virtual machine' })).toBeVisible();
    const entry = navigation(page).getByRole('link', { name: 'Compute' });
    await expectDistinct(entry, navigation(page).getByRole('link', { name: 'Storage' }));

    const tiles = page.getByRole('radiogroup', { name: 'Location' });
    const chosen = tiles.getByRole('radio', { checked: true });
    await expectDistinct(around(chosen), around(tiles.getByRole('radio', { checked: false }).first()));
    await expectFocusShown(chosen, around(chosen));

    const segment = page.getByRole('radio', { name: 'Packages' });
    await expectDistinct(segment, page.getByRole('radio', { name: 'Custom', exact: true }));
    await expectFocusShown(segment);

    const on = page.getByRole('switch', { checked: true }).first();
    const off = page.getByRole('switch', { checked: false }).first();
    await expectDistinct(on, off);
    for (const one of [on, off]) expect((await look(one)).border).not.toBe('none');

    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await expectFocusShown(name, around(name));
    await expectFocusShown(page.getByRole('button', { name: 'Create virtual machine' }));
  });

  test('a list shows the location and the row that is chosen', async ({ page, signIn, open }) => {
    await signIn('customer');
    await open('/compute');
    const places = page.getByRole('radiogroup', { name: 'Location' });
    const all = places.getByRole('radio', { checked: true });
    await expectDistinct(all, places.getByRole('radio', { checked: false }).first());
    await expectFocusShown(all);
    // Rows move as long as locations answer: they are taken by name.
    const boxOf = (name: string) => page.getByRole('row').filter({ hasText: name }).getByRole('checkbox');
    const [chosen, other] = [boxOf('shop-web-blue-7f3'), boxOf(LEDGER.name)];
    await chosen.press('Space');
    await chosen.blur();
    await expectDistinct(chosen, other);
    await expectFocusShown(other);
  });

  test('a machine shows which tab is open', async ({ page, sandbox, signIn, open }) => {
    await signIn('customer');
    await open(await longestMachine(sandbox));
    const tab = page.getByRole('tab', { name: 'Overview' });
    await expectDistinct(tab, page.getByRole('tab', { name: 'Activity' }));
    await expectFocusShown(tab);
  });

  test('home shows where one is, and a menu where the focus is', async ({ page, signIn, open }) => {
    await signIn('customer');
    await open('/');
    const home = navigation(page).getByRole('link', { name: 'Home' });
    await expectDistinct(home, navigation(page).getByRole('link', { name: 'Compute' }));
    await expectFocusShown(home);
    const create = page.getByRole('button', { name: 'Create', exact: true });
    await expectFocusShown(create);
    await create.press('Enter');
    const item = page.getByRole('menuitem').first();
    await expect(item).toBeVisible();
    await item.press('ArrowDown');
    await expectFocusShown(item);
  });
});
