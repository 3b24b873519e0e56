import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../shared/tooling/src/e2e/fixtures';

type Box = Record<'x' | 'y' | 'width' | 'right' | 'bottom', number>;

/** Where a part is once it is there; what loads may be drawn anew. */
async function boxOf(part: Locator): Promise<Box> {
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect
    .poll(async () => {
      box = await part.boundingBox();
      return box;
    })
    .not.toBeNull();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x, y, width, right: x + width, bottom: y + height };
}

/** The texts of a row stand on one line: none is half a pixel lower than the others. */
async function expectOneLine(page: Page, name: string): Promise<void> {
  const tops = await page
    .getByRole('row')
    .filter({ hasText: name })
    .evaluate((row) => {
      const size = getComputedStyle(row).fontSize;
      const texts = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
      const found: number[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement || getComputedStyle(text.parentElement).fontSize !== size) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { top, width } = range.getBoundingClientRect();
        // What only a screen reader reads stands nowhere.
        if (width > 2) found.push(top);
      }
      return found;
    });
  expect(tops.length).toBeGreaterThan(6);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(0.1);
}

/** Where there is no room for the name of a location its code stands alone: the name is whole or not there. */
async function expectCodeAlone(page: Page, row: string): Promise<void> {
  const place = page.getByRole('row').filter({ hasText: row }).locator('.ui-loc');
  const parts = () =>
    place.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return [...element.children].map((part) => {
        const { top, bottom, right } = part.getBoundingClientRect();
        return top < box.bottom && bottom > box.top ? right <= box.right + 0.1 : 'none';
      });
    });
  expect(await parts()).toEqual([true, true]);
  await place.evaluate((element) => {
    element.style.width = '60px';
  });
  expect(await parts()).toEqual([true, 'none']);
  await place.evaluate((element) => {
    element.style.width = '';
  });
}

test('a table ends with its rows, and scrolls where the window ends before them', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/metal');
  const last = page
    .getByRole('row')
    .filter({ has: page.getByRole('link') })
    .last();
  const foot = page.locator('.ui-dt-foot');
  await expect(last).toContainText('€');
  const gap = async () => (await boxOf(foot)).y - (await boxOf(last)).bottom;
  await expect.poll(async () => Math.abs(await gap())).toBeLessThanOrEqual(2);
  // Nothing is under way in a state that nothing is in.
  const pending = page.getByRole('radio', { name: /^Pending\s*0$/ }).locator('.ui-shape');
  await expect(pending).toHaveCSS('animation-name', 'none');
  await open('/compute');
  await page.getByRole('row').filter({ hasText: 'wiki' }).waitFor();
  await expectOneLine(page, 'wiki');
  await expectCodeAlone(page, 'wiki');
  await page.setViewportSize({ width: 1280, height: 600 });
  await expect.poll(async () => (await boxOf(foot)).bottom).toBeLessThanOrEqual(600);
});

