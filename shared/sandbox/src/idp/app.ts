import type { Context } from 'hono';
import { cors } from 'hono/cors';
import { readBody } from '../api/request-params';
import { ApiFault } from '../api/errors';
import { shortName } from '../api/caller';
import { originOf } from '../api/origin';
import { withFault } from '../controls/inject';
import { withoutSecrets } from '../controls/request-log';
import type { SiteRuntime } from '../site';
import { authenticateRoutes } from './authenticate';
import { authorizeRoutes } from './authorize';
import { type IdpEnv, idpRoutes } from './call';
import { linkRoutes } from './links';
import { mfaRoutes } from './mfa/routes';
import { oauthRoutes } from './oauth';
import { pageHeaders } from './pages';

const parts = [oauthRoutes, authenticateRoutes, authorizeRoutes, linkRoutes, mfaRoutes];

const app = idpRoutes();

app.use(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(pageHeaders)) c.res.headers.set(name, value);
});
// Pages of consoles elsewhere ask with cookies, as clients of Auth0 do; the own console needs nothing.
app.use(
  cors({
    origin: (asking, c: Context<IdpEnv>) => (c.env.site.definition.consoles?.includes(asking) ? asking : null),
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['authorization', 'content-type'],
    credentials: true,
  }),
);
for (const part of parts) app.route('/', part);
app.notFound((c) => c.json({ error: 'not_found' }, 404));
app.onError((error) => {
  throw error;
});

const paths = new Set(parts.flatMap(({ routes }) => routes.map(({ path }) => path)));

/** Whether a path belongs to the identity provider. */
export const isIdpPath = (path: string): boolean => paths.has(path);

/** Answers a request to the identity provider. */
export async function handleIdpRequest(site: SiteRuntime, request: Request): Promise<Response> {
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
    const response = await withFault(rule, request.signal, async () =>
      app.fetch(plain, { site, origin: originOf(request), body }),
    );
    seen.status = response.status;
    return response;
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    return Response.json(
      { error: 'invalid_request', error_description: 'The body cannot be read' },
      { status: error.status },
    );
  }
}
