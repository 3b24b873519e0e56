import { arePdfs, certificateName, certifiedSubjects } from './certificate-facts';

it.each([
  ['https://example.com/c/iso-27001.pdf?x=1#y', 'ISO 27001'],
  ['/certificates/iso_9001', 'ISO 9001'],
  ['/pci-dss.html', 'PCI DSS'],
  ['', ''],
])('%s is called %s', (url, name) => expect(certificateName(url)).toBe(name));

it('says what certificates are about, each once, and nothing of those that it does not know', () => {
  expect(certifiedSubjects(['ISO 27001', 'ISO IEC 27001 2022', 'ISO 9001', 'SOC 2', 'ISO 99999'])).toEqual([
    'certified.security',
    'certified.quality',
  ]);
  expect(certifiedSubjects(['ISO 1', 'toString', '__proto__'])).toEqual([]);
});

it.each([
  [['/a.pdf', 'https://example.com/b.PDF?x=1'], true],
  [['/a.pdf', '/b.html'], false],
])('%j are PDFs: %s', (urls, expected) => expect(arePdfs(urls)).toBe(expected));
