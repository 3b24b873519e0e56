/** @jest-environment node */
import { decodeJwt } from 'jose';
import { startSandbox, type TestSandbox } from '../testing/client';
import { fragmentOf, identityProvider, mailsOf, ORIGIN, type TestProvider } from '../testing/sign-in';

let test: TestSandbox;
let provider: TestProvider;
beforeAll(async () => {
  test = await startSandbox();
});
beforeEach(async () => {
  await test.control('POST', 'reset', {});
  provider = identityProvider(test);
});

async function linksOf(page: Response): Promise<string[]> {
  return [...(await page.text()).matchAll(/href="(\/[^"]+)"/g)].map((match) =>
    (match[1] ?? '').replaceAll('&amp;', '&'),
  );
}

it('lets one choose an account of Google, or cancel; the first visit makes the user', async () => {
  const links = await linksOf(await provider.authorize({ connection: 'google-oauth2' }));
  const [chosen = ''] = links;
  const fragment = fragmentOf(await test.fetchFrom(chosen));
  expect(decodeJwt(fragment['id_token'] ?? '')).toMatchObject({ email: 'google.user@example.com', nonce: 'once' });
  const first = await provider.exchange(fragment);
  expect(first).toMatchObject({ status: 200, body: { user: { name: 'google.user@example.com' } } });
  const second = await provider.exchange(fragmentOf(await test.fetchFrom(chosen)));
  expect(second.body).toMatchObject({ apikey: Object(first.body).apikey });
  expect(fragmentOf(await test.fetchFrom(links.at(-1) ?? ''))).toMatchObject({ error: 'access_denied' });
});

it.each([
  ['google.user@blocked.example', 'Email domain is prohibited'],
  ['admin@example.com', 'Unknown account'],
])('does not let %s in', async (choice, error_description) => {
  expect(fragmentOf(await provider.authorize({ connection: 'google-oauth2', choice }))).toMatchObject({
    error: 'access_denied',
    error_description,
  });
});

it('knows no password to forget of somebody who comes from Google', async () => {
  await provider.authorize({ connection: 'google-oauth2', choice: 'google.user@example.com' });
  await provider.forget('google.user@example.com');
  expect(await mailsOf(test)).toEqual([]);
  expect((await provider.authenticate('google.user@example.com', '')).status).toBe(403);
});

it('shows its own page to somebody who has not said how to sign in', async () => {
  const page = await (await provider.authorize({})).text();
  expect(page).toContain('Continue with Google');
  expect(page).toContain('connection=google-oauth2');
  expect(fragmentOf(await provider.authorize({ choice: 'cancel' }))).toMatchObject({ error: 'access_denied' });
});

it('writes what it is given as text', async () => {
  const page = await (await provider.authorize({ state: '"><script>alert(1)</script>' })).text();
  expect(page).not.toContain('<script');
});

it.each([
  [`${ORIGIN}/app/`, 302],
  ['https://evil.test/', 400],
  ['http://localhost:8140.evil.test/', 400],
  ['//evil.test', 400],
])('logs out to %s: %i', async (returnTo, status) => {
  const response = await test.fetchFrom(
    `/v2/logout?${new URLSearchParams({ returnTo, client_id: 'client' }).toString()}`,
  );
  expect(response.status).toBe(status);
});

it('logs out to the site where nothing is said', async () => {
  expect((await test.fetchFrom('/v2/logout')).headers.get('location')).toBe(`${ORIGIN}/`);
});
