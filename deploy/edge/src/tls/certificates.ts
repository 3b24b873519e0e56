import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext, type SecureContext } from 'node:tls';
import { reasonOf } from '@console/registry';
import { type CertificateFiles, SettingsError } from '../settings';

interface Certificate {
  readonly pem: { readonly cert: string; readonly key: string };
  readonly own: X509Certificate;
  readonly context: SecureContext;
}

/** What a server shows to those who connect. */
export interface Certificates {
  /** For a connection that names no host. */
  readonly first: { readonly cert: string; readonly key: string };
  /** For a connection to a host: the first that is made out to it, else the first of all. */
  contextFor(host: string): SecureContext;
  /** When the first of them ends, in seconds since 1970. */
  readonly ends: number;
  /** Reads the files anew; what can't be used is told once, and the last good ones stay. @returns whether others are shown now */
  refresh(): boolean;
}

function textOf(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SettingsError(`${setting}: ${file} can't be read: ${reasonOf(error)}`);
  }
}

/** @throws SettingsError */
function certificateOf({ cert, key }: Certificate['pem'], files: CertificateFiles): Certificate {
  try {
    const own = new X509Certificate(cert);
    if (!own.checkPrivateKey(createPrivateKey(key))) throw new Error('the key is that of another certificate');
    return { pem: { cert, key }, own, context: createSecureContext({ cert, key }) };
  } catch (error) {
    throw new SettingsError(`TLS_CERT ${files.cert} with TLS_KEY ${files.key} can't be used: ${reasonOf(error)}`);
  }
}

const endOf = ({ own }: Certificate): number => Date.parse(own.validTo) / 1000;

/**
 * Reads certificates, and takes up others as soon as their files change.
 * @throws SettingsError for files that can't be used
 */
export function readCertificates(
  files: readonly CertificateFiles[],
  log: (line: string) => void = console.log,
): Certificates {
  const texts = () =>
    files.map((pair) => ({ cert: textOf('TLS_CERT', pair.cert), key: textOf('TLS_KEY', pair.key), files: pair }));
  const certificatesOf = (read: ReturnType<typeof texts>): [Certificate, ...Certificate[]] => {
    const [first, ...others] = read.map((pair) => certificateOf(pair, pair.files));
    if (!first) throw new SettingsError('TLS_CERT names no certificate');
    return [first, ...others];
  };
  const start = texts();
  let seen = JSON.stringify(start);
  let reported = '';
  let now = certificatesOf(start);
  return {
    get first() {
      return now[0].pem;
    },
    contextFor: (host) => (now.find(({ own }) => own.checkHost(host) !== undefined) ?? now[0]).context,
    get ends() {
      return Math.min(...now.map(endOf));
    },
    refresh() {
      try {
        const read = texts();
        if (JSON.stringify(read) === seen) return false;
        now = certificatesOf(read);
        seen = JSON.stringify(read);
        reported = '';
        log(`Certificates read anew: good until ${new Date(this.ends * 1000).toISOString()}`);
        return true;
      } catch (error) {
        // One of two files may be written while the other is not yet: the next look reads both.
        if (reasonOf(error) !== reported) log(`${reasonOf(error)}\nThe certificates before stay.`);
        reported = reasonOf(error);
        return false;
      }
    },
  };
}
