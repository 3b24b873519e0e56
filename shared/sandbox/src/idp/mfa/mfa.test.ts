/** @jest-environment node */
import { startSandbox, type TestSandbox } from '../../testing/client';
import { codeNow, fragmentOf, identityProvider, mailsOf, ORIGIN, type TestProvider } from '../../testing/sign-in';
import { codeAt } from './totp';

const CUSTOMER = 'customer@example.com';

let test: TestSandbox;
let provider: TestProvider;
beforeAll(async () => {
  test = await startSandbox();
});
beforeEach(async () => {
  await test.control('POST', 'reset', {});
  provider = identityProvider(test);
  // In the middle of an interval, so that no code turns old during a test.
  const now = Math.floor(Date.now() / 30_000) * 30_000 + 15_000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
});

afterEach(() => jest.restoreAllMocks());

const textOf = async (response: Response): Promise<string> => response.text();
const hidden = (page: string): string => /name="ticket"\s+value="([^"]+)"/.exec(page)?.[1] ?? '';

async function enrol() {
  const { ticket_id: ticket, ticket_url } = await test.call('activateMfa', {});
  const page = await textOf(await test.fetchFrom(ticket_url.replace(ORIGIN, '')));
  const secret = /<code>([A-Z2-7]{32})<\/code>/.exec(page)?.[1] ?? '';
  const response = await provider.submit('/login/mfa-enrolment', { ticket, code: await codeNow(secret, -1) });
  const recovery = /<code>([A-Z2-7]{24})<\/code>/.exec(await textOf(response))?.[1] ?? '';
  return { ticket, secret, recovery };
}

const challengeOf = async (): Promise<string> => hidden(await textOf(await provider.proceed(CUSTOMER)));
const answerWith = (ticket: string, code: string) => provider.submit('/login/mfa', { ticket, code });

it('makes the codes of RFC 6238', async () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const codes = await Promise.all(
    [59, 1_111_111_109, 1_234_567_890, 20_000_000_000].map((s) => codeAt(secret, Math.floor(s / 30))),
  );
  expect(codes).toEqual(['287082', '081804', '005924', '353130']);
});

it('is off, is added with a code on the page of the ticket, and says so by mail', async () => {
  expect(await test.call('getMfaStatus', {})).toEqual({ success: false });
  const { ticket, secret } = await enrol();
  expect(await test.call('getMfaStatus', {})).toEqual({ success: true });
  expect(await mailsOf(test)).toMatchObject([{ kind: 'mfa-enrolled', to: CUSTOMER }]);
  const again = await provider.submit('/login/mfa-enrolment', { ticket, code: await codeNow(secret) });
  expect(again.status).toBe(400);
  expect((await test.fetchFrom(`/login/mfa-enrolment?ticket=${ticket}`)).status).toBe(400);
  expect(await test.request('activateMfa', {})).toMatchObject({ status: 400 });
});

it('is not added with a wrong code', async () => {
  const { ticket_id: ticket } = await test.call('activateMfa', {});
  const response = await provider.submit('/login/mfa-enrolment', { ticket, code: '12345' });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('role="alert"');
  expect(await test.call('getMfaStatus', {})).toEqual({ success: false });
});

it('asks for a code of which each works once', async () => {
  const { secret } = await enrol();
  const code = await codeNow(secret);
  expect(fragmentOf(await answerWith(await challengeOf(), code))).toMatchObject({
    id_token: expect.any(String),
    state: '"/compute"',
  });
  expect((await answerWith(await challengeOf(), code)).status).toBe(400);
  const ticket = await challengeOf();
  const next = await codeNow(secret, 1);
  expect(fragmentOf(await answerWith(ticket, ` ${next.slice(0, 3)} ${next.slice(3)}`))).toHaveProperty('id_token');
  expect((await answerWith(ticket, await codeNow(secret, 1))).status).toBe(400);
});

it('gives no tokens before the code', async () => {
  await enrol();
  const response = await provider.proceed(CUSTOMER);
  expect([response.status, response.headers.get('location')]).toEqual([200, null]);
  const page = await response.text();
  expect(page).toContain('Verify your identity');
  expect(page).not.toContain('id_token=');
});

it('asks after Google, too', async () => {
  await enrol();
  const response = await provider.authorize({ connection: 'google-oauth2', choice: CUSTOMER });
  expect(await response.text()).toContain('Verify your identity');
});

it('lets one cancel', async () => {
  await enrol();
  const href = /href="(\/authorize[^"]+)"/.exec(await textOf(await provider.proceed(CUSTOMER)))?.[1] ?? '';
  expect(fragmentOf(await test.fetchFrom(href.replaceAll('&amp;', '&')))).toMatchObject({ error: 'access_denied' });
});

it('takes the recovery code once, and mails the next', async () => {
  const { recovery } = await enrol();
  expect(fragmentOf(await answerWith(await challengeOf(), recovery.toLowerCase()))).toHaveProperty('id_token');
  expect((await answerWith(await challengeOf(), recovery)).status).toBe(400);
  const [mail] = await mailsOf(test);
  expect(mail).toMatchObject({ kind: 'mfa-recovery' });
  const next = /[A-Z2-7]{24}/.exec(mail?.text ?? '')?.[0] ?? '';
  expect(fragmentOf(await answerWith(await challengeOf(), next))).toHaveProperty('id_token');
});

it('leads back after ten wrong codes, right ones too', async () => {
  const { secret } = await enrol();
  const ticket = await challengeOf();
  for (let count = 0; count < 10; count += 1) expect((await answerWith(ticket, '000')).status).toBe(400);
  expect(fragmentOf(await answerWith(ticket, await codeNow(secret)))).toMatchObject({ error: 'too_many_attempts' });
});

it('goes by the machine’s clock, whatever the sandbox’s says', async () => {
  const { secret } = await enrol();
  await test.control('POST', 'clock', { advance_seconds: 86_400 });
  expect(fragmentOf(await answerWith(await challengeOf(), await codeNow(secret)))).toHaveProperty('id_token');
});

it('is taken away by the deprecated call, and then there is none to take', async () => {
  await enrol();
  expect(await test.request('deactivateMfa', {})).toMatchObject({ status: 200, body: { success: true } });
  expect(await test.call('getMfaStatus', {})).toEqual({ success: false });
  expect(await provider.signIn(CUSTOMER)).toHaveProperty('id_token');
  expect(await test.request('deactivateMfa', {})).toMatchObject({ status: 400 });
});
