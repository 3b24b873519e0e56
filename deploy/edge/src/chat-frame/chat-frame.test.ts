/** @jest-environment node */
import { ChatFrameDocument, CHAT_FRAME_ELEMENT } from '@console/contract/chat-frame';
import type { KnownChat } from '@console/contract/chat';
import { readSite, type SiteDefinition } from '@console/sites';
import * as v from 'valibot';
import { BrandFiles } from '../brand-files';
import { byNonce, contentSecurityPolicy } from '../csp';
import { mergeAllow } from '../processor-hosts';
import { chatHostResponse, reportedFrame, type ChatHostSources } from './chat-host';
import { chatAllow, chatFrameAddress } from './chat-of';
import { frameSources } from './vendors';

const fakes = { pay: 'http://pay.localhost:8140', chat: 'http://chat.localhost:8140' };
const demo = readSite('demo-tenbyte');
const real: SiteDefinition = {
  ...demo,
  id: 'real',
  hosts: ['console.example.com', 'my.example.com'],
  chatHost: { origin: 'https://chat.example.com', hosts: ['https://*.example-cdn.com'] },
};
const without = { ...real, id: 'without', config: { ...real.config, chatEnabled: false } };

const sources = (parts: Partial<ChatHostSources> = {}): ChatHostSources => ({
  sites: [demo, real, without],
  root: '/nowhere',
  shellDist: 'dist',
  brandFiles: new BrandFiles(),
  configOf: async ({ config }) => config,
  registryOf: () => ({
    shell: { version: '1', base: '/app/assets/1/', scripts: [], styles: [], groups: {}, lazy: [] },
    remotes: [],
  }),
  fakes: undefined,
  ...parts,
});

const request = (
  host: string,
  path: string,
  parts: Partial<ChatHostSources> = {},
  protocol: 'http' | 'https' = 'http',
) => chatHostResponse(new Request(`http://${host}${path}`), host, sources(parts), protocol);

const policyOf = (response: Response | undefined): Map<string, string[]> =>
  new Map(
    (response?.headers.get('content-security-policy') ?? '').split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values];
    }),
  );

async function documentOf(response: Response | undefined): Promise<ChatFrameDocument> {
  const html = (await response?.text()) ?? '';
  const [, json] = new RegExp(`id="${CHAT_FRAME_ELEMENT}">(.*?)</script>`).exec(html) ?? [];
  return v.parse(ChatFrameDocument, JSON.parse(json ?? 'null'));
}

it.each<[KnownChat, string]>([
  [{ type: 'intercom', intercom_app_id: 'a/b' }, 'https://widget.intercom.io/widget/a%2Fb'],
  [{ type: 'qiscus', qiscus_channel_id: '1', qiscus_client_key: 'k' }, 'https://omnichannel.qiscus.com/js/qismo-v4.js'],
  [{ type: 'botika', botika_client_key: 'k' }, 'https://chat.botika.online/client/assets/js/botika.widget.js'],
  [{ type: 'oncehub', oncehub_website_id: 'w', oncehub_bot_id: 'b' }, 'https://cdn.oncehub.com/co/widget.js'],
  [
    { type: 'leadbooster', company_id: '1', playbook_uuid: 'u' },
    'https://leadbooster-chat.pipedrive.com/assets/loader.js',
  ],
  [{ type: 'tawk', property_id: 'p', widget_id: 'w?' }, 'https://embed.tawk.to/p/w%3F'],
])('%j: the script of the provider, or of the fake', (config, address) => {
  expect(frameSources(config, undefined).script).toBe(address);
  const fake = frameSources(config, fakes.chat);
  expect(fake.script).toBe(`${fakes.chat}/${config.type}${new URL(address).pathname}`);
  expect(fake.hosts).toEqual([fakes.chat]);
});

it('says the address of the frame only where chat is on, known and has a host of its own', () => {
  const { config } = real;
  expect(chatFrameAddress(demo, demo.config, fakes)).toBe('http://chat.localhost:8140/frame/demo-tenbyte');
  expect(chatFrameAddress(real, config, undefined)).toBe('https://chat.example.com/frame/real');
  expect(chatFrameAddress(demo, demo.config, undefined)).toBeUndefined();
  expect(chatFrameAddress(real, { ...config, chatEnabled: false }, undefined)).toBeUndefined();
  expect(chatFrameAddress(real, { ...config, chatConfig: null }, undefined)).toBeUndefined();
  expect(chatFrameAddress(real, { ...config, chatConfig: { type: 'pigeon' } }, undefined)).toBeUndefined();
});

