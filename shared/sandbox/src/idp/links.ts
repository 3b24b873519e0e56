import * as v from 'valibot';
import { setPassword } from './accounts';
import { idpRoutes } from './call';
import { expiredPage, homePage, passwordPage } from './pages';

const NewPassword = v.object({ ticket: v.string(), password: v.string() });

/** The pages that links in mails lead to. */
export const linkRoutes = idpRoutes();

linkRoutes.get('/login/email-verification', async (c) => {
  const { site } = c.env;
  const ticket = site.tickets.take(c.req.query('ticket') ?? '', 'verify-email');
  if (!ticket) return c.html(expiredPage(), 400);
  await site.store.transact(() => site.store.identities.update(ticket.email, { email_verified: true }));
  return c.html(homePage('Email verified', `${ticket.email} is verified. You can sign in now.`));
});

linkRoutes.get('/login/unblock', (c) => {
  const { site } = c.env;
  const ticket = site.tickets.take(c.req.query('ticket') ?? '', 'unblock');
  if (!ticket) return c.html(expiredPage(), 400);
  site.failures.forget('password', ticket.email);
  return c.html(homePage('Account unblocked', 'You can try to sign in again.'));
});

linkRoutes.get('/login/reset-password', (c) => {
  const id = c.req.query('ticket') ?? '';
  return c.env.site.tickets.peek(id, 'reset-password') ? c.html(passwordPage(id)) : c.html(expiredPage(), 400);
});

linkRoutes.post('/login/reset-password', async (c) => {
  const { site, body } = c.env;
  const parsed = v.safeParse(NewPassword, body);
  const ticket = parsed.success ? site.tickets.peek(parsed.output.ticket, 'reset-password') : undefined;
  if (!parsed.success || !ticket) return c.html(expiredPage(), 400);
  const fault = await setPassword(site, ticket.email, parsed.output.password);
  if (fault) return c.html(passwordPage(parsed.output.ticket, fault), 400);
  site.tickets.take(parsed.output.ticket, 'reset-password');
  return c.html(homePage('Password changed', 'You can sign in with your new password.'));
});
