/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../testing/client';
import { identityProvider, linkIn, mailsOf, type TestProvider } from '../testing/sign-in';

let test: TestSandbox;
let provider: TestProvider;
beforeEach(async () => {
  test = await startSandbox();
  provider = identityProvider(test);
});

it('signs up, and in after the address was verified', async () => {
  const made = await provider.signUp(' Fresh@Example.com ');
  expect(await made.json()).toMatchObject({ email: 'fresh@example.com', email_verified: false });
  expect(await provider.signIn('fresh@example.com')).toMatchObject({ error: 'access_denied' });
  const [mail] = await mailsOf(test);
  expect(mail).toMatchObject({ to: 'fresh@example.com', kind: 'verify-email' });
  expect((await test.fetchFrom(linkIn(mail))).status).toBe(200);
  expect((await test.fetchFrom(linkIn(mail))).status).toBe(400);
  const { body } = await provider.exchange(await provider.signIn('fresh@example.com'));
  expect(body).toMatchObject({ apikey: expect.stringMatching(/^[a-z0-9]{32}$/), user: { name: 'fresh@example.com' } });
});

it('makes one user for somebody whose first two visits come at once', async () => {
  await provider.signUp('twice@verified.example');
  const fragment = await provider.signIn('twice@verified.example');
  const [one, other] = await Promise.all([provider.exchange(fragment), provider.exchange(fragment)]);
  expect(one.body).toEqual(other.body);
});

it('believes addresses at verified.example at once', async () => {
  const made = await provider.signUp('known@verified.example');
  expect(await made.json()).toMatchObject({ email_verified: true });
  expect(await mailsOf(test)).toEqual([]);
  expect(await provider.signIn('known@verified.example')).toHaveProperty('id_token');
});

it.each([
  ['customer@example.com', 'Sandbox-2026', { name: 'BadRequestError', code: 'invalid_signup' }],
  ['a@blocked.example', 'Sandbox-2026', { code: 'domain_prohibited', description: 'Email domain is prohibited' }],
  ['nobody', 'Sandbox-2026', { code: 'invalid_email', message: expect.stringMatching(/^error in email/) }],
  ['own-name@example.com', 'My-Own-Name-1', { name: 'PasswordNoUserInfoError', code: 'invalid_password' }],
])('refuses the sign-up of %s', async (email, password, error) => {
  const response = await provider.signUp(email, password);
  expect({ status: response.status, body: await response.json() }).toMatchObject({
    status: 400,
    body: { ...error, statusCode: 400 },
  });
});

it('says of each rule of the policy whether a password keeps it', async () => {
  const body: { description: unknown; policy: string } = await (await provider.signUp('b@example.com', 'weak')).json();
  expect(body).toMatchObject({
    name: 'PasswordStrengthError',
    code: 'invalid_password',
    message: 'Password is too weak',
    policy: expect.stringContaining('* At least 8 characters in length'),
    description: {
      verified: false,
      rules: [
        { code: 'lengthAtLeast', format: [8], verified: false },
        {
          code: 'shouldContain',
          verified: false,
          items: [
            { code: 'lowerCase', verified: true },
            { code: 'upperCase', verified: false },
            { code: 'numbers', verified: false },
          ],
        },
      ],
    },
  });
});

it('makes one identity for two sign-ups of one address at once', async () => {
  const responses = await Promise.all([provider.signUp('race@example.com'), provider.signUp('race@example.com')]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

it.each([
  ['another connection', { connection: 'other' }],
  ['no connection', { connection: undefined }],
  ['no address', { email: undefined }],
])('refuses a sign-up with %s', async (_, patch) => {
  const body = { connection: 'Username-Password-Authentication', email: 'c@example.com', password: 'Sandbox-2026' };
  expect((await provider.post('/dbconnections/signup', { ...body, ...patch })).status).toBe(400);
  expect((await provider.post('/dbconnections/change_password', { ...body, ...patch })).status).toBe(400);
});

it('mails a link that sets a new password, and does not tell who is known', async () => {
  expect(await (await provider.forget('nobody@example.com')).text()).toBe(
    await (await provider.forget('Customer@example.com')).text(),
  );
  const mails = await mailsOf(test);
  expect(mails).toHaveLength(1);
  const url = new URL(mails[0]?.link ?? '');
  expect(await (await test.fetchFrom(url.pathname + url.search)).text()).toContain('New password');
  const set = async (password: string) =>
    (await provider.submit(url.pathname, { ticket: url.searchParams.get('ticket') ?? '', password })).status;
  expect(await set('weak')).toBe(400);
  expect(await set('Customer-2026')).toBe(400);
  expect(await set('Changed-2026')).toBe(200);
  expect(await set('Changed-2027')).toBe(400);
  expect((await provider.authenticate('customer@example.com')).status).toBe(403);
  expect((await provider.authenticate('customer@example.com', 'Changed-2026')).status).toBe(200);
});

it('mails no more than ten times about a forgotten password', async () => {
  for (let count = 0; count < 10; count += 1) expect((await provider.forget('customer@example.com')).status).toBe(200);
  expect((await provider.forget('customer@example.com')).status).toBe(429);
  expect(await mailsOf(test)).toHaveLength(10);
});

it('takes a hundred sign-ups, refused ones among them, until it was quiet', async () => {
  for (let count = 0; count < 100; count += 1) expect((await provider.signUp('customer@example.com')).status).toBe(400);
  const late = await provider.signUp('late@verified.example');
  expect([late.status, await late.json()]).toMatchObject([429, { error: 'too_many_requests' }]);
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 16 * 60_000);
  expect((await provider.signUp('late@verified.example')).status).toBe(200);
  clock.mockRestore();
});
