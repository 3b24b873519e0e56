import { brands } from '@console/brands';
import { createSandboxServer } from '@console/sandbox/node';
import { readSite } from '@console/sites';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { listen } from '../listen';
import { listenForS3 } from '../s3-listener';
import { plainServer } from '../web-server';

/**
 * A real API for end-to-end tests: the sandbox in a process of its own, as a company would run it. The API and the sandbox's
 * controls are at `localhost`, the identity provider at PROVIDER, the object store at the next port; nothing of them is at the host
 * of the console, CONSOLE, whose pages may call the API by CORS. Environment: PORT, PROVIDER (host name), CONSOLE (origin).
 */
const PORT = Number(process.env['PORT']);
const PROVIDER = process.env['PROVIDER'] ?? '';
const CONSOLE = process.env['CONSOLE'] ?? '';
const HOST = '127.0.0.1';

const sample = readSite('default');
const site = {
  ...sample,
  id: 'real',
  hosts: ['localhost', PROVIDER],
  config: { ...sample.config, siteName: 'Real Cloud', authDomain: `${PROVIDER}:${PORT}`, paymentProcessors: [] },
  consoles: [CONSOLE],
  taxLabel: brands[sample.brand]?.taxLabel ?? 'VAT',
};
const sandbox = await createSandboxServer({ sites: [site], port: PORT });

const isAtProvider = (request: Request): boolean => new URL(request.url).hostname === PROVIDER;
const ofApi = /^\/(api\/v1|sandbox)\//;

const letIn = cors({
  origin: CONSOLE,
  allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowHeaders: ['apikey', 'content-type'],
  exposeHeaders: ['content-disposition', 'date', 'retry-after'],
  maxAge: 600,
});
const app = new Hono().use('/api/*', letIn).all('*', ({ req: { raw } }) => {
  const { pathname } = new URL(raw.url);
  // Each of them has a host of its own: whoever asks for one at the other's is lost.
  if (isAtProvider(raw) === ofApi.test(pathname)) return new Response(null, { status: 404 });
  return sandbox.fetch(raw);
});
const server = plainServer((request) => app.fetch(request));
const connections = await listen(server, { host: HOST, port: PORT }, `Port ${PORT} is taken`);
const store = await listenForS3({ host: HOST, port: PORT });
store.open((request, target) => sandbox.fetchS3(request, target));
console.log('Real API ready');

process.once('SIGTERM', () => {
  const now = AbortSignal.abort();
  void Promise.all([connections.drain(now), store.close(now)])
    .then(() => sandbox.close())
    .then(() => process.exit(0));
});
