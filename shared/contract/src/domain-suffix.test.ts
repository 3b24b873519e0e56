import { sharesSuffix } from './domain-suffix';

it.each([
  ['login.example.com', 'console.example.com', true],
  ['example.com', 'console.example.com', true],
  ['LOGIN.Example.com.', 'console.example.com:8443', true],
  ['login.brand.co.id', 'my.brand.co.id', true],
  ['localhost:8080', 'localhost:8080', true],
  ['metal.localhost:8080', 'metal.localhost:9090', true],
  ['127.0.0.1:8080', '127.0.0.1:8080', true],
  ['[::1]:8080', '[::1]', true],
  ['evil-example.com', 'example.com', false],
  ['example.com', 'evil-example.com', false],
  ['login.example.org', 'console.example.com', false],
  ['login.other.co.id', 'my.brand.co.id', false],
  ['co.id', 'my.brand.co.id', false],
  ['com', 'example.com', false],
  ['localhost:8080', '127.0.0.1:8080', false],
  ['localhost', 'metal.localhost', false],
  ['evil.localhost', 'metal.localhost', false],
  ['10.0.0.1', '127.0.0.1', false],
  ['1.0.0.1', '2.0.0.1', false],
  ['', 'example.com', false],
])('%s for %s: %s', (domain, host, expected) => {
  expect(sharesSuffix(domain, host)).toBe(expected);
});