test('between phone and desk the sidebar is a strip, an order has a bar, and costs and actions stay in view', async ({
  page,
  signIn,
  open,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await signIn('customer');
  await open('/');
  const credit = page.getByRole('heading', { name: 'Credit' });
  const month = page
    .getByRole('heading', { name: 'November' })
    .or(page.getByText(/day \d+ of \d+/))
    .first();
  await expect.poll(async () => Math.abs((await boxOf(credit)).y - (await boxOf(month)).y)).toBeLessThan(20);
  const [title, card] = [page.getByRole('heading', { level: 1 }), page.getByRole('table', { name: 'Resources' })];
  await expect.poll(async () => (await boxOf(credit)).y - (await boxOf(title)).bottom).toBeGreaterThan(0);
  await expect.poll(async () => (await boxOf(card)).width).toBeGreaterThan(640);
  // What is seen first is read and reached first, and nothing of the page is reached after what stands under it.
  const headings = await page.getByRole('main').getByRole('heading').allTextContents();
  expect(headings.slice(0, 2)).toEqual(['Home', 'Credit']);
  expect(headings.lastIndexOf('Create')).toBe(headings.length - 1);
  const steps = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));

  await open('/compute');
  const wiki = page.getByRole('row').filter({ hasText: 'wiki' });
  const [cost, actions] = [wiki.getByRole('cell', { name: '€' }).last(), wiki.getByRole('button').last()];
  await expect(cost).toBeInViewport({ ratio: 1 });
  await expect(actions).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await boxOf(cost)).right - (await boxOf(actions)).x).toBeLessThanOrEqual(0);
  // Nor does the head of what goes on under the names cover theirs.
  await page.locator('.ui-dt-scroll').evaluate((part) => part.scrollTo({ left: 260 }));
  const names = page.getByRole('columnheader', { name: 'Name' });
  const { x, y } = await boxOf(names.getByRole('button'));
  expect(
    await names.evaluate((head, at) => head.contains(document.elementFromPoint(at.x + 2, at.y + 9)), { x, y }),
  ).toBe(true);
  const sum = page.getByRole('radio', { name: /^All locations/ }).getByText('All locations');
  expect(await sum.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);

  await open('/compute/create');
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeHidden();

  // A number whose end lies under what stays in view reads as another number: what may be covered comes after the amounts.
  await open('/billing');
  const account = page.getByRole('row').filter({ hasText: 'Nordlicht' });
  await expect(account).toContainText('€');
  await expect
    .poll(() =>
      account.evaluate((row) => {
        const standing = row.querySelector('.cost')?.getBoundingClientRect().left ?? 0;
        return [...row.querySelectorAll('td.end:not(.cost)')].map(
          (cell) => cell.getBoundingClientRect().right <= standing,
        );
      }),
    )
    .toEqual([true, true]);
});

test('on a phone the tab bar is as tall as its row, and a field says what it is for', async ({
  page,
  signIn,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('customer');
  await open('/network/ip_address');
  const tabs = page.getByRole('navigation');
  const last = tabs.getByRole('button').last();
  await expect.poll(async () => (await boxOf(last)).bottom).toBeLessThanOrEqual(844);
  await expect(page.getByRole('searchbox')).toHaveAttribute('placeholder', 'Search');
  // The name of the site is whole, or its mark says it alone.
  const site = page.getByRole('banner').locator('.shell-site');
  const ofName = () =>
    site.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [box, name] = [element.getBoundingClientRect(), range.getBoundingClientRect()];
      return name.top < box.bottom ? name.right <= box.right + 0.1 : 'none';
    });
  expect(await ofName()).toBe(true);
  await site.evaluate((element) => element.replaceChildren('a long name of a site'));
  expect(await ofName()).toBe('none');
});

test('in a wide window lines end, and the receipt stands beside the form', async ({ page, signIn, open }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await signIn('customer');
  await open('/');
  await expect
    .poll(async () => (await boxOf(page.getByRole('table', { name: 'Resources' }))).width)
    .toBeLessThanOrEqual(1200);
  // Names leave the room that they do not need to what would be cut.
  await open('/compute');
  const account = page.getByRole('cell', { name: 'Nordlicht Logistik GmbH & Co. KG' }).first();
  await expect.poll(() => account.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
  await open('/compute/create');
  const form = await boxOf(page.getByRole('region', { name: 'Location' }));
  const receipt = await boxOf(page.getByRole('heading', { name: 'Summary' }));
  expect(receipt.x - form.right).toBeLessThan(60);
  // What stands in a sidebar is as wide as it needs, not as the window leaves it.
  for (const path of ['/', '/compute/create', '/billing/account/1048001', '/billing/account/1048001/top-up']) {
    await open(path);
    const block = page.getByRole('complementary').locator('> *').first();
    await expect.poll(async () => (await boxOf(block)).width).toBeLessThanOrEqual(400);
  }
});
