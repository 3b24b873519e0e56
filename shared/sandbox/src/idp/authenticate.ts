import type { Context } from 'hono';
import * as v from 'valibot';
import { ensureLarge } from '../seed/large';
import { clientIdOf } from '../site-config';
import { CONNECTION, forgetPassword, isRefusal, mailBlock, signUp } from './accounts';
import { type IdpEnv, idpRoutes, isForeign, missingParameter, oauthError, tooManyRequests } from './call';
import { isPassword } from './password';

const Credentials = v.object({
  username: v.string(),
  password: v.string(),
  realm: v.optional(v.string()),
  client_id: v.string(),
});

/** Whoever signs in with this address meets a provider that is overrun. */
const THROTTLED = 'throttled@example.com';

const blocked = (c: Context<IdpEnv>) =>
  oauthError(
    c,
    429,
    'too_many_attempts',
    "Your account has been blocked after multiple consecutive login attempts. We've sent you an email with instructions on how to unblock it.",
  );

async function wrongPassword(c: Context<IdpEnv>, email: string) {
  const { site, origin } = c.env;
  site.failures.note('site', '');
  if (site.failures.note('password', email)) await mailBlock(site, origin, email);
  return oauthError(c, 403, 'access_denied', 'Wrong email or password.');
}

/** The check of a password, which answers a ticket to sign in with. */
export const authenticateRoutes = idpRoutes();

authenticateRoutes.post('/co/authenticate', async (c) => {
  const { site, body } = c.env;
  if (isForeign(c)) return oauthError(c, 403, 'unauthorized_client', 'The origin is not allowed');
  const parsed = v.safeParse(Credentials, body);
  if (!parsed.success) return missingParameter(c);
  const { username, password, realm, client_id } = parsed.output;
  if (client_id !== clientIdOf(site.definition)) return oauthError(c, 403, 'unauthorized_client', 'Unknown client');
  const email = username.trim().toLowerCase();
  if (email === THROTTLED || site.failures.isBlocked('site', '')) return tooManyRequests(c);
  if (site.failures.isBlocked('password', email)) return blocked(c);
  const isRight = await isPassword(password, site.store.identities.get(email)?.password ?? null);
  if (!isRight || (realm !== undefined && realm !== CONNECTION)) return wrongPassword(c, email);
  site.failures.forget('password', email);
  await ensureLarge(site, email);
  const login_ticket = site.tickets.issue(email, 'login');
  return c.json({ login_ticket, co_verifier: crypto.randomUUID(), co_id: crypto.randomUUID().slice(0, 12) });
});

const SignUp = v.object({ email: v.string(), password: v.string(), connection: v.literal(CONNECTION) });
const Forgotten = v.object({ email: v.string(), connection: v.literal(CONNECTION) });

// Signing up, and forgotten passwords.
authenticateRoutes.post('/dbconnections/signup', async (c) => {
  const parsed = v.safeParse(SignUp, c.env.body);
  if (!parsed.success) return missingParameter(c);
  const { site, origin } = c.env;
  if (site.failures.isBlocked('signup', '')) return tooManyRequests(c);
  site.failures.note('signup', '');
  const made = await signUp(site, origin, parsed.output);
  if (isRefusal(made)) return c.json(made.body, made.status);
  return c.json({ _id: made.sub.split('|')[1], email: made.id, email_verified: made.email_verified });
});

authenticateRoutes.post('/dbconnections/change_password', async (c) => {
  const { site, origin, body } = c.env;
  const parsed = v.safeParse(Forgotten, body);
  if (!parsed.success) return missingParameter(c);
  const email = parsed.output.email.trim().toLowerCase();
  if (site.failures.isBlocked('mail', email)) return tooManyRequests(c);
  site.failures.note('mail', email);
  await forgetPassword(site, origin, email);
  return c.html("We've just sent you an email to reset your password.");
});
