import { signInWay } from './provider';

const at = (address: string) => new URL(address);
const site = (address: string) => {
  const { host, hostname } = at(address);
  const domain = hostname.endsWith('example.com') ? 'example.com' : undefined;
  return { id: 'test', host, domain };
};
const wayAt = (settings: ReturnType<typeof config>, address: string) =>
  signInWay(settings, at(address), { site: site(address) });
const config = (authDomain: string | undefined, authClientId: string | undefined = 'console') => ({
  authDomain,
  authClientId,
});

it('talks to a provider of the same owner over HTTPS', () => {
  expect(wayAt(config('login.example.com'), 'https://console.example.com/app/')).toEqual({
    kind: 'provider',
    provider: {
      origin: 'https://login.example.com',
      issuer: 'https://login.example.com/',
      jwksUri: 'https://login.example.com/.well-known/jwks.json',
      clientId: 'console',
    },
  });
});

it.each(['http://localhost:8080/app/', 'http://metal.localhost:8080/app/'])('speaks plain HTTP on %s', (address) => {
  const way = wayAt(config(at(address).host), address);
  expect(way).toMatchObject({ kind: 'provider', provider: { origin: at(address).origin } });
});

it('never speaks plain HTTP on a public host', () => {
  const way = wayAt(config('login.example.com'), 'http://console.example.com/');
  expect(way).toMatchObject({ provider: { origin: 'https://login.example.com' } });
});

it.each([
  ['http://127.0.0.1:8080/', 'localhost:8080', 'stub'],
  ['http://localhost:8080/', undefined, 'stub'],
  ['https://console.example.com/', 'login.evil.com', 'none'],
  ['https://console.example.com/', undefined, 'none'],
  ['https://console.example.com/', 'evil.com/@login.example.com', 'none'],
  ['https://console.example.com/', 'evil.com/.example.com', 'none'],
  ['https://console.example.com/', 'user@login.example.com', 'none'],
  ['http://metal.localhost:8080/', 'localhost:8080', 'none'],
])('%s with the provider %s: %s', (address, domain, kind) => {
  expect(wayAt(config(domain), address).kind).toBe(kind);
});

it('a demo has the fake of development at any host', () => {
  const address = 'https://demo.example.com/app/';
  const document = { site: site(address), demo: { email: 'customer@example.com' } };
  expect(signInWay(config(undefined), at(address), document)).toEqual({ kind: 'stub' });
});
