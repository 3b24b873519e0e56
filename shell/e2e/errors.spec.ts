import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../../shared/tooling/src/e2e/fixtures';

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

test('text is cut at 250 characters, HTML at 200, of which the title is shown', async ({
  page,
  sandbox,
  signIn,
  open,
}) => {
  await sandbox.faults({ path: VMS, status: 500, content_type: 'text/plain', body: 'z'.repeat(900) });
  await signIn('customer');
  await open('/compute');
  await expect(inMain(page, /z{250}(?!z) \(HTTP 500\)/)).toBeVisible();
  await sandbox.clearFaults();
  await sandbox.faults({
    path: VMS,
    status: 503,
    content_type: 'text/html',
    body: `<html><img src=x id=evil><title>${'w'.repeat(900)}`,
  });
  await page.reload();
  await expect(inMain(page, /(?<!\S)w{168} \(HTTP 503\)/)).toBeVisible();
  await expect(inMain(page, '<html>')).toHaveCount(0);
  await expect(page.locator('#evil')).toHaveCount(0);
});

test.describe('the error fallback screen', () => {
  const broken = async (page: Page, config: { status: number; body: string }) => {
    await page.route('**/api/v1/config/ui/config', (route) =>
      route.fulfill({ ...config, contentType: 'application/json' }),
    );
    await page.route('**/app/', async (route) => {
      const response = await route.fetch();
      // The page arrives without its configuration, and the call for it fails.
      const body = (await response.text()).replace(/"config":\{/, '"config":{"siteCurrency":1,');
      await route.fulfill({ response, body: body.replace(/("siteCurrency":)"EUR"/, '$11') });
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
