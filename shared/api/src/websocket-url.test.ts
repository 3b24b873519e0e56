import { websocketUrl } from './websocket-url';

it.each([
  ['https:', 'console.example.com', 'wss://console.example.com/v1/events'],
  ['http:', 'localhost:8080', 'ws://localhost:8080/v1/events'],
])('from %s//%s it is %s', (protocol, host, url) => expect(websocketUrl('/events', { protocol, host })).toBe(url));

it.each(['events', '//evil.example', '/events?apikey=secret', '/events#apikey=secret', '/a\\b', '/a b', ''])(
  'refuses the path %j',
  (path) => expect(() => websocketUrl(path, { protocol: 'https:', host: 'a.example' })).toThrow(TypeError),
);
