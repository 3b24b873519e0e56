import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { readBody } from '../api/bag';
import { shortName } from '../api/identify';
import { originOf } from '../api/origin';
import { ApiFault } from '../api/errors';
import { withFault } from '../controls/inject';
import { withoutSecrets } from '../controls/request-log';
import { ensureLarge } from '../seed/ensure-large';
import type { SiteRuntime } from '../site';
import { clientIdOf } from '../site-config';
import { CONNECTION, forgetPassword, isRefusal, setPassword, signUp } from './accounts';
import { authorize } from './authorize';
import { publicKeyOf, signingKey } from './keys';
import { notePage, passwordPage } from './pages';
import { isPassword } from './password';
import { issuerOf, readAccessToken } from './tokens';

/** What a request to the provider comes with. */
export interface IdpCall {
  readonly site: SiteRuntime;
  readonly origin: string;
  readonly body: Readonly<Record<string, unknown>>;
}

type Env = { Bindings: IdpCall };

const PATHS = [
  /^\/co\/authenticate$/,
  /^\/authorize$/,
  /^\/dbconnections\/(signup|change_password)$/,
  /^\/userinfo$/,
  /^\/v2\/logout$/,
  /^\/login\/(email-verification|reset-password)$/,
  /^\/\.well-known\/(jwks\.json|openid-configuration)$/,
];

/** Whether a path belongs to the identity provider. */
export const isIdpPath = (path: string): boolean => PATHS.some((pattern) => pattern.test(path));

const Credentials = v.object({
  username: v.string(),
  password: v.string(),
  realm: v.optional(v.string()),
  client_id: v.string(),
});
const SignUp = v.object({ email: v.string(), password: v.string(), connection: v.string() });
const Forgotten = v.object({ email: v.string(), connection: v.string() });
const NewPassword = v.object({ ticket: v.string(), password: v.string() });

const isForeign = (c: Context<Env>): boolean => {
  const origin = c.req.header('origin');
  return origin !== undefined && origin !== c.env.origin;
};

const oauthError = (c: Context<Env>, status: 400 | 401 | 403 | 429, error: string, error_description: string) =>
  c.json({ error, error_description }, status);

const app = new Hono<Env>();

app.use(async (c, next) => {
  await next();
  c.res.headers.set('cache-control', 'no-store');
});

app.get('/.well-known/jwks.json', async (c) => c.json({ keys: [publicKeyOf(await signingKey(c.env.site))] }));

app.get('/.well-known/openid-configuration', (c) => {
  const issuer = issuerOf(c.env.origin);
  return c.json({
    issuer,
    jwks_uri: `${issuer}.well-known/jwks.json`,
    authorization_endpoint: `${issuer}authorize`,
    userinfo_endpoint: `${issuer}userinfo`,
    response_types_supported: ['token id_token'],
    response_modes_supported: ['fragment'],
    subject_types_supported: ['public'],
    scopes_supported: ['openid', 'profile', 'email'],
    id_token_signing_alg_values_supported: ['RS256'],
  });
});

app.post('/co/authenticate', async (c) => {
  const { site, body } = c.env;
  if (isForeign(c)) return oauthError(c, 403, 'unauthorized_client', 'The origin is not allowed');
  const parsed = v.safeParse(Credentials, body);
  if (!parsed.success) return oauthError(c, 400, 'invalid_request', 'Missing required parameter');
  const { username, password, realm, client_id } = parsed.output;
  if (client_id !== clientIdOf(site.definition)) return oauthError(c, 403, 'unauthorized_client', 'Unknown client');
  const email = username.trim().toLowerCase();
  if (site.failures.isBlocked(email)) {
    return oauthError(
      c,
      429,
      'too_many_attempts',
      'Your account has been blocked after multiple consecutive login attempts.',
    );
  }
  const identity = site.store.identities.get(email);
  const isRight = await isPassword(password, identity?.password ?? null);
  if (!identity || !isRight || (realm !== undefined && realm !== CONNECTION)) {
    site.failures.note(email);
    return oauthError(c, 403, 'access_denied', 'Wrong email or password.');
  }
  site.failures.forget(email);
  await ensureLarge(site, email);
  const login_ticket = site.tickets.issue(email, 'login');
  return c.json({ login_ticket, co_verifier: crypto.randomUUID(), co_id: crypto.randomUUID().slice(0, 12) });
});

