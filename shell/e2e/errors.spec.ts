import type { Page } from '@playwright/test';
import { fillIn, send } from '../../mf-compute/e2e/create-form';
import { expect, expectAccessible, expectTitle, test } from '../../shared/build/src/e2e/fixtures';

const VMS = '/tll/user-resource/vm/list';
const inMain = (page: Page, text: string | RegExp) => page.getByRole('main').getByText(text).first();

const kinds: readonly { name: string; fault: Record<string, unknown>; says: string | RegExp }[] = [
  { name: 'general', fault: { status: 500, body: { message: 'No capacity' } }, says: 'No capacity' },
  { name: 'forbidden', fault: { status: 403, body: { message: 'Not yours' } }, says: 'Not yours' },
  { name: 'stack', fault: { status: 500, body: { message: 'Boom', stack: 'at secret.js:1' } }, says: 'Boom' },
  { name: 'standard', fault: { status: 500, body: { errors: { Error: 'Standard words' } } }, says: 'Standard words' },
  {
    name: 'generic, with correlation id and status',
    fault: { status: 500, body: { error: 'Plain words', meta: { correlationId: 'vm-7c1f9a' } } },
    says: 'Plain words [vm-7c1f9a] (HTTP 500)',
  },
  { name: 'gateway timeout', fault: { status: 504, content_type: 'text/plain', body: 'slow' }, says: 'slow' },
  {
    name: 'non-JSON, with content type and 500 characters',
    fault: { status: 200, content_type: 'text/csv', body: 'y'.repeat(900) },
    says: /text\/csv.*: y{500}(?!y)/,
  },
  { name: 'a lost connection', fault: { drop: 'reset' }, says: 'Failed to connect to server' },
];

for (const { name, fault, says } of kinds) {
  test(`a list says why a location did not answer: ${name}`, async ({ page, sandbox, problems, signIn, open }) => {
    problems.allow(/Failed to load resource/);
    await sandbox.faults({ path: VMS, ...fault });
    await signIn('customer');
    await open('/compute');
    await expect(inMain(page, says)).toBeVisible();
    await expect(page.getByText('secret.js')).toHaveCount(0);
  });
}

test('text is cut at 250 characters, HTML at 200, and neither is drawn', async ({ page, sandbox, signIn, open }) => {
  await sandbox.faults({ path: VMS, status: 500, content_type: 'text/plain', body: 'z'.repeat(900) });
  await signIn('customer');
  await open('/compute');
  await expect(inMain(page, /z{250}(?!z) \(HTTP 500\)/)).toBeVisible();
  await sandbox.clearFaults();
  await sandbox.faults({
    path: VMS,
    status: 503,
    content_type: 'text/html',
    body: `<html><img src=x id=evil>${'w'.repeat(900)}`,
  });
  await page.reload();
  await expect(inMain(page, /<html><img src=x id=evil>w{175}(?!w)/)).toBeVisible();
  await expect(page.locator('#evil')).toHaveCount(0);
});

