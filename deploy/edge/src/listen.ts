import type { Server } from 'node:http';
import { connectionsOf, type Connections } from './drain';
import { SettingsError } from './settings';

/**
 * Lets a server listen.
 * @returns its connections, by which it is stopped
 * @throws SettingsError with `taken` as its message for a port that is somebody else's
 */
export async function listen(
  server: Server,
  { host, port }: { host: string; port: number },
  taken: string,
): Promise<Connections> {
  const connections = connectionsOf(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new SettingsError(taken) : error);
    });
    server.listen(port, host, resolve);
  });
  return connections;
}