it("opens nothing in the console's own policy but the frame", () => {
  const policy = contentSecurityPolicy(byNonce('abc'), mergeAllow(chatAllow(real.config, 'https://chat.example.com')));
  expect(policy).toContain('frame-src https://chat.example.com;');
  expect(policy.match(/chat\.example\.com/g)).toHaveLength(1);
  expect(chatAllow(without.config, 'https://chat.example.com')).toEqual({});
});

describe('the frame', () => {
  it('is there at the host of its site alone', async () => {
    expect((await request('chat.example.com', '/frame/real'))?.status).toBe(200);
    expect(await request('chat.example.com', '/frame/demo-tenbyte')).toBeUndefined();
    expect(await request('chat.example.com', '/frame/without')).toBeUndefined();
    expect(await request('console.example.com', '/frame/real')).toBeUndefined();
    expect(await request('chat.localhost:8140', '/frame/nobody', { fakes })).toBeUndefined();
    expect((await request('chat.localhost:8140', '/frame/demo-tenbyte', { fakes }))?.status).toBe(200);
  });

  it('serves no file but its own script', async () => {
    expect(await request('chat.example.com', '/app/assets/1/main.js')).toBeUndefined();
    expect(await request('chat.example.com', '/app/')).toBeUndefined();
    expect(await request('chat.example.com', '/api/v1/user-resource/user')).toBeUndefined();
  });

  it('may be held by the pages of its site and nobody else, and use the hosts of its provider', async () => {
    const policy = policyOf(await request('chat.example.com', '/frame/real'));
    expect(policy.get('frame-ancestors')).toEqual(['console.example.com', 'my.example.com']);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('script-src')).toContain('https://embed.tawk.to');
    expect(policy.get('script-src')).toContain('https://*.example-cdn.com');
    expect(policy.get('script-src')?.join(' ')).not.toMatch(/unsafe|strict-dynamic|wss|intercom/);
    expect(policy.get('connect-src')).toContain('wss://*.tawk.to');
    const response = await request('chat.example.com', '/frame/real');
    expect(response?.headers.get('x-frame-options')).toBeNull();
    expect(response?.headers.get('origin-agent-cluster')).toBe('?1');
  });

  it('knows the hosts on the port that it is asked at, and its provider', async () => {
    const response = await request('chat.localhost:8140', '/frame/demo-tenbyte', { fakes });
    expect(await documentOf(response)).toEqual({
      config: demo.config.chatConfig,
      script: 'http://chat.localhost:8140/tawk/demo0property/default',
      hosts: ['tenbyte.localhost:8140'],
    });
  });

  it('has a nonce that nobody can guess or see twice', async () => {
    const nonces = await Promise.all(
      [1, 2, 3].map(async () => {
        const policy = policyOf(await request('chat.example.com', '/frame/real'));
        return /^'nonce-(.+)'$/.exec(policy.get('script-src')?.[0] ?? '')?.[1] ?? '';
      }),
    );
    expect(new Set(nonces).size).toBe(3);
    for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(18);
  });

  it('cannot be broken out of by a field of the configuration', async () => {
    const chatConfig = { type: 'botika' as const, botika_client_key: '</script><script>alert(1)</script>' };
    const hostile = { ...real, config: { ...real.config, chatConfig } };
    const html = await (await request('chat.example.com', '/frame/real', { sites: [hostile] }))?.text();
    expect(html).not.toContain('</script><script>alert');
  });
});

it('vouches for the script of the frame', async () => {
  const registryOf: ChatHostSources['registryOf'] = (site) => {
    const { shell, remotes } = sources().registryOf(site);
    return { shell: { ...shell, chatFrame: { file: 'chat-frame.js', integrity: 'sha384-c' } }, remotes };
  };
  const html = await (await request('chat.example.com', '/frame/real', { registryOf }))?.text();
  expect(html).toMatch(/<script src="\/app\/assets\/1\/chat-frame\.js" integrity="sha384-c" defer nonce="[^"]+">/);
});

it('has violations of the frame reported at the chat host, for its own site', async () => {
  const response = await request('chat.example.com', '/frame/real', {}, 'https');
  expect(response?.headers.get('reporting-endpoints')).toBe('csp="/reports/csp/real"');
  expect(policyOf(response).get('report-uri')).toEqual(['/reports/csp/real']);
  expect(policyOf(response).get('report-to')).toEqual(['csp']);
  const reported = (host: string, path: string, method = 'POST') =>
    reportedFrame(new Request(`http://${host}${path}`, { method }), host, sources())?.id;
  expect(reported('chat.example.com', '/reports/csp/real')).toBe('real');
  expect(reported('chat.example.com', '/reports/csp/real', 'GET')).toBeUndefined();
  expect(reported('console.example.com', '/reports/csp/real')).toBeUndefined();
  expect(reported('chat.example.com', '/reports/csp/other')).toBeUndefined();
});
