import { COLD, expect, expectAccessible, test } from '../../shared/tooling/src/e2e/fixtures';
import {
  account,
  chatFrame,
  launcher,
  openFromMenu,
  panel,
  pass,
  started,
  watchChat,
  watchLog,
  withPage,
} from './chat-page';

/** A demo site with chat. */
const SITE = 'nforce.localhost';

test('loads 1500 ms after the sign-in screen has appeared, and not before', { tag: COLD }, async ({ page, open }) => {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  const seen = watchChat(page);
  await open('/', SITE);
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
  await pass(page, 1400);
  expect(seen).toEqual([]);
  // The screen has appeared within the first steps.
  await pass(page, 400);
  await expect.poll(() => seen.some((address) => address.endsWith('/frame/demo-nforce'))).toBe(true);
  expect(seen.some((address) => /\/app\/assets\/[^/]+\/chat\./.test(address))).toBe(true);
});

test('nothing of it is downloaded where it is off', { tag: COLD }, async ({ page, open }) => {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  const seen = watchChat(page);
  await open('/');
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
  await pass(page, 5000);
  await expect(launcher(page)).toHaveCount(0);
  expect(seen).toEqual([]);
});

test('a provider that is not known is logged, and nothing is loaded', async ({ page, open, server }) => {
  const log = watchLog(page);
  const seen = watchChat(page);
  await withPage(page, server.port, (html) => html.replace('"type":"intercom"', '"type":"pigeon"'));
  await open('/', SITE);
  await expect.poll(() => log.join('\n')).toContain('Unsupported chat provider type');
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
  expect(seen).toEqual([]);
});

test('a switch without a provider loads nothing and says nothing', { tag: COLD }, async ({ page, open, server }) => {
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  const log = watchLog(page);
  const seen = watchChat(page);
  await withPage(page, server.port, (html) => html.replace(/"chatConfig":\{[^}]*\}/, '"chatConfig":null'));
  await open('/', SITE);
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
  await pass(page, 5000);
  expect([seen, log]).toEqual([[], []]);
});

test.describe('a chat script', () => {
  test('gets neither the key nor the page', async ({ page, signIn, open, problems }) => {
    problems.allow(/Unsafe attempt to initiate navigation/);
    await page.addInitScript(() => {
      const heard: string[] = [];
      Reflect.set(window, 'heard', heard);
      window.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
    });
    await signIn('customer', SITE);
    await open('/', SITE);
    await openFromMenu(page);
    const frame = await chatFrame(page);
    const reach = await frame.evaluate(() =>
      Reflect.get(window, 'sandboxChat').find(({ action }: { action: string }) => action === 'reach'),
    );
    // Its own storage is empty, or blocked in a frame.
    const { own_storage, ...rest } = reach.fields;
    expect(['null', 'SecurityError']).toContain(own_storage);
    expect(rest).toEqual({
      parent_storage: 'SecurityError',
      top_document: 'SecurityError',
      top_address: 'SecurityError',
      frame_element: 'null',
      cookies: '',
      referrer: '',
    });
    const heard: string[] = await frame.evaluate(() => Reflect.get(window, 'heard'));
    expect(heard.map((data) => JSON.parse(data).type)).toEqual(['console-chat:hello', 'console-chat:show']);
    expect(heard.join()).not.toContain('customer');
    expect(await frame.content()).not.toContain('customer');
    const went = await frame.evaluate(() => {
      try {
        if (window.top) window.top.location.href = 'http://127.0.0.1:9/';
        return 'went';
      } catch (error) {
        return error instanceof Error ? error.name : 'failed';
      }
    });
    expect(went).toBe('SecurityError');
    await expect(page).toHaveURL(/nforce\.localhost/);
  });

  test('can do no more than the protocol lets it', async ({ page, open }) => {
    await open('/', SITE);
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
    const frame = await chatFrame(page);
    // Its own width, which no movement on the way in changes.
    const width = () => panel(page).evaluate((element) => element.clientWidth);
    const before = await width();
    await frame.evaluate(() => {
      const messages: unknown[] = [
        { type: 'console-chat:size', width: 4000, height: 4000 },
        { type: 'console-chat:size', width: '400', height: 500 },
        { type: 'console-chat:navigate', to: 'http://evil.example' },
        'console-chat:hide',
        null,
      ];
      for (const message of messages) window.parent.postMessage(message, '*');
    });
    // The page itself is not the frame, whatever it says.
    await page.evaluate(() => window.postMessage({ type: 'console-chat:hide' }, '*'));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
    await expect(panel(page)).toBeVisible();
    expect(await width()).toBe(before);
    await frame.evaluate(() => window.parent.postMessage({ type: 'console-chat:hide' }, '*'));
    await expect(panel(page)).toBeHidden();
  });

  test("has no place in the console's own policy", async ({ request, server }) => {
    const response = await request.get(`http://127.0.0.1:${server.port}/app/`, {
      headers: { host: `${SITE}:${server.port}` },
    });
    const policy = response.headers()['content-security-policy'] ?? '';
    const naming = policy.split('; ').filter((directive) => directive.includes('chat.localhost'));
    expect(naming.map((directive) => directive.split(' ')[0])).toEqual(['frame-src']);
  });
});

test('messages that came are told, counted, and gone when it is opened', async ({ page, signIn, open }) => {
  await signIn('customer', SITE);
  await open('/', SITE);
  const frame = await chatFrame(page);
  await started(page);
  await frame.evaluate(() => window.dispatchEvent(new CustomEvent('sandbox-chat-unread', { detail: 2 })));
  await expect(account(page)).toHaveAccessibleDescription('2 new chat messages');
  await account(page).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Chat/ }).click();
  await expect(panel(page)).toBeVisible();
  await expect(account(page)).toHaveAccessibleDescription('');
});

test('the keyboard goes in, through and back', async ({ page, signIn, open }) => {
  await signIn('customer', SITE);
  await open('/', SITE);
  await started(page);
  await account(page).click();
  await page.getByRole('button', { name: 'Chat' }).press('Enter');
  await expect(panel(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Close chat' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(account(page)).toBeFocused();
  await openFromMenu(page);
  await page.frameLocator('iframe').getByRole('button', { name: 'Chat (intercom)' }).focus();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(account(page)).toBeFocused();
});

test('after a sign-out the frame forgets what it has kept, once', async ({ page, signIn, open }) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Reflect.set(window, 'heard', heard);
    window.addEventListener('message', ({ data }) => heard.push(data));
  });
  const hello = async () => {
    await started(page);
    const frame = await chatFrame(page);
    return frame.evaluate(() => Reflect.get(window, 'heard')[0]);
  };
  await signIn('customer', SITE);
  await open('/', SITE);
  expect(await hello()).toMatchObject({ forget: false });
  await account(page).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  // The launcher of the page that is left is there until then.
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(launcher(page)).toBeVisible();
  expect(await hello()).toMatchObject({ forget: true });
  await page.reload();
  await expect(launcher(page)).toBeVisible();
  expect(await hello()).toMatchObject({ forget: false });
});
