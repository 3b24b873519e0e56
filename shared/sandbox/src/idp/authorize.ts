import type { SiteRuntime } from '../site';
import { clientIdOf } from '../site-config';
import { newIdentity } from './accounts';
import { chooserPage, notePage } from './pages';
import { issueTokens } from './tokens';

const CALLBACK = '/app/auth0_callback';
const GOOGLE = 'google-oauth2';
const EXPIRES_IN = '7200';

/** People whom the stand-in for Google knows. */
const GOOGLE_PEOPLE = ['google.user@example.com', 'customer@example.com'];

const html = (text: string, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } });

const redirect = (target: string, fragment: Record<string, string>): Response =>
  new Response(null, {
    status: 302,
    headers: { location: `${target}#${new URLSearchParams(fragment).toString()}`, 'cache-control': 'no-store' },
  });

interface Call {
  readonly site: SiteRuntime;
  readonly origin: string;
}

const linkOf =
  (query: URLSearchParams) =>
  (more: Record<string, string>): string =>
    `/authorize?${new URLSearchParams({ ...Object.fromEntries(query), ...more }).toString()}`;

function googlePage(query: URLSearchParams): Response {
  const link = linkOf(query);
  const choices = GOOGLE_PEOPLE.map((email) => ({ text: email, href: link({ choice: email }) }));
  return html(chooserPage('Sign in with Google (sandbox)', choices, link({ choice: 'cancel' })));
}

/** The provider's own page, where one chooses how to sign in: what 'More' on the sign-in screen leads to. */
function providerPage(query: URLSearchParams): Response {
  const link = linkOf(query);
  const choices = [{ text: 'Continue with Google', href: link({ connection: GOOGLE }) }];
  return html(chooserPage('Sign in (sandbox)', choices, link({ choice: 'cancel' })));
}

async function googleEmail({ site }: Call, choice: string): Promise<string | undefined> {
  if (!GOOGLE_PEOPLE.includes(choice)) return undefined;
  await site.store.transact(() => {
    if (!site.store.identities.get(choice))
      site.store.identities.put(newIdentity(choice, { email_verified: true, password: null, provider: GOOGLE }));
  });
  return choice;
}

/**
 * The end of a sign-in: leads back to the console's callback with the tokens, or the error, in the fragment. Only the
 * own callback is led to, exactly.
 */
export async function authorize(call: Call, query: URLSearchParams): Promise<Response> {
  const { site, origin } = call;
  const target = `${origin}${CALLBACK}`;
  if (query.get('redirect_uri') !== target)
    return html(notePage('Callback URL mismatch', 'The callback is not in the list of allowed addresses.'), 403);
  const state = query.get('state') ?? '';
  const fail = (error: string, error_description: string) => redirect(target, { error, error_description, state });
  if (query.get('client_id') !== clientIdOf(site.definition)) return fail('unauthorized_client', 'Unknown client');
  const choice = query.get('choice');
  const isGoogle = query.get('connection') === GOOGLE;
  const isSubmitted = isGoogle || query.has('login_ticket');
  if (!isSubmitted && choice === null) return providerPage(query);
  if (isGoogle && choice === null) return googlePage(query);
  if (choice === 'cancel') return fail('access_denied', 'User did not authorize the request');
  const email = isGoogle
    ? await googleEmail(call, choice ?? '')
    : site.tickets.take(query.get('login_ticket') ?? '', 'login');
  const identity = email === undefined ? undefined : site.store.identities.get(email);
  if (!identity) return fail('login_required', 'Login required');
  if (!identity.email_verified) return fail('access_denied', 'Please verify your email before logging in.');
  const { accessToken, idToken } = await issueTokens(site, origin, identity, query.get('nonce') ?? undefined);
  return redirect(target, {
    access_token: accessToken,
    scope: 'openid profile email',
    expires_in: EXPIRES_IN,
    token_type: 'Bearer',
    state,
    id_token: idToken,
  });
}
