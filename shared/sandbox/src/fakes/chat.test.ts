import type { TestSandbox } from '../testing/client';
import { startPaySandbox } from '../testing/pay-site';
import { connectScripts, forgetScripts, runScript } from '../testing/run-script';

interface Widgets {
  intercomSettings?: unknown;
  Intercom?: ((...args: unknown[]) => void) & { q?: unknown[][] };
  Tawk_API?: Record<string, (() => void) | undefined>;
  pipedriveLeadboosterConfig?: unknown;
  LeadBooster?: { q?: unknown[]; on?: (name: string, listener: () => void) => void; trigger?: (name: string) => void };
  Qismo?: new (key: string, options: unknown) => unknown;
  BotikaChat?: { init(options: unknown): void };
  sandboxChat?: { provider: string; action: string; fields: Record<string, unknown> }[];
}

const page: Widgets = window as unknown as Widgets;

let test: TestSandbox;
beforeEach(async () => {
  forgetScripts();
  test = await startPaySandbox();
  connectScripts(test, 'approve');
});

const actions = () => page.sandboxChat?.map(({ action }) => action);
const fields = () => page.sandboxChat?.find(({ action }) => action === 'init')?.fields;
const bubble = (type: string) => document.querySelector<HTMLElement>(`#sandbox-chat-${type}`);

it('intercom: boots from its queue, opens and closes', () => {
  const queue = Object.assign(() => {}, { q: [['boot', { app_id: 'abc', email: 'a@example.com' }]] });
  page.Intercom = queue;
  runScript('intercom');
  page.Intercom('show');
  expect(bubble('intercom')?.getAttribute('aria-expanded')).toBe('true');
  page.Intercom('hide');
  page.Intercom('shutdown');
  expect(fields()).toEqual({ app_id: 'abc', email: 'a@example.com' });
  expect(actions()).toEqual(['init', 'open', 'close', 'shutdown']);
  expect(bubble('intercom')).toBeNull();
});

it('intercom: tells that it was opened, closed, and of what came', () => {
  const told: unknown[] = [];
  page.Intercom = Object.assign(() => {}, {
    q: [
      ['onShow', () => told.push('shown')],
      ['onHide', () => told.push('hidden')],
      ['onUnreadCountChange', (count: number) => told.push(count)],
      ['boot', { app_id: 'abc' }],
    ],
  });
  runScript('intercom');
  bubble('intercom')?.click();
  bubble('intercom')?.click();
  window.dispatchEvent(new CustomEvent('sandbox-chat-unread', { detail: 2 }));
  expect(told).toEqual(['shown', 'hidden', 2]);
});

it('tawk: shows, hides and tells that it is there', () => {
  const onLoad = jest.fn();
  page.Tawk_API = { onLoad };
  runScript('tawk', { src: 'http://chat.localhost:8140/tawk/property/widget' });
  expect(fields()).toEqual({ property_id: 'property', widget_id: 'widget' });
  expect(onLoad).toHaveBeenCalledTimes(1);
  page.Tawk_API['hideWidget']?.();
  expect(bubble('tawk')?.style.display).toBe('none');
  page.Tawk_API['showWidget']?.();
  expect(actions()).toEqual(['init', 'hide', 'show']);
});

it('leadbooster: reads its configuration and its queue', () => {
  const listener = jest.fn();
  page.pipedriveLeadboosterConfig = { companyId: 7, playbookUuid: 'uuid', version: 2 };
  page.LeadBooster = {
    q: [
      { t: 'o', n: 'opened', h: listener },
      { t: 't', n: 'open' },
    ],
  };
  runScript('leadbooster');
  expect(fields()).toEqual({ company_id: 7, playbook_uuid: 'uuid', version: 2 });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(actions()).toEqual(['init', 'open']);
});

it('qiscus: is made with its channel and key, and has a button', () => {
  runScript('qiscus');
  void (page.Qismo && new page.Qismo('key', { options: { channel_id: 12, extra_fields: [] } }));
  document.querySelector<HTMLElement>('.qcw-trigger-btn')?.click();
  expect(fields()).toEqual({ qiscus_client_key: 'key', qiscus_channel_id: 12, extra_fields: [] });
  expect(actions()).toEqual(['init', 'open']);
});

it('botika: has no way to be shown', () => {
  runScript('botika');
  page.BotikaChat?.init({ client: 'key' });
  expect(fields()).toEqual({ botika_client_key: 'key' });
  expect(Object.keys(page.BotikaChat ?? {})).toEqual(['init']);
});

it('oncehub: reads its ids from the script', () => {
  runScript('oncehub', { id: 'co-index', 'data-co-params': 'website_id=WEB-1&bot_id=BOT-1&widget_on_load=true' });
  bubble('oncehub')?.click();
  expect(fields()).toEqual({ oncehub_website_id: 'WEB-1', oncehub_bot_id: 'BOT-1', widget_on_load: 'true' });
  expect(actions()).toEqual(['init', 'open']);
});

describe('the record at the sandbox', () => {
  const send = (body: unknown, headers: Record<string, string>) =>
    test.fetchFrom('/calls', { method: 'POST', body: JSON.stringify(body), headers }, 'chat.localhost');
  const call = { provider: 'tawk', action: 'init', fields: { widget_id: '1' } };

  it('belongs to the site whose page it was, also behind a frame', async () => {
    runScript('tawk');
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(await test.control('GET', 'chat')).toMatchObject([{ provider: 'tawk', action: 'init' }]);
    const framed = { ...call, page: 'http://chat.localhost:8140/frame/metal' };
    expect((await send(framed, { origin: 'http://chat.localhost:8140' })).status).toBe(204);
    expect(await test.control('GET', 'chat', undefined, 'metal.localhost')).toMatchObject([{ action: 'init' }]);
    await test.control('DELETE', 'chat');
    expect(await test.control('GET', 'chat')).toEqual([]);
  });

  it('takes nothing from strangers and nothing else', async () => {
    expect((await send(call, { origin: 'http://evil.example' })).status).toBe(404);
    const elsewhere = { ...call, page: 'http://evil.example/frame/metal' };
    expect((await send(elsewhere, { origin: 'http://chat.localhost:8140' })).status).toBe(404);
    expect((await send({ action: 1 }, { origin: 'http://localhost:8140' })).status).toBe(404);
    expect(
      (await send({ ...call, fields: { text: 'x'.repeat(5000) } }, { origin: 'http://localhost:8140' })).status,
    ).toBe(404);
  });
});
