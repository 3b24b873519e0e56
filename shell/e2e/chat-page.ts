import type { Frame, Page } from '@playwright/test';
import { expect } from '../../shared/tooling/src/e2e/fixtures';

/** What a fake provider was asked. */
interface Call {
  readonly action: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The frame that the chat runs in; waits for it. */
export async function chatFrame(page: Page): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().includes('//chat.localhost'));
  await expect.poll(() => find()?.url() ?? '', { timeout: 30_000 }).toContain('/frame/');
  const frame = find();
  if (!frame) throw new Error('The chat frame has gone');
  return frame;
}

/** What the fake in the frame was asked, oldest first. */
const callsOf = async (page: Page): Promise<readonly Call[]> => {
  const frame = await chatFrame(page);
  return frame.evaluate(() => Reflect.get(window, 'sandboxChat') ?? []);
};

export const actionsOf = async (page: Page): Promise<string[]> => (await callsOf(page)).map(({ action }) => action);

/** Waits until the widget in the frame has been started. */
export const started = (page: Page) => expect.poll(() => actionsOf(page), { timeout: 20_000 }).toContain('init');

/** The page of a site as it would be with other words in it. */
export async function withPage(page: Page, port: number, change: (html: string) => string): Promise<void> {
  await page.route('**/app/', async (route) => {
    const { host } = new URL(route.request().url());
    // Node does not resolve `*.localhost`.
    const response = await route.fetch({
      url: `http://127.0.0.1:${port}/app/`,
      headers: { ...route.request().headers(), host },
    });
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Lets fake time go by, so that what waits for real work gets its turn in between. */
export async function pass(page: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) await page.clock.runFor(100);
}

/** The fields of the first call of an action. */
export const fieldsOf = async (page: Page, action: string) =>
  (await callsOf(page)).find((call) => call.action === action)?.fields;

/** The button on the sign-in screen. */
export const launcher = (page: Page) => page.getByRole('button', { name: 'Chat', exact: true });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat' });
export const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });

/** Opens the chat from the account menu, as soon as it can be. */
export async function openFromMenu(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('button', { name: 'Chat' }).click();
  await expect(panel(page)).toBeVisible();
}

/** Collects lines of the error log. */
export function watchLog(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[console]')) lines.push(message.text());
  });
  return lines;
}

/** Addresses of everything that has to do with chat. */
export function watchChat(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    const { host, pathname } = new URL(request.url());
    if (host.startsWith('chat.') || /\/chat[.-][^/]*$/.test(pathname)) addresses.push(request.url());
  });
  return addresses;
}
