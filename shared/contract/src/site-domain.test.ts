import { belongsToSite } from './site-domain';

const COM = { id: 'x', host: 'console.example.com', domain: 'example.com' };
const LOCAL = { id: 'x', host: 'localhost:8080' };
const METAL = { id: 'x', host: 'metal.localhost:8080', domain: 'metal.localhost' };

it.each([
  ['login.example.com', COM, true],
  ['example.com', COM, true],
  ['console.example.com', COM, true],
  ['LOGIN.Example.com.', { ...COM, host: 'console.example.com:8443' }, true],
  ['login.example.com:8443', COM, true],
  ['localhost:8080', LOCAL, true],
  ['localhost:9090', LOCAL, true],
  ['metal.localhost:9090', METAL, true],
  ['[::1]:8080', { id: 'x', host: '[::1]' }, true],
  ['evil-example.com', COM, false],
  ['example.com.evil.com', COM, false],
  ['login.example.org', COM, false],
  ['com', COM, false],
  ['localhost', METAL, false],
  ['evil.localhost', METAL, false],
  ['metal.localhost', LOCAL, false],
  ['127.0.0.1:8080', LOCAL, false],
  ['', COM, false],
  ['.', LOCAL, false],
  ['.example.com', COM, false],
  ['login..example.com', COM, false],
])('%s at %j: %s', (host, site, expected) => expect(belongsToSite(host, site)).toBe(expected));

it.each([
  'evil.com/.example.com',
  'evil.com?.example.com',
  'evil.com#.example.com',
  'evil.com\\.example.com',
  'user@login.example.com',
  'evil.com:80@login.example.com',
  'evil.com:x.example.com',
  'evil.com:443/.example.com',
  'https://login.example.com',
  'login.example.com\n.evil.com',
  'a b.example.com',
])('%s is no host at all', (host) => expect(belongsToSite(host, COM)).toBe(false));
