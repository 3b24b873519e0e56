import { signInWay } from './provider';

const at = (address: string) => new URL(address);
const config = (authDomain: string | undefined, authClientId: string | undefined = 'console') => ({
  authDomain,
  authClientId,
});

it('talks to a provider of the same owner over HTTPS', () => {
  expect(signInWay(config('login.example.com'), at('https://console.example.com/app/'))).toEqual({
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
  const way = signInWay(config(at(address).host), at(address));
  expect(way).toMatchObject({ kind: 'provider', provider: { origin: at(address).origin } });
});

it('never speaks plain HTTP on a public host', () => {
  const way = signInWay(config('login.example.com'), at('http://console.example.com/'));
  expect(way).toMatchObject({ provider: { origin: 'https://login.example.com' } });
});

it.each([
  ['http://127.0.0.1:8080/', 'localhost:8080', 'stub'],
  ['http://localhost:8080/', undefined, 'stub'],
  ['https://console.example.com/', 'login.evil.com', 'none'],
  ['https://console.example.com/', undefined, 'none'],
  ['https://console.example.com/', 'evil.com/@login.example.com', 'none'],
  ['https://console.example.com/', 'user@login.example.com', 'none'],
  ['http://metal.localhost:8080/', 'localhost:8080', 'none'],
])('%s with the provider %s: %s', (address, domain, kind) => {
  expect(signInWay(config(domain), at(address)).kind).toBe(kind);
});
