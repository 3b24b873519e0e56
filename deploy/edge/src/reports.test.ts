/** @jest-environment node */
import { sites } from '@console/sites';
import { envelopeAddress, passReport } from './reports';

it.each([
  ['https://abc@errors.example/7', 'https://errors.example/api/7/envelope/?sentry_key=abc&sentry_version=7'],
  [
    'https://abc@errors.example/deep/er/7',
    'https://errors.example/deep/er/api/7/envelope/?sentry_key=abc&sentry_version=7',
  ],
  ['https://errors.example/7', undefined],
  ['ftp://abc@errors.example/7', undefined],
  ['errors.example', undefined],
])('%s takes envelopes at %s', (dsn, address) => expect(envelopeAddress(dsn)).toBe(address));

const report = (body: string) => new Request('http://localhost/reports', { method: 'POST', body });
const [site] = sites;
if (!site) throw new Error('There is no site');

it('hands a report on to the service of its site only', async () => {
  const send = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 200 }));
  const own = { ...site, reporting: { dsn: 'https://abc@errors.example/7' } };
  expect((await passReport(report('{"dsn":"https://evil@elsewhere.example/1"}'), own)).status).toBe(200);
  expect(send.mock.calls.map(([url]) => String(url))).toEqual([
    expect.stringContaining('https://errors.example/api/7/'),
  ]);
  expect((await passReport(report('x'.repeat(1024 * 1024 + 1)), own)).status).toBe(413);
  send.mockRejectedValue(new TypeError('down'));
  expect((await passReport(report('{}'), own)).status).toBe(502);
  const { reporting: _, ...silent } = own;
  expect((await passReport(report('{}'), silent)).status).toBe(404);
});
