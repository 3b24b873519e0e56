/** @jest-environment node */
import { readSettings, SettingsError } from './settings';

const controlsOf = (env: NodeJS.ProcessEnv): boolean => readSettings(env, '/').controls;

it.each([undefined, '', 'on', 'ON', 'true', 'yes', '1', ' on '])('the controls of the sandbox are on: %j', (word) => {
  expect(controlsOf({ SANDBOX_CONTROLS: word })).toBe(true);
});

it.each(['off', 'Off', 'false', 'no', '0'])('and off: %j', (word) => {
  expect(controlsOf({ SANDBOX_CONTROLS: word })).toBe(false);
});

it.each(['of', 'disabled', 'none', '-'])('a word that nobody understands is refused: %j', (word) => {
  expect(() => controlsOf({ SANDBOX_CONTROLS: word })).toThrow(SettingsError);
  expect(() => controlsOf({ SANDBOX_CONTROLS: word })).toThrow(`SANDBOX_CONTROLS must be 'on' or 'off', not '${word}'`);
});

it('are off beside a real API, whatever is asked for', () => {
  expect(controlsOf({ SANDBOX_CONTROLS: 'on', API_ORIGIN: 'https://api.example.com' })).toBe(false);
});

const read = (env: Record<string, string>) => readSettings({ NODE_ENV: 'test', ...env }, '/console');

it.each([
  ['https://api.example.com', 'https://api.example.com'],
  ['https://api.example.com/', 'https://api.example.com'],
  ['http://localhost:9000', 'http://localhost:9000'],
  ['', undefined],
])('API_ORIGIN=%s', (text, origin) => expect(read({ API_ORIGIN: text }).apiOrigin).toBe(origin));

it.each(['https://api.example.com/v1', 'api.example.com', 'https://user@api.example.com', 'ftp://api.example.com'])(
  'API_ORIGIN=%s is refused in words',
  (text) => expect(() => read({ API_ORIGIN: text })).toThrow(`API_ORIGIN must be an origin like`),
);

it('TRUSTED_PROXIES names addresses, networks and kinds of them', () => {
  expect(read({ TRUSTED_PROXIES: '10.0.0.0/8, ::1 ,loopback' }).trustedProxies).toEqual([
    '10.0.0.0/8',
    '::1',
    'loopback',
  ]);
  expect(read({}).trustedProxies).toEqual([]);
  for (const text of ['10.0.0.0/99', 'nginx', 'true', '*'])
    expect(() => read({ TRUSTED_PROXIES: text })).toThrow(`TRUSTED_PROXIES must be addresses or networks`);
});

it('DRAIN_SECONDS says how long what is under way may take', () => {
  expect(read({}).drainSeconds).toBe(40);
  expect(read({ DRAIN_SECONDS: '0' }).drainSeconds).toBe(0);
  for (const text of ['soon', '-1', '1.5', '4000'])
    expect(() => read({ DRAIN_SECONDS: text })).toThrow('DRAIN_SECONDS must be a whole number from 0 to 3600');
});

it('UNREADY_SECONDS says how long it takes requests that balancers still send', () => {
  expect([read({}).unreadySeconds, read({ UNREADY_SECONDS: '10' }).unreadySeconds]).toEqual([0, 10]);
  expect(() => read({ UNREADY_SECONDS: 'soon' })).toThrow('UNREADY_SECONDS must be a whole number from 0 to 3600');
});

it('begins no traces unless it is told to', () => {
  expect([read({}).startsTraces, read({ START_TRACES: 'on' }).startsTraces]).toEqual([false, true]);
});

it('says nothing of its health, and writes plain text, unless it is told to', () => {
  expect(read({})).toMatchObject({ operations: undefined, publicHealth: false, logFormat: 'text' });
  expect(read({ OPERATIONS_PORT: '9090', PUBLIC_HEALTH: 'on', LOG_FORMAT: 'JSON' })).toMatchObject({
    operations: { host: '127.0.0.1', port: 9090 },
    publicHealth: true,
    logFormat: 'json',
  });
  expect(() => read({ OPERATIONS_PORT: 'x' })).toThrow('OPERATIONS_PORT must be a whole number');
  expect(() => read({ LOG_FORMAT: 'xml' })).toThrow("LOG_FORMAT must be 'text' or 'json', not 'xml'");
});

it('reads where published versions come from, and whom to believe', () => {
  expect(read({}).registry).toBeUndefined();
  const env = { REGISTRY: 's3://bucket/prod', REGISTRY_PUBLISHERS: 'publishers.json' };
  expect(read(env).registry).toEqual({
    address: 's3://bucket/prod',
    publishers: '/console/publishers.json',
    cache: '/console/.cache/registry',
    seconds: 5,
  });
  expect(() => read({ REGISTRY: '/reg' })).toThrow('REGISTRY needs REGISTRY_PUBLISHERS');
  expect(() => read({ ...env, SINGLE_BUNDLE: '1' })).toThrow('give one of them, not both');
  expect(() => read({ ...env, REGISTRY_SECONDS: '0' })).toThrow(
    "REGISTRY_SECONDS must be a number from 1 to 3600, not '0'",
  );
});

it('speaks TLS with as many keys as certificates, and redirects only then', () => {
  expect(read({})).toMatchObject({ tls: undefined, redirectPort: undefined });
  expect(read({ TLS_CERT: 'a.pem, /b.pem', TLS_KEY: 'a.key,/b.key', REDIRECT_PORT: '8000' })).toMatchObject({
    tls: [
      { cert: '/console/a.pem', key: '/console/a.key' },
      { cert: '/b.pem', key: '/b.key' },
    ],
    redirectPort: 8000,
  });
  for (const [TLS_CERT, TLS_KEY] of [
    ['a.pem', ''],
    ['', 'a.key'],
    ['a,b', 'a'],
  ] as const)
    expect(() => read({ TLS_CERT, TLS_KEY })).toThrow('TLS_CERT and TLS_KEY go together');
  expect(() => read({ REDIRECT_PORT: '8000' })).toThrow('REDIRECT_PORT sends people on to TLS');
});