test.describe('the error fallback screen', () => {
  const broken = async (page: Page, config: { status: number; body: string }) => {
    await page.route('**/api/v1/config/ui/config', (route) =>
      route.fulfill({ ...config, contentType: 'application/json' }),
    );
    await page.route('**/app/', async (route) => {
      const answer = await route.fetch();
      // The page arrives without its configuration, and the call for it fails.
      const body = (await answer.text()).replace(/"config":\{/, '"config":{"siteCurrency":1,');
      await route.fulfill({ response: answer, body: body.replace(/("siteCurrency":)"EUR"/, '$11') });
    });
  };

  test('says what failed, in brackets why, and offers both ways out', async ({ page, problems, open }) => {
    problems.allow(/Failed to load resource/);
    await broken(page, { status: 500, body: '{"message":"Out of order"}' });
    await open('/');
    const screen = page.getByRole('alert');
    await expect(screen).toContainText('The console could not be started(Out of order)');
    await expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await screen.getByRole('button', { name: 'Reload page' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
  });

  test('stands for the whole console when that breaks while it is drawn, and Log out works there', async ({
    page,
    problems,
    signIn,
    open,
  }) => {
    problems.allow(/broken on purpose/);
    await signIn('customer');
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'hidden', {
        get: () => {
          throw new TypeError('broken on purpose');
        },
      });
    });
    await open('/');
    const screen = page.getByRole('alert');
    await expect(screen).toContainText('Something went wrong(broken on purpose)');
    await expect(page).toHaveTitle('Something went wrong | warren');
    await expect(screen.getByRole('button', { name: 'Reload page' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'support@example.com' })).toBeVisible();
    await expectAccessible(page);
    await screen.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('apikey'))).toBeNull();
  });

  test('hides the reload button for a credential that is not accepted', async ({ page, problems, open }) => {
    problems.allow(/Failed to load resource/);
    await broken(page, { status: 401, body: '{"message":"No API key"}' });
    await open('/');
    await expect(page.getByRole('alert')).toContainText('(No API key)');
    await expect(page.getByRole('button', { name: 'Reload page' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  });
});

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
    await expect(toast.getByRole('button', { name: 'Copy correlation id' })).toBeVisible();
    const box = await toast.boundingBox();
    const { width } = page.viewportSize() ?? { width: 0 };
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(box?.width).toBe(360);
    await expectAccessible(page, { include: '.ui-toasts' });
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
    await expect(toast).toHaveClass(/Toastify__toast--success/);
    await expect(page.locator('.ui-toasts')).toHaveAttribute('data-scheme', 'light');
    const bar = toast.getByRole('progressbar', { includeHidden: true });
    const now = async () => Number(await bar.getAttribute('aria-valuenow'));
    const first = await now();
    await expect.poll(now).toBeGreaterThan(first);
  });
});

test('a job that runs is shown on every page, and its end leads to the new thing', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/compute/create');
  await sandbox.faults({ path: '/*/user-resource/vm', method: 'POST', delay_ms: 4000, times: 1 });
  await fillIn(page, 'slow-vm');
  const toast = page.getByRole('alert').filter({ hasText: 'Creating slow-vm...' });
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Creating slow-vm...');
  await expect(toast).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name: 'Storage' }).click();
  await expect(toast).toBeVisible();
  await expect(page.getByRole('button', { name: '1 running job' })).toBeVisible();
  const done = page.getByRole('alert').filter({ hasText: 'slow-vm is ready' });
  await expect(done).toBeVisible();
  await expect(toast).toHaveCount(0);
  await done.getByRole('link', { name: 'View' }).click();
  await expectTitle(page, 'slow-vm');
});

test('a job that takes longer makes room: the header goes on to tell how far it is', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await signIn('customer');
  await open('/compute/create');
  await sandbox.faults({ path: '/*/user-resource/vm', method: 'POST', delay_ms: 10_000, times: 1 });
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
  await expect(page.getByRole('alert').filter({ hasText: 'slower-vm is ready' })).toBeVisible();
});

for (const width of [1366, 390]) {
  test(`the help menu names support, API docs and addresses, at ${width} px`, async ({ page, signIn, open }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn('customer');
    await open('/');
    await page.getByRole('button', { name: 'Help' }).click();
    const help = page.getByRole('dialog', { name: 'Help' });
    const leads = async (name: string | RegExp) => help.getByRole('link', { name }).getAttribute('href');
    expect(await leads(/^Support/)).toBe('https://example.com/support');
    expect(await leads('API docs')).toBe('https://example.com/api');
    expect(await leads(/Write to support/)).toBe('mailto:support@example.com');
    expect(await leads(/Write about billing/)).toBe('mailto:billing@example.com');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.keyboard.press('Escape');
    await expect(help).toHaveCount(0);
  });
}

test('a note opens on hover and on focus, and closes on Escape', async ({ page, signIn, open }) => {
  await signIn('customer');
  await open('/__gallery');
  const copy = page.getByRole('button', { name: /^Copy / }).first();
  await copy.hover();
  const note = page.getByRole('tooltip').first();
  await expect(note).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await page.mouse.move(0, 0);
  await copy.press('Shift');
  await copy.focus();
  await expect(note).toBeVisible();
});
