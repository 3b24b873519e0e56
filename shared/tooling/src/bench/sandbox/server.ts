import { createServer } from 'node:http';
import { createSandboxServer } from '@console/sandbox/node';
import { sites } from '@console/sites';
import { getRequestListener } from '@hono/node-server';

/** Runs in a process of its own: the sandbox on a port of loopback. Arguments: data folder, port. */
const [dataDir = '', port = ''] = process.argv.slice(2);
const sandbox = await createSandboxServer({ dataDir, sites, port: Number(port) });
const server = createServer(getRequestListener((request) => sandbox.fetch(request)));

/** Milliseconds of a processor that this process has taken so far. */
const busyMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

process.on('message', () => process.send?.({ rss: process.memoryUsage().rss, busyMs: busyMs() }));
process.once('disconnect', () => {
  server.close();
  server.closeAllConnections();
  void sandbox.close().then(() => process.exit(0));
});
server.listen(Number(port), '127.0.0.1', () => process.send?.({ isReady: true }));
