/** @jest-environment node */
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { clientReader, networkOf, seenBy } from './client';

function from(peer: string | undefined, headers: Record<string, string> = {}): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: peer });
  return Object.assign(new IncomingMessage(socket), { headers });
}

it.each<[string, string[], string | undefined, Record<string, string>, string, string]>([
  [
    'nobody is trusted',
    [],
    '198.51.100.1',
    { 'x-forwarded-for': '1.1.1.1', 'x-forwarded-proto': 'https' },
    '198.51.100.1',
    'http',
  ],
  [
    'a proxy is trusted',
    ['10.0.0.0/8'],
    '10.1.2.3',
    { 'x-forwarded-for': '1.1.1.1', 'x-forwarded-proto': 'https' },
    '1.1.1.1',
    'https',
  ],
  [
    'the client has written before it',
    ['10.0.0.0/8'],
    '10.1.2.3',
    { 'x-forwarded-for': '9.9.9.9, 1.1.1.1' },
    '1.1.1.1',
    'http',
  ],
  [
    'several proxies',
    ['10.0.0.0/8'],
    '10.1.2.3',
    { 'x-forwarded-for': '9.9.9.9, 1.1.1.1, 10.9.9.9' },
    '1.1.1.1',
    'http',
  ],
  ['a proxy says nothing', ['loopback'], '127.0.0.1', {}, '127.0.0.1', 'http'],
  ['a proxy says nonsense', ['loopback'], '127.0.0.1', { 'x-forwarded-for': 'x' }, '127.0.0.1', 'http'],
  ['the nearest proxy has the last word', ['loopback'], '::1', { 'x-forwarded-proto': 'https, http' }, '::1', 'http'],
  [
    'IPv4 by way of IPv6',
    ['127.0.0.1'],
    '::ffff:127.0.0.1',
    { 'x-forwarded-for': '::ffff:1.1.1.1' },
    '1.1.1.1',
    'http',
  ],
  ['a connection that is gone', ['loopback'], undefined, { 'x-forwarded-for': '1.1.1.1' }, 'unknown', 'http'],
])('%s', (_, trusted, peer, headers, address, protocol) => {
  expect(clientReader(trusted)(from(peer, headers))).toMatchObject({ address, protocol });
});

it.each<[string, string[], Record<string, string>, string, true | undefined]>([
  ['a browser', [], {}, '1.1', undefined],
  ['a trusted proxy that says nothing', ['loopback'], {}, '1.1', true],
  ['a proxy that nobody trusts', [], { 'x-forwarded-for': '1.1.1.1' }, '1.1', true],
  ['a proxy that only names itself', [], { via: '1.1 cache' }, '1.1', true],
  ['a proxy of old that says nothing', [], {}, '1.0', true],
])('%s has passed it on, or not', (_, trusted, headers, httpVersion, isProxied) => {
  const incoming = Object.assign(from('127.0.0.1', headers), { httpVersion });
  expect(clientReader(trusted)(incoming).isProxied).toBe(isProxied);
});

it('lets nobody name the protocol but who is trusted', () => {
  const request = new Request('http://localhost/', { headers: { 'x-forwarded-proto': 'https' } });
  expect(seenBy({ protocol: 'http' }, request).headers.get('x-forwarded-proto')).toBe('http');
});

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ['1::2:3:4:5:1.2.3.4', '1:0:2:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is in the network %s', (address, network) => expect(networkOf(address)).toBe(network));
