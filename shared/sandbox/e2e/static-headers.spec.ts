import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { apiKeyOf, expect } from '../../tooling/src/e2e/fixtures';
import { putOut, startNginx } from '../../tooling/src/e2e/static-export';
import { CONSOLE, test } from './behind-real-api';

interface Seen {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Node does not resolve names below localhost. */
async function get(port: number, at: string, headers: Readonly<Record<string, string>> = {}): Promise<Seen> {
  const host = { host: `${CONSOLE}:${port}` };
  const sent = request({ host: '127.0.0.1', port, path: at, headers: { ...headers, ...host }, agent: false }).end();
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (!response) throw new Error(`${at}: no response`);
  const { statusCode: status = 0 } = response;
  return { status, headers: response.headers, body: await text(response) };
}

const COMPARED = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'set-cookie',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
] as const;

const plainly = (value: unknown): string => String(value ?? '').replaceAll(/charset=utf-8/gi, 'charset=utf-8');

/** What of a response has to be the same; a page's own code is let in by nonce there and by hash here. */
function facts({ status, headers }: Seen): Readonly<Record<string, unknown>> {
  const named = COMPARED.map((name) => [name, plainly(headers[name])] as const);
  const { 'content-security-policy': policy = '', ...rest } = Object.fromEntries(named);
  const plain = policy.replaceAll(/ '(nonce|sha256|sha384)-[^']+'/g, '').replace('; report-uri /reports/csp', '');
  // What leads on or is empty has a page of nginx's own, which nobody sees.
  const type = status === 200 ? rest['content-type'] : '';
  return { status, ...rest, 'content-type': type, policy: plain };
}

test('nginx answers with the status and the headers of an edge, and passes /api on as it does', async ({
  server,
  sandbox,
  sites,
}) => {
  const port = server.port + 1;
  const files = await putOut(['acme', '--host', `${CONSOLE}:${port}`, '--proxy-api'], { SITES: sites });
  const nginx = await startNginx(files, port);
  try {
    const folder = path.join(files.folder, 'public/app/assets');
    const [version = ''] = await readdir(folder);
    const built = await readdir(path.join(folder, version));
    expect(built.filter((name) => name.startsWith('dev-'))).toEqual([]);
    const places = [
      '/',
      '/app',
      '/app/',
      '/app/compute',
      '/app/compute/vm/tll/none',
      '/app/nowhere',
      '/referral/abc',
      '/nowhere',
      '/favicon.ico',
      `/app/assets/${version}/main.js`,
      `/app/assets/${version}/main.css`,
      `/app/assets/${version}/main.js.br`,
      '/app/assets/0/main.js',
      '/remotes/mf-compute/0/remoteEntry.js',
      '/api/v1/config/ui/config',
      '/api/v1/user-resource/user',
    ];
    const answers = (at: number) =>
      Promise.all(places.map(async (place) => ({ place, ...facts(await get(at, place)) })));
    expect(await answers(port)).toEqual(await answers(server.port));
    const main = await get(port, `/app/assets/${version}/main.js`, { 'accept-encoding': 'gzip' });
    expect(main.headers['content-encoding']).toBe('gzip');

    const own = { apikey: apiKeyOf('customer') };
    const user = await get(port, '/api/v1/user-resource/user', own);
    expect(JSON.parse(user.body)).toMatchObject({ name: 'customer@example.com' });
    await sandbox.faults({ path: '/user-resource/user', status: 302, body: 'elsewhere' });
    const led = [
      await get(server.port, '/api/v1/user-resource/user', own),
      await get(port, '/api/v1/user-resource/user', own),
    ];
    expect(led.map(({ status }) => status)).toEqual([502, 502]);
    const out = '/api/%252e%252e/sandbox/requests';
    expect([(await get(server.port, out)).status, (await get(port, out)).status]).toEqual([400, 400]);
  } finally {
    await nginx.stop();
    await files.remove();
  }
});
