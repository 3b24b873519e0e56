import type { FakeOrigins } from '@console/contract/site-document';
import type { EdgeSettings } from './settings';

/** Where browsers find what the sandbox serves beside its sites. */
export interface SandboxOrigins extends FakeOrigins {
  readonly s3: string;
}

/** The port of the object store: the one after the console's, for it is an origin of its own. */
export const s3PortOf = (port: number): number => port + 1;

/**
 * The origins that the settings name. Without a word they are those of this machine, where browsers resolve `*.localhost`
 * themselves; the object store is at plain localhost, because clients outside of a browser know no other name.
 */
export function sandboxOrigins({
  port,
  tls,
  publicOrigins: { pay, chat, s3 },
}: Pick<EdgeSettings, 'port' | 'tls' | 'publicOrigins'>): SandboxOrigins {
  const scheme = tls ? 'https' : 'http';
  return {
    pay: pay ?? `${scheme}://pay.localhost:${port}`,
    chat: chat ?? `${scheme}://chat.localhost:${port}`,
    s3: s3 ?? `${scheme}://localhost:${s3PortOf(port)}`,
  };
}
