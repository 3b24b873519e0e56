/** @jest-environment node */
import { writeFileSync } from 'node:fs';
import { certificateFiles, removeCertificateFiles, selfSigned } from '../testing/certificates';
import { readCertificates } from './certificates';

afterAll(removeCertificateFiles);

it('are shown by the host that is asked for, the first where none is made out to it', () => {
  const [one, two] = [
    certificateFiles(selfSigned('a.example')),
    certificateFiles(selfSigned('b.example', '*.c.example')),
  ];
  const certificates = readCertificates([one.files, two.files]);
  const first = certificates.contextFor('a.example');
  expect(certificates.contextFor('elsewhere.example')).toBe(first);
  expect(certificates.contextFor('b.example')).not.toBe(first);
  expect(certificates.contextFor('x.c.example')).toBe(certificates.contextFor('b.example'));
});

it('are taken up when their files change, and stay where these are wrong', () => {
  const [first, second, other] = [selfSigned('a.example'), selfSigned('a.example'), selfSigned('b')];
  const { files, write } = certificateFiles(first);
  const lines: string[] = [];
  const certificates = readCertificates([files], (line) => lines.push(line));
  expect(certificates.refresh()).toBe(false);

  writeFileSync(files.cert, second.cert);
  expect([certificates.refresh(), certificates.refresh()]).toEqual([false, false]);
  expect(certificates.first.cert).toBe(first.cert);
  expect(lines).toEqual([
    expect.stringContaining('the key is that of another certificate\nThe certificates before stay.'),
  ]);

  write(second);
  expect(certificates.refresh()).toBe(true);
  expect(certificates.first.cert).toBe(second.cert);
  expect(certificates.ends).toBeGreaterThan(Date.now() / 1000);

  write({ ...other, cert: 'no certificate' });
  expect(certificates.refresh()).toBe(false);
  expect(certificates.first.cert).toBe(second.cert);
});

it('that can not be used end a start, in words', () => {
  const [one, two] = [selfSigned('a'), selfSigned('b')];
  const { files } = certificateFiles({ cert: one.cert, key: two.key });
  const { files: good, folder } = certificateFiles(one);
  expect(() => readCertificates([files])).toThrow(
    /^TLS_CERT .* can't be used: the key is that of another certificate$/,
  );
  expect(() => readCertificates([{ ...good, key: `${folder}/none.pem` }])).toThrow(
    /^TLS_KEY: .*none.pem can't be read: /,
  );
});
