/** @jest-environment node */
import { redirectResponse } from './redirect';

const to = (host: string, port = 8443) =>
  redirectResponse(new Request('http://x/app/vm?a=1', { headers: { host } }), {
    port,
    isKnown: (name) => name.startsWith('console.example'),
  });

it.each([
  ['console.example', 8443, 'https://console.example/app/vm?a=1'],
  ['Console.Example:8080', 8443, 'https://console.example:8443/app/vm?a=1'],
  ['console.example:80', 443, 'https://console.example/app/vm?a=1'],
])('%s, with TLS at %i, is sent to %s', (host, port, location) => {
  const { status, headers } = to(host, port);
  expect([status, headers.get('location')]).toEqual([308, location]);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

it('sends nobody to a host that is not served', () => {
  const { status, headers } = to('evil.example');
  expect([status, headers.get('location')]).toEqual([421, null]);
});
