import { idpRoutes } from './call';

/** Leads back to the own origin only. There is no session to end: every sign-in asks for the password. */
export const logoutRoutes = idpRoutes();

logoutRoutes.get('/v2/logout', (c) => {
  const { origin } = c.env;
  const wanted = c.req.query('returnTo') ?? `${origin}/`;
  if (!URL.canParse(wanted) || new URL(wanted).origin !== origin)
    return c.text('The "returnTo" querystring parameter is not in the allow list.', 400);
  return c.redirect(wanted);
});
