import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';
import type { CertificateFiles } from '../settings';

/** A certificate that vouches for itself, for some host names, good for a day. */
export function selfSigned(...hosts: readonly string[]): { cert: string; key: string } {
  const { cert, private: key } = generate([{ name: 'commonName', value: hosts[0] ?? '' }], {
    algorithm: 'sha256',
    keySize: 2048,
    days: 1,
    extensions: [{ name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2, value })) }],
  });
  return { cert, key };
}

const folders: string[] = [];

/** Removes the folders of all certificateFiles: for the end of a test file, whose runner knows when that is. */
export function removeCertificateFiles(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
}

/** Files of a certificate in a folder of their own, which stays until removeCertificateFiles; `write` replaces them. */
export function certificateFiles(pair: { cert: string; key: string }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'console-tls-'));
  folders.push(folder);
  const files: CertificateFiles = { cert: path.join(folder, 'cert.pem'), key: path.join(folder, 'key.pem') };
  const write = ({ cert, key }: { cert: string; key: string }): void => {
    writeFileSync(files.cert, cert);
    writeFileSync(files.key, key);
  };
  write(pair);
  return { files, write, folder };
}
