/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { createServer as createTlsServer, globalAgent } from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { selfSigned } from '../../../../deploy/edge/src/testing/certificates';
import { createFront, type Behind } from './front';
import { apartOptions, devOptions } from './options';
import type { AreaState, WatchedArea } from './watch';

const GUEST = 'https://console.example.com';
const built = {
  name: 'mf-compute',
  version: 'dev',
  base: '/remotes/mf-compute/dev/',
  entry: 'remoteEntry.js',
  integrity: 'sha384-x',
  area: { name: 'mf-compute' },
  modules: {},
  shared: [],
  preloads: {},
};
let outDir: string;
let open: Server[] = [];
let state: AreaState;
let tell: () => void;
let seen: IncomingMessage['headers'][];
let asked: (string | undefined)[];

const listen = async (server: Server): Promise<string> => {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A front before a console whose page carries a document. */
async function front(deployed = false): Promise<string> {
  const origin = await listen(
    createServer(({ headers, url }, outgoing) => {
      seen.push(headers);
      asked.push(url);
      outgoing.writeHead(200, {
        'content-type': 'text/html',
        'content-security-policy': "script-src 'nonce-n1'",
        'strict-transport-security': 'max-age=1',
      });
      outgoing.end(
        '<script type="application/json" id="site-document">{"registry":{"remotes":[]}}</script><body></body>',
      );
    }),
  );
  const behind: Behind = { origin, isDeployed: deployed };
  const area: WatchedArea = {
    name: 'mf-compute',
    outDir,
    base: built.base,
    state: () => state,
    onChange: (callback) => {
      tell = callback;
    },
  };
  return listen(createFront(behind, area, [GUEST]));
}

beforeEach(() => {
  outDir = mkdtempSync(path.join(os.tmpdir(), 'front-'));
  writeFileSync(path.join(outDir, 'remoteEntry.js'), 'entry()');
  state = { built } as unknown as AreaState;
  seen = [];
  asked = [];
});
afterEach(async () => {
  for (const server of open) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  open = [];
  rmSync(outDir, { recursive: true, force: true });
});

const html = { accept: 'text/html' };

it('puts the area into pages, and lets all else through', async () => {
  const response = await fetch(`${await front()}/app/`, { headers: html });
  expect(await response.text()).toContain('"integrity":"sha384-x"');
  expect(response.headers.get('content-security-policy')).toBe("script-src 'nonce-n1'");
  expect(response.headers.get('strict-transport-security')).toBe('max-age=1');
  expect(await (await fetch(`${await front()}/app/`)).text()).not.toContain('sha384-x');
});

it('speaks to a deployed site in its own name', async () => {
  const address = await front(true);
  const response = await fetch(`${address}/api/v1/x`, {
    method: 'POST',
    headers: { origin: address, referer: address },
  });
  expect(response.headers.get('strict-transport-security')).toBeNull();
  const [headers] = seen;
  expect(headers?.origin).toBe(`http://${headers?.host}`);
  expect(headers?.host).not.toBe(new URL(address).host);
  expect(headers).not.toHaveProperty('referer');
});

it('speaks to a deployed site over TLS, and believes no certificate that nobody vouches for', async () => {
  const { cert, key } = selfSigned('localhost');
  const site = createTlsServer({ cert, key }, ({ headers }, outgoing) => outgoing.end(`Here is ${headers.host}`));
  const origin = (await listen(site)).replace('http://127.0.0.1', 'https://localhost');
  const watched: WatchedArea = { name: 'mf-compute', outDir, base: built.base, state: () => state, onChange: () => {} };
  const address = await listen(createFront({ origin, isDeployed: true }, watched));
  await expect(fetch(`${address}/api/v1/x`)).rejects.toThrow('fetch failed');
  globalAgent.options.ca = cert;
  try {
    expect(await (await fetch(`${address}/api/v1/x`)).text()).toBe(`Here is ${new URL(origin).host}`);
  } finally {
    delete globalAgent.options.ca;
    globalAgent.destroy();
  }
});

it.each(['//evil.example/app/', '//'])('asks nobody else for %s', async (target) => {
  const { port } = new URL(await front(true));
  const status = await new Promise<number | undefined>((resolve, reject) => {
    get({ port, path: target, headers: html }, ({ statusCode }) => resolve(statusCode)).on('error', reject);
  });
  expect(status).toBe(200);
  expect(asked).toEqual([target]);
});

it.each([
  [GUEST, GUEST],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['http://metal.localhost:8080', 'http://metal.localhost:8080'],
  ['https://evil.example', null],
  ['http://localhost.evil.example', null],
  ['null', null],
])('lets pages of %s take the area: %s', async (origin, allowed) => {
  const address = await front();
  for (const file of ['/dev/record.json', `${built.base}remoteEntry.js`]) {
    const { headers, status } = await fetch(address + file, { headers: { origin } });
    expect([file, status, headers.get('access-control-allow-origin')]).toEqual([file, 200, allowed]);
  }
  const page = await fetch(`${address}/app/`, { headers: { origin, ...html } });
  expect(page.headers.get('access-control-allow-origin')).toBeNull();
});

it('gives the files of the build, and none beside it', async () => {
  const address = await front();
  expect(await (await fetch(`${address}${built.base}remoteEntry.js?retry=1`)).text()).toBe('entry()');
  expect((await fetch(`${address}${built.base}..%2fsecret.js`)).status).toBe(404);
});

it('tells open pages what is wrong with a build, also those that open later', async () => {
  state = { failure: 'Unexpected token' };
  const address = await front();
  const response = await fetch(`${address}/dev/events`);
  const reader = response.body?.getReader();
  const next = async () => new TextDecoder().decode((await reader?.read())?.value);
  expect(await next()).toBe('event: failed\ndata: "Unexpected token"\n\n');
  state = { built } as unknown as AreaState;
  tell();
  expect(await next()).toBe('event: built\ndata:\n\n');
  await reader?.cancel();
  expect((await fetch(`${address}/dev/record.json`)).status).toBe(200);
});

describe('the command line', () => {
  const areas = ['mf-billing', 'mf-compute'];

  it('names an area, with or without its prefix, and where to work in', () => {
    expect(devOptions(['compute'], areas)).toEqual({ area: 'mf-compute', site: undefined, guests: [] });
    const args = ['mf-compute', '--site', `${GUEST}/app/`, '--for', GUEST, '--for', 'http://localhost:9000'];
    expect(devOptions(args, areas)).toEqual({
      area: 'mf-compute',
      site: GUEST,
      guests: [GUEST, 'http://localhost:9000'],
    });
  });

  it.each([
    [[], 'Which area?'],
    [['nothing'], 'Which area?'],
    [['compute', 'billing'], 'Which area?'],
    [['compute', '--site', 'console.example.com'], '--site takes the address of a site'],
    [['compute', '--site', 'http://console.example.com'], '--site takes the address of a site'],
    [['compute', '--port', '1'], "Unknown option '--port'"],
  ])('refuses %j', (args, problem) => expect(() => devOptions(args, areas)).toThrow(problem));

  it('says outside of the workspace in which console', () => {
    expect(apartOptions(['--site', GUEST], '/team')).toEqual({ area: '.', site: GUEST, guests: [] });
    expect(apartOptions(['--console', '../console', '--for', GUEST], '/team/reports')).toEqual({
      area: '.',
      console: '/team/console',
      guests: [GUEST],
    });
  });

  it.each([
    [[], 'In which console?'],
    [['--site', GUEST, '--console', '.'], 'In which console?'],
    [['reports'], "Unexpected argument 'reports'"],
  ])('refuses %j outside of the workspace', (args, problem) =>
    expect(() => apartOptions(args, '/team')).toThrow(problem),
  );
});
