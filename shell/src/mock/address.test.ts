/** @jest-environment node */
import { mockPageOf, shownAt, withShownAddresses } from './address';

const here = { origin: 'http://localhost:8080', protocol: 'http:', hostname: 'localhost', port: '8080' };

it.each([
  ['/mock/pay.localhost/pay/mock-default/abc', '?step=2', 'http://pay.localhost:8080/pay/mock-default/abc?step=2'],
  ['/mock/localhost/sandbox/', '', 'http://localhost:8080/sandbox/'],
  ['/mock/localhost', '', 'http://localhost:8080/'],
])('%s%s is %s', (path, search, url) => {
  const page = mockPageOf(path, search, here);
  expect(page?.href).toBe(url);
  expect(page && shownAt(page, here)).toBe(
    `http://localhost:8080/app${path}${path.endsWith('localhost') ? '/' : ''}${search}`,
  );
});

it.each(['/mock', '/mock/', '/compute', '/mocked/localhost/', '/mock//evil.example/'])('%s is no such page', (path) =>
  expect(mockPageOf(path, '', here)).toBeUndefined(),
);

it.each([
  'http://localhost:8080/app/payment_return?x=1',
  'http://localhost:8080/app',
  'https://bank.example/pay',
  'http://bank.example:8080/pay',
])('leaves %s as it is', (address) => expect(shownAt(new URL(address), here)).toBe(address));

it('turns the addresses in an answer, and nothing else', () => {
  const response = {
    redirect_url: 'http://pay.localhost:8080/pay/mock-default/1?x=%2F',
    ticket_url: 'http://localhost:8080/mfa?ticket=1',
    return_url: 'http://localhost:8080/app/payment_return',
    site: 'https://example.com/terms',
    name: 'http:// is a text',
    store: 'http://localhost:8081/',
  };
  expect(JSON.parse(withShownAddresses(JSON.stringify(response), here))).toEqual({
    ...response,
    redirect_url: 'http://localhost:8080/app/mock/pay.localhost/pay/mock-default/1?x=%2F',
    ticket_url: 'http://localhost:8080/app/mock/localhost/mfa?ticket=1',
  });
});
