/** @jest-environment node */
import { environmentOf, type Environment } from './environment';

it.each<[host: string, environment: Environment]>([
  ['localhost', 'development'],
  ['localhost:8080', 'development'],
  ['LocalHost:8080', 'development'],
  ['127.0.0.1', 'development'],
  ['127.0.0.1:8080', 'development'],
  ['10.0.0.7', 'development'],
  ['[::1]', 'development'],
  ['[::1]:8080', 'development'],
  ['test.localhost', 'staging'],
  ['test.localhost:8080', 'staging'],
  ['test-console.example.com', 'staging'],
  ['testing.example.com', 'staging'],
  ['Test.example.com', 'staging'],
  ['metal.localhost', 'production'],
  ['metal.localhost:8080', 'production'],
  ['warren.localhost', 'production'],
  ['console.example.com', 'production'],
  ['localhost.example.com', 'production'],
  ['mytest.example.com', 'production'],
  ['console.test.example.com', 'production'],
  ['127.0.0.1.example.com', 'production'],
])('%s is %s', (host, environment) => {
  expect(environmentOf(host)).toBe(environment);
});
