import { type Context, Hono } from 'hono';
import type { SiteRuntime } from '../site';

/** What a request to the provider comes with. */
export interface IdpCall {
  readonly site: SiteRuntime;
  readonly origin: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface IdpEnv {
  Bindings: IdpCall;
}

export const idpRoutes = () => new Hono<IdpEnv>();

/** A failure in the shape of the protocol. */
export const oauthError = (
  c: Context<IdpEnv>,
  status: 400 | 401 | 403 | 429,
  error: string,
  error_description: string,
) => c.json({ error, error_description }, status);

export const missingParameter = (c: Context<IdpEnv>) =>
  oauthError(c, 400, 'invalid_request', 'Missing required parameter');

/** A response to too many attempts, whose words consoles know. (spec 1, section 8) */
export const tooManyRequests = (c: Context<IdpEnv>) => oauthError(c, 429, 'too_many_requests', 'too many requests');

/** Origins of the consoles that may ask, and that a sign-in may lead to: the own one, and those that the site names. */
export const consolesOf = ({ site, origin }: Pick<IdpCall, 'site' | 'origin'>): readonly [string, ...string[]] => [
  origin,
  ...(site.definition.consoles ?? []),
];

/** Whether a page of an origin that is no console's asks. */
export const isForeign = (c: Context<IdpEnv>): boolean => {
  const origin = c.req.header('origin');
  return origin !== undefined && !consolesOf(c.env).includes(origin);
};
