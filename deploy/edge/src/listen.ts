import type { Connections } from './drain';
import { SettingsError } from './settings';
import type { WebServer } from './web-server';

/**
 * Lets a server listen.
 * @returns its connections, by which it is stopped
 * @throws SettingsError with `taken` as its message for a port that is somebody else's
 */
export async function listen(
  { listener, connections }: WebServer,
  { host, port }: { host: string; port: number },
  taken: string,
): Promise<Connections> {
  await new Promise<void>((resolve, reject) => {
    listener.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new SettingsError(taken) : error);
    });
    listener.listen(port, host, resolve);
  });
  return connections;
}
