import * as v from 'valibot';
import { idpRoutes } from '../call';
import { grant, refuse } from '../grant';
import { expiredPage } from '../pages';
import { challengeAgain, enrolledPage, enrolmentPage } from './pages';
import { enrol, enrolmentOf, takeCode } from './second-factor';

const Entered = v.object({
  ticket: v.string(),
  code: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/[\s-]/g, '').toUpperCase()),
  ),
});

/** The pages where a second factor is added, and where signing in asks for it. */
export const mfaRoutes = idpRoutes();

mfaRoutes.get('/login/mfa-enrolment', (c) => {
  const ticket = c.req.query('ticket') ?? '';
  const enrolment = enrolmentOf(c.env.site, ticket);
  return enrolment ? c.html(enrolmentPage(ticket, enrolment)) : c.html(expiredPage(), 400);
});

mfaRoutes.post('/login/mfa-enrolment', async (c) => {
  const { site, body } = c.env;
  const parsed = v.safeParse(Entered, body);
  const enrolment = parsed.success ? enrolmentOf(site, parsed.output.ticket) : undefined;
  if (!parsed.success || !enrolment) return c.html(expiredPage(), 400);
  const { ticket, code } = parsed.output;
  const recoveryCode = await enrol(site, ticket, code);
  if (recoveryCode === undefined)
    return c.html(enrolmentPage(ticket, enrolment, 'The code you entered is not valid.'), 400);
  return c.html(enrolledPage(recoveryCode));
});

mfaRoutes.post('/login/mfa', async (c) => {
  const { site, body } = c.env;
  const parsed = v.safeParse(Entered, body);
  const ticket = parsed.success ? site.tickets.peek(parsed.output.ticket, 'mfa-challenge') : undefined;
  if (!parsed.success || !ticket) return c.html(expiredPage(), 400);
  const { email, detail } = ticket;
  const query = new URLSearchParams(detail);
  if (site.failures.isBlocked('code', email))
    return refuse(c.env, query, 'too_many_attempts', 'Too many wrong codes. Try again in a quarter of an hour.');
  if (!(await takeCode(site, email, parsed.output.code))) {
    site.failures.note('code', email);
    return c.html(challengeAgain(parsed.output.ticket, query), 400);
  }
  site.failures.forget('code', email);
  const identity = site.tickets.take(parsed.output.ticket, 'mfa-challenge') && site.store.identities.get(email);
  return identity ? grant(c.env, query, identity) : c.html(expiredPage(), 400);
});
