/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import { createMetrics } from '../operations/metrics';
import { listenForS3, type S3Listener } from '../s3-listener';
import { certificateFiles, removeCertificateFiles, selfSigned } from '../testing/certificates';
import { protocolOf } from './make-server';

afterAll(removeCertificateFiles);

const opened: S3Listener[] = [];
afterEach(async () => {
  for (const listener of opened.splice(0)) await listener.close(AbortSignal.abort());
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address: AddressInfo | string | null = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  if (typeof address !== 'object' || !address) throw new Error('There is no port');
  return address.port;
}

/** What a server says by HTTP/1.1, and the certificate that it shows. */
async function send(port: number): Promise<{ text: string; certificate: string | undefined }> {
  const socket = connect({ host: '127.0.0.1', port, servername: 'console.example', rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const certificate = socket.getPeerX509Certificate()?.toString();
  socket.write('GET /bucket/../a HTTP/1.1\r\nhost: s3.example\r\nconnection: close\r\n\r\n');
  let text = '';
  for await (const piece of socket) text += String(piece);
  return { text, certificate };
}

it('the object store speaks TLS, too, and shows a certificate that has changed', async () => {
  const [first, second] = [selfSigned('console.example'), selfSigned('console.example')];
  const { files, write } = certificateFiles(first);
  const protocol = protocolOf([files], () => {});
  const port = await freePort();
  const listener = await listenForS3({ host: '127.0.0.1', port: port - 1 }, protocol.make);
  opened.push(listener);
  listener.open(async (request, target) => new Response(`${new URL(request.url).protocol} ${target}`));

  const before = await send(port);
  expect(before.text).toContain('https: /bucket/../a');
  write(second);
  protocol.refresh?.();
  const after = await send(port);
  expect([before.certificate, after.certificate]).toEqual([first, second].map(({ cert }) => cert.replaceAll('\r', '')));
});

it('figures tell when the certificate ends, and nothing of it without TLS', async () => {
  const { files } = certificateFiles(selfSigned('console.example'));
  const { certificateEnds } = protocolOf([files], () => {});
  const figures = await createMetrics({ connections: () => 0, certificateEnds }).text();
  expect(figures).toContain(`\nconsole_certificate_end_seconds ${certificateEnds()}\n`);
  const plain = protocolOf(undefined);
  expect([plain.scheme, plain.refresh]).toEqual(['http', undefined]);
  const { certificateEnds: none } = plain;
  expect(await createMetrics({ connections: () => 0, certificateEnds: none }).text()).not.toContain('certificate');
});
