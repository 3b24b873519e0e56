import type { IdentityRow } from '../model/people';
import type { SiteRuntime } from '../site';
import { consolesOf } from './call';
import { issueTokens } from './tokens';

/** Where a sign-in ends, below a console's origin. */
const CALLBACK = '/app/auth0_callback';
export const EXPIRES_IN = 7200;
export const SCOPE = 'openid profile email';

export interface Sign {
  readonly site: SiteRuntime;
  readonly origin: string;
}

/** Where a sign-in leads back to: the callback that is asked for, if it is a console's, exactly. */
export const callbackOf = (sign: Sign, query: URLSearchParams): string | undefined =>
  consolesOf(sign)
    .map((origin) => `${origin}${CALLBACK}`)
    .find((callback) => callback === query.get('redirect_uri'));

const isForCode = (query: URLSearchParams): boolean => query.get('response_type') === 'code';

/** Leads back to the callback: with a fragment, or with a query where a code was asked for. */
function back(sign: Sign, query: URLSearchParams, response: Record<string, string>): Response {
  const values = new URLSearchParams({ ...response, state: query.get('state') ?? '' }).toString();
  const location = `${callbackOf(sign, query) ?? sign.origin + CALLBACK}${isForCode(query) ? '?' : '#'}${values}`;
  return new Response(null, { status: 302, headers: { location } });
}

/** Leads back with an error. */
export const refuse = (sign: Sign, query: URLSearchParams, error: string, error_description: string): Response =>
  back(sign, query, { error, error_description });

/** Leads back with what was asked for: the tokens, or a code to get them with. */
export async function grant(sign: Sign, query: URLSearchParams, identity: IdentityRow): Promise<Response> {
  const { site, origin } = sign;
  if (isForCode(query)) return back(sign, query, { code: site.tickets.issue(identity.id, 'code', query.toString()) });
  const { accessToken, idToken } = await issueTokens(site, origin, identity, query.get('nonce') ?? undefined);
  return back(sign, query, {
    access_token: accessToken,
    scope: SCOPE,
    expires_in: String(EXPIRES_IN),
    token_type: 'Bearer',
    id_token: idToken,
  });
}
