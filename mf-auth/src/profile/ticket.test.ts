import { ticketAddress } from './ticket';

const COM = { id: 'test', host: 'console.example.com', domain: 'example.com' };
const LOCAL = { id: 'test', host: 'localhost:8080' };

it.each([
  ['https://login.example.com/mfa?ticket=1', COM, true],
  ['https://guardian.example.com/mfa?ticket=1', COM, true],
  ['http://localhost:8080/login/mfa-enrolment?ticket=1', LOCAL, true],
  ['http://login.example.com/mfa', COM, false],
  ['https://evil.com/mfa', COM, false],
  ['https://login.example.com@evil.com/mfa', COM, false],
  ['https://evil-example.com/mfa', COM, false],
  ['javascript:alert(1)', COM, false],
  ['/mfa', COM, false],
  ['https://login.example.com/mfa', LOCAL, false],
])('%s at %j: %s', (url, site, expected) => expect(ticketAddress(url, site)).toBe(expected ? url : undefined));
