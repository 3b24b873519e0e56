import type { Locator } from '@playwright/test';
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
  await open('/compute');
  await page.getByRole('row').filter({ hasText: 'wiki' }).waitFor();
  await page.setViewportSize({ width: 1280, height: 600 });
  await expect.poll(async () => (await boxOf(foot)).bottom).toBeLessThanOrEqual(600);
});

test('between phone and desk the sidebar is a strip, an order has a bar, and actions stay in view', async ({
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
  await expect.poll(async () => (await boxOf(title)).y - (await boxOf(credit)).bottom).toBeGreaterThan(0);
  await expect.poll(async () => (await boxOf(card)).width).toBeGreaterThan(640);
  // What is seen first is read and reached first, and nothing of the page is reached after what stands under it.
  const headings = await page.getByRole('main').getByRole('heading').allTextContents();
  expect(headings.indexOf('Credit')).toBeLessThan(headings.indexOf('Home'));
  expect(headings.lastIndexOf('Create')).toBe(headings.length - 1);
  const steps = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));

  await open('/compute');
  const actions = page.getByRole('row').filter({ hasText: 'wiki' }).getByRole('button').last();
  await expect(actions).toBeInViewport({ ratio: 1 });

  await open('/compute/create');
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeHidden();
});

test('in a wide window lines end, and the receipt stands beside the form', async ({ page, signIn, open }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await signIn('customer');
  await open('/');
  await expect
    .poll(async () => (await boxOf(page.getByRole('table', { name: 'Resources' }))).width)
    .toBeLessThanOrEqual(1200);
  await open('/compute/create');
  const form = await boxOf(page.getByRole('region', { name: 'Location' }));
  const receipt = await boxOf(page.getByRole('heading', { name: 'Summary' }));
  expect(receipt.x - form.right).toBeLessThan(60);
});
