import type { Server } from 'node:http';
import { SettingsError } from './settings';

/**
 * Lets a server listen.
 * @throws SettingsError with `taken` as its message for a port that is somebody else's
 */
export function listen(server: Server, { host, port }: { host: string; port: number }, taken: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new SettingsError(taken) : error);
    });
    server.listen(port, host, resolve);
  });
}

/** Stops a server, and what its clients are in the middle of. */
export async function stopListening(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
