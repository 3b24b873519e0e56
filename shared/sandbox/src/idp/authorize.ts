import type { IdentityRow } from '../model/people';
import { clientIdOf } from '../site-config';
import { isProhibited, newIdentity, remindToVerify } from './accounts';
import { idpRoutes } from './call';
import { callbackOf, grant, refuse, type Sign } from './grant';
import { challenge } from './mfa/pages';
import { chooserPage, notePage } from './pages';

const GOOGLE = 'google-oauth2';

/** People whom the fake for Google knows; the last one comes from a domain that may not sign up. */
const GOOGLE_PEOPLE = ['google.user@example.com', 'customer@example.com', 'google.user@blocked.example'];

const html = (text: string, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

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

async function googleIdentity({ site }: Sign, email: string): Promise<IdentityRow | undefined> {
  if (!GOOGLE_PEOPLE.includes(email)) return undefined;
  return site.store.transact(
    () =>
      site.store.identities.get(email) ??
      site.store.identities.put(newIdentity(email, { email_verified: true, password: null, provider: GOOGLE })),
  );
}

/** What is wrong with what is asked for, as error and description. */
function faultOf({ site }: Sign, query: URLSearchParams): readonly [error: string, description: string] | undefined {
  if (query.get('client_id') !== clientIdOf(site.definition)) return ['unauthorized_client', 'Unknown client'];
  const type = (query.get('response_type') ?? '').split(' ').toSorted().join(' ');
  if (type !== 'id_token token' && type !== 'code')
    return ['unsupported_response_type', `Unsupported response type: ${query.get('response_type') ?? ''}`];
  if (type === 'id_token token' && !query.get('nonce')) return ['invalid_request', 'Missing required parameter: nonce'];
  if (type === 'code' && (!query.get('code_challenge') || query.get('code_challenge_method') !== 'S256'))
    return ['invalid_request', 'Missing required parameter: code_challenge'];
  // Nobody stays signed in with the provider.
  return query.get('prompt') === 'none' ? ['login_required', 'Login required'] : undefined;
}

/** Whoever proved who they are goes on to the second factor, or back with what was asked for. */
async function proved(sign: Sign, query: URLSearchParams, identity: IdentityRow): Promise<Response> {
  if (!identity.email_verified) {
    await remindToVerify(sign.site, sign.origin, identity.id);
    return refuse(sign, query, 'access_denied', 'Please verify your email before logging in.');
  }
  return identity.second_factor ? html(challenge(sign.site, identity.id, query)) : grant(sign, query, identity);
}

async function authorizeGoogle(sign: Sign, query: URLSearchParams, choice: string | null): Promise<Response> {
  if (choice === null) return googlePage(query);
  if (isProhibited(choice)) return refuse(sign, query, 'access_denied', 'Email domain is prohibited');
  const identity = await googleIdentity(sign, choice);
  return identity ? proved(sign, query, identity) : refuse(sign, query, 'access_denied', 'Unknown account');
}

/**
 * The end of a sign-in: leads back to the console's callback with the tokens, or the error, in the fragment. Only the
 * own callback is led to, exactly.
 */
async function authorize(sign: Sign, query: URLSearchParams): Promise<Response> {
  if (callbackOf(sign, query) === undefined)
    return html(notePage('Callback URL mismatch', 'The callback is not in the list of allowed addresses.'), 403);
  const fault = faultOf(sign, query);
  if (fault) return refuse(sign, query, ...fault);
  const choice = query.get('choice');
  if (choice === 'cancel') return refuse(sign, query, 'access_denied', 'User did not authorize the request');
  if (query.get('connection') === GOOGLE) return authorizeGoogle(sign, query, choice);
  const loginTicket = query.get('login_ticket');
  if (loginTicket === null) return providerPage(query);
  const ticket = sign.site.tickets.take(loginTicket, 'login');
  const identity = ticket && sign.site.store.identities.get(ticket.email);
  return identity ? proved(sign, query, identity) : refuse(sign, query, 'login_required', 'Login required');
}

export const authorizeRoutes = idpRoutes();

authorizeRoutes.get('/authorize', (c) => authorize(c.env, new URL(c.req.url).searchParams));
