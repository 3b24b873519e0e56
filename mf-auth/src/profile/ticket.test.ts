import { ticketAddress } from './ticket';

it.each([
  ['https://login.example.com/mfa?ticket=1', 'login.example.com', true],
  ['https://guardian.example.com/mfa?ticket=1', 'login.example.com', true],
  ['http://localhost:8080/login/mfa-enrolment?ticket=1', 'localhost:8080', true],
  ['http://login.example.com/mfa', 'login.example.com', false],
  ['https://evil.com/mfa', 'login.example.com', false],
  ['https://login.example.com@evil.com/mfa', 'login.example.com', false],
  ['https://evil-example.com/mfa', 'login.example.com', false],
  ['javascript:alert(1)', 'login.example.com', false],
  ['/mfa', 'login.example.com', false],
  ['https://login.example.com/mfa', undefined, false],
])('%s of the provider %s: %s', (url, domain, expected) =>
  expect(ticketAddress(url, domain)).toBe(expected ? url : undefined),
);
