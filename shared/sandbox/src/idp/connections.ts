import * as v from 'valibot';
import { CONNECTION, forgetPassword, isRefusal, signUp } from './accounts';
import { idpRoutes, missingParameter, tooManyRequests } from './call';

const SignUp = v.object({ email: v.string(), password: v.string(), connection: v.literal(CONNECTION) });
const Forgotten = v.object({ email: v.string(), connection: v.literal(CONNECTION) });

/** Signing up, and forgotten passwords. */
export const connectionRoutes = idpRoutes();

connectionRoutes.post('/dbconnections/signup', async (c) => {
  const parsed = v.safeParse(SignUp, c.env.body);
  if (!parsed.success) return missingParameter(c);
  const made = await signUp(c.env.site, c.env.origin, parsed.output);
  if (isRefusal(made)) return c.json(made.body, made.status);
  return c.json({ _id: made.sub.split('|')[1], email: made.id, email_verified: made.email_verified });
});

connectionRoutes.post('/dbconnections/change_password', async (c) => {
  const { site, origin, body } = c.env;
  const parsed = v.safeParse(Forgotten, body);
  if (!parsed.success) return missingParameter(c);
  const email = parsed.output.email.trim().toLowerCase();
  if (site.failures.isBlocked('mail', email)) return tooManyRequests(c);
  site.failures.note('mail', email);
  await forgetPassword(site, origin, email);
  return c.html("We've just sent you an email to reset your password.");
});
