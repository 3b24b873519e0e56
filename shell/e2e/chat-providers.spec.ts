import { expect, test } from '../../shared/tooling/src/e2e/fixtures';
import { actionsOf, chatFrame, fieldsOf, launcher, panel, watchLog } from './chat-page';

/** Each demo site with chat, what its provider must be started with, and what opening and closing asks of it. */
const providers = [
  { type: 'intercom', brand: 'nforce', init: { app_id: 'demo4app' }, commands: ['open', 'close'] },
  {
    type: 'qiscus',
    brand: 'readyidc',
    init: { qiscus_client_key: 'demo-client-key', qiscus_channel_id: 4711, extra_fields: [] },
    commands: ['open', 'close'],
  },
  { type: 'botika', brand: 'idcloudhost', init: { botika_client_key: 'demoBot1' }, commands: [] },
  {
    type: 'oncehub',
    brand: 'hostzop',
    init: { oncehub_website_id: 'WEB-0000DEMO', oncehub_bot_id: 'BOT-0000DEMO', widget_on_load: 'true' },
    commands: [],
  },
  {
    type: 'leadbooster',
    brand: 'rackdog',
    init: {
      company_id: 1_234_567,
      playbook_uuid: '00000000-0000-4000-8000-000000000001',
      base: 'leadbooster-chat.pipedrive.com',
      version: 2,
    },
    commands: ['open', 'close'],
  },
  {
    type: 'tawk',
    brand: 'tenbyte',
    init: { property_id: 'demo0property', widget_id: 'default' },
    commands: ['open', 'close'],
  },
];

/** Words of the sites that do not speak English. */
const words: Readonly<Record<string, { close: string; logIn: string }>> = {
  idcloudhost: { close: 'Tutup chat', logIn: 'Masuk' },
};

for (const { type, brand, init, commands } of providers) {
  const { close, logIn } = words[brand] ?? { close: 'Close chat', logIn: 'Log In' };

  test(`${type} is started with its fields, shown and hidden`, async ({ page, open, server }) => {
    const log = watchLog(page);
    await open('/', `${brand}.localhost`);
    await launcher(page).click();
    await expect(panel(page)).toBeVisible();
    const origin = `http://chat.localhost:${server.port}`;
    const addresses = type === 'qiscus' ? { qismoIframeUrl: origin, baseUrl: origin } : {};
    expect(await fieldsOf(page, 'init')).toEqual({ ...init, ...addresses });
    const shown = async () => (await actionsOf(page)).filter((action) => ['open', 'close'].includes(action));
    await expect.poll(shown).toEqual(commands.slice(0, 1));
    await page.getByRole('button', { name: close }).click();
    await expect(panel(page)).toBeHidden();
    await expect.poll(shown).toEqual(commands);
    const expected = type === 'botika' ? ["[console] The chat action 'show' is not implemented for botika"] : [];
    expect(log.map((line) => line.split(' {')[0])).toEqual(expected);
  });

  test(`${type}: a script that does not come is logged, and nobody is bothered`, async ({ page, open, problems }) => {
    problems.allow(/ERR_FAILED/);
    const log = watchLog(page);
    await page.route(new RegExp(`//chat\\.localhost:\\d+/${type}/`), (route) => route.abort());
    await open('/', `${brand}.localhost`);
    await expect.poll(() => log.join('\n')).toContain('Chat failed to load: The script could not be loaded');
    await expect(page.getByRole('button', { name: logIn, exact: true })).toBeVisible();
    await expect(launcher(page)).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test('a widget that opens by itself is marked and not shown; one that closes itself closes the panel', async ({
  page,
  open,
}) => {
  await open('/', 'rackdog.localhost');
  await expect(launcher(page)).toBeVisible();
  const frame = await chatFrame(page);
  const button = () => frame.evaluate(() => document.querySelector<HTMLElement>('#sandbox-chat-leadbooster')?.click());
  await button();
  await expect(page.getByRole('status').filter({ hasText: '1 new chat message' })).toHaveCount(1);
  await expect(panel(page)).toBeHidden();
  await page.getByRole('button', { name: /^Chat/ }).click();
  await expect(panel(page)).toBeVisible();
  await button();
  await expect(panel(page)).toBeHidden();
});