app.get('/authorize', (c) => authorize(c.env, new URLSearchParams(c.req.query())));

app.post('/dbconnections/signup', async (c) => {
  const parsed = v.safeParse(SignUp, c.env.body);
  if (!parsed.success || parsed.output.connection !== CONNECTION)
    return oauthError(c, 400, 'invalid_request', 'Missing required parameter');
  const made = await signUp(c.env.site, c.env.origin, parsed.output);
  if (isRefusal(made)) return c.json(made.body, 400);
  return c.json({ _id: made.sub.split('|')[1], email: made.id, email_verified: made.email_verified });
});

app.post('/dbconnections/change_password', async (c) => {
  const parsed = v.safeParse(Forgotten, c.env.body);
  if (!parsed.success || parsed.output.connection !== CONNECTION)
    return oauthError(c, 400, 'invalid_request', 'Missing required parameter');
  await forgetPassword(c.env.site, c.env.origin, parsed.output.email);
  return c.html("We've just sent you an email to reset your password.");
});

app.get('/userinfo', async (c) => {
  const token = (c.req.header('authorization') ?? '').replace(/^Bearer /i, '');
  const email = await readAccessToken(c.env.site, c.env.origin, token);
  const identity = email === undefined ? undefined : c.env.site.store.identities.get(email);
  if (!identity) return oauthError(c, 401, 'invalid_token', 'The access token is invalid');
  return c.json({ sub: identity.sub, name: identity.id, email: identity.id, email_verified: identity.email_verified });
});

/** Leads back to the own origin only. */
app.get('/v2/logout', (c) => {
  const { origin } = c.env;
  const wanted = c.req.query('returnTo') ?? `${origin}/`;
  if (!URL.canParse(wanted) || new URL(wanted).origin !== origin)
    return c.text('The "returnTo" querystring parameter is not in the allow list.', 400);
  return c.redirect(wanted);
});

const expired = () =>
  notePage('Link expired', 'This link was used already, or is too old.', { href: '/', text: 'To the console' });

app.get('/login/email-verification', async (c) => {
  const { site } = c.env;
  const email = site.tickets.take(c.req.query('ticket') ?? '', 'verify-email');
  if (email === undefined) return c.html(expired(), 400);
  await site.store.transact(() => site.store.identities.update(email, { email_verified: true }));
  return c.html(
    notePage('Email verified', `${email} is verified. You can sign in now.`, { href: '/', text: 'To the console' }),
  );
});

app.get('/login/reset-password', (c) => {
  const ticket = c.req.query('ticket') ?? '';
  const isGood = c.env.site.tickets.peek(ticket, 'reset-password') !== undefined;
  return isGood ? c.html(passwordPage(ticket)) : c.html(expired(), 400);
});

app.post('/login/reset-password', async (c) => {
  const { site, body } = c.env;
  const parsed = v.safeParse(NewPassword, body);
  const email = parsed.success ? site.tickets.peek(parsed.output.ticket, 'reset-password') : undefined;
  if (!parsed.success || email === undefined) return c.html(expired(), 400);
  const fault = await setPassword(site, email, parsed.output.password);
  if (fault) return c.html(passwordPage(parsed.output.ticket, fault), 400);
  site.tickets.take(parsed.output.ticket, 'reset-password');
  return c.html(
    notePage('Password changed', 'You can sign in with your new password.', { href: '/', text: 'To the console' }),
  );
});

app.notFound((c) => c.json({ error: 'not_found' }, 404));

/** Answers a request to the identity provider. */
export async function answerIdp(site: SiteRuntime, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const seen = site.requests.add({
    scope: 'idp',
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: null,
  });
  try {
    const body = await readBody(request);
    seen.body = withoutSecrets(body);
    const name = body['username'] ?? body['email'];
    const user = typeof name === 'string' ? shortName(name) : undefined;
    seen.user = user ?? null;
    const rule = site.faults.take({ scope: 'idp', method: request.method, path: url.pathname, user });
    const plain = new Request(url, { method: request.method, headers: request.headers });
    const answer = await withFault(rule, request.signal, async () =>
      app.fetch(plain, { site, origin: originOf(request), body }),
    );
    seen.status = answer.status;
    return answer;
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    return Response.json(
      { error: 'invalid_request', error_description: 'The body cannot be read' },
      { status: error.status },
    );
  }
}
