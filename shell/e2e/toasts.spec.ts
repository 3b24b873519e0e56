import type { Locator, Page } from '@playwright/test';
import { fillIn, send } from '../../mf-compute/e2e/create-form';
import { expect, expectAccessible, expectTitle, test } from '../../shared/tooling/src/e2e/fixtures';
import { hold } from '../../shared/tooling/src/e2e/hold';

/** What can be pressed in a part of the page and lies under something that is not of the part, as its foot is that a field has scrolled under. */
const covered = (part: Locator) =>
  part.evaluate((element) =>
    [...element.querySelectorAll('a, button, input')].flatMap((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const isSeen = width > 2 && y + height <= innerHeight;
      return !isSeen || element.contains(hit) ? [] : [control.outerHTML];
    }),
  );

/** Top right under the header; on phones over the whole width, in the upper half. (spec 1, section 9) */
async function expectAtTop(page: Page, toast: Locator): Promise<void> {
  const box = await toast.boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const [left, right] = [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)];
  expect(box?.y).toBeGreaterThan(35);
  expect(box?.y).toBeLessThan(height / 2);
  expect(right).toBeLessThanOrEqual(width);
  if (width <= 700) expect([left, right]).toEqual([12, width - 12]);
  else expect(left).toBeGreaterThan(width / 2);
}

test.describe('toasts', () => {
  test.beforeEach(async ({ problems, signIn, open, page }) => {
    problems.allow(/Failed to load resource/);
    await signIn('customer');
    await open('/__gallery');
    await page.getByRole('button', { name: 'Error toast' }).first().scrollIntoViewIfNeeded();
  });
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

  test("read 'Error: <message> [correlation id]', stay with Retry, and their id can be copied", async ({ page }) => {
    await press(page, 'Error toast');
    const toast = page.getByRole('alert').filter({ hasText: 'Error: Failed to resize disk [storage-41ba2e]' });
    await expect(toast).toBeVisible();
    await expect(toast.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(toast.getByRole('button', { name: 'Copy correlation ID' })).toBeVisible();
    const box = await toast.boundingBox();
    const { width } = page.viewportSize() ?? { width: 0 };
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(box?.width).toBe(360);
    await expectAccessible(page, { include: '.ui-toasts' });

    // No button of whatever is open lies under it, in windows of any height.
    for (const [size, height] of [
      [1366, 900],
      [390, 844],
      [390, 600],
    ] as const) {
      await page.setViewportSize({ width: size, height });
      await expectAtTop(page, toast);
      for (const name of ['Confirm', 'Delete', 'Sheet', 'Drawer']) {
        await press(page, name);
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('button').first()).toBeVisible();
        await expect.poll(() => covered(dialog), `${name} at ${size} x ${height}`).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
      }
    }
    await page.setViewportSize({ width: 1366, height: 900 });
    // It has an action: it is there still.
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
  });

  test('that come together become one, and more join it', async ({ page }) => {
    await press(page, 'Two errors');
    const toast = page.getByRole('alert').filter({ hasText: 'Multiple (2) errors' });
    await expect(toast.getByRole('listitem')).toHaveText([
      'Failed to stop ci-runner-a1.',
      'Failed to list host pools.',
    ]);
    await press(page, 'Error toast');
    const more = page.getByRole('alert').filter({ hasText: 'Multiple (3) errors' });
    await expect(more.getByRole('listitem')).toHaveCount(3);
    await expect(more.getByRole('button', { name: 'Retry' })).toBeVisible();
    await more.getByRole('list').focus();
    await expect(more.getByRole('list')).toBeFocused();
    await expect(page.getByRole('alert').filter({ hasText: 'errors' })).toHaveCount(1);
    await expectAccessible(page, { include: '.ui-toasts' });
  });

  test('of success offer View and go after 5000 ms, unless somebody is at them', async ({ page }) => {
    await press(page, 'Success toast');
    const toast = page.getByRole('alert').filter({ hasText: 'shop-web-green-01 is ready' });
    const view = toast.getByRole('link', { name: 'View' });
    const clock = toast.getByRole('progressbar', { includeHidden: true });
    await expect(clock).toHaveCSS('animation-duration', '5s');
    await expect(clock).toHaveCSS('animation-play-state', 'running');
    await view.focus();
    await expect(clock).toHaveCSS('animation-play-state', 'paused');
    await view.press('Enter');
    await expectTitle(page, 'Virtual machines');
    await expect(toast).toHaveCount(0);
  });

  test('of progress look like success and are light in the dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await press(page, 'Progress toast');
    const toast = page.getByRole('alert').filter({ hasText: 'Creating shop-web-green-01' });
    await expect(toast).toHaveClass(/\bsuccess\b/);
    await expect(page.locator('.ui-toasts')).toHaveAttribute('data-scheme', 'light');
    const bar = toast.getByRole('progressbar', { includeHidden: true });
    const now = async () => Number(await bar.getAttribute('aria-valuenow'));
    const first = await now();
    await expect.poll(now).toBeGreaterThan(first);
  });
});

test('a job that runs is shown on every page, and its end leads to the new thing', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute/create');
  const release = await hold(page, '**/user-resource/vm', 'POST');
  await fillIn(page, 'slow-vm');
  const toast = page.getByRole('alert').filter({ hasText: 'Creating slow-vm...' });
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Creating slow-vm...');
  await expect(toast).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Storage' }).click();
  await expect(toast).toBeVisible();
  await expect(page.getByRole('button', { name: '1 running job' })).toBeVisible();
  release();
  const done = page.getByRole('alert').filter({ hasText: 'slow-vm (Virtual Machine) is ready' });
  await expect(done).toBeVisible();
  await expect(toast).toHaveCount(0);
  await done.getByRole('link', { name: 'View' }).click();
  await expectTitle(page, 'slow-vm');
});

test('a job that takes longer makes room: the header goes on to tell how far it is', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/compute/create');
  const release = await hold(page, '**/user-resource/vm', 'POST');
  await fillIn(page, 'slower-vm');
  await send(page);
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Storage' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Creating slower-vm...' });
  await expect(toast).toBeVisible();
  await expect(toast).toHaveCount(0);
  const job = page.getByRole('button', { name: '1 running job' });
  await expect(job).toHaveText(/^\d+%$/);
  await job.click();
  await expect(page.getByRole('dialog', { name: 'Jobs' })).toContainText(/Creating slower-vm, \d+%/);
  await page.keyboard.press('Escape');
  release();
  await expect(page.getByRole('alert').filter({ hasText: 'slower-vm (Virtual Machine) is ready' })).toBeVisible();
});
