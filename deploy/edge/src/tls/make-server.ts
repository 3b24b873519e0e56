import type { Responder, ServerOptions } from '../http-server';
import type { CertificateFiles } from '../settings';
import { plainServer, type WebServer } from '../web-server';
import { readCertificates } from './certificates';
import { tlsServer } from './tls-server';

/** Makes a server of the protocol that the settings ask for. */
export type MakeServer = (respond: Responder, options?: ServerOptions) => WebServer;

export interface Protocol {
  readonly scheme: 'http' | 'https';
  readonly make: MakeServer;
  /** When the first certificate ends, in seconds since 1970; undefined without TLS. */
  readonly certificateEnds: () => number | undefined;
  /** Takes up certificates that have changed; connections that are open keep theirs. Nothing to do without TLS. */
  readonly refresh: (() => void) | undefined;
}

/**
 * TLS with certificates, plain HTTP without.
 * @throws SettingsError for certificates that can't be used
 */
export function protocolOf(
  files: readonly CertificateFiles[] | undefined,
  log: (line: string) => void = console.log,
): Protocol {
  if (!files) return { scheme: 'http', make: plainServer, certificateEnds: () => undefined, refresh: undefined };
  const certificates = readCertificates(files, log);
  const renewals: (() => void)[] = [];
  return {
    scheme: 'https',
    make(respond, options) {
      const server = tlsServer(respond, { ...options, certificates });
      renewals.push(server.renew);
      return server;
    },
    certificateEnds: () => certificates.ends,
    refresh() {
      if (certificates.refresh()) for (const renew of renewals) renew();
    },
  };
}
