import type { IdentityRow } from '../model/people';
import { sendMail } from '../outbox/mail';
import { randomFrom } from '../seed/random';
import type { SiteRuntime } from '../site';
import { hashPassword, isStrong, passwordPolicy } from './password';

export const CONNECTION = 'Username-Password-Authentication';
const PROHIBITED_DOMAIN = /@(.*\.)?blocked\.(example|test)$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface Refusal {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const refusal = (body: Readonly<Record<string, unknown>>): Refusal => ({
  status: 400,
  body: { ...body, statusCode: 400 },
});

const weak = (): Refusal =>
  refusal({
    name: 'PasswordStrengthError',
    code: 'invalid_password',
    message: 'Password is too weak',
    description: 'Password is too weak',
    policy: passwordPolicy,
  });

/** What is wrong with a sign-up, in the provider's words. */
function signupFault(site: SiteRuntime, email: string, password: string): Refusal | undefined {
  if (!EMAIL.test(email))
    return refusal({
      name: 'BadRequestError',
      code: 'invalid_email',
      description: 'error in email - email format validation failed',
    });
  if (PROHIBITED_DOMAIN.test(email))
    return refusal({ name: 'BadRequestError', code: 'domain_prohibited', description: 'Email domain is prohibited' });
  if (site.store.identities.get(email))
    return refusal({ name: 'BadRequestError', code: 'invalid_signup', description: 'Invalid sign up' });
  return isStrong(password) ? undefined : weak();
}

export const newIdentity = (
  email: string,
  more: Pick<IdentityRow, 'email_verified' | 'password'> & { provider?: string },
): IdentityRow => ({
  id: email,
  user_id: 0,
  sub: `${more.provider ?? 'auth0'}|${randomFrom(email).text(24, '0123456789abcdef')}`,
  email_verified: more.email_verified,
  password: more.password,
});

/** Signs somebody up and sends the mail that verifies the address. */
export async function signUp(
  site: SiteRuntime,
  origin: string,
  input: { email: string; password: string },
): Promise<IdentityRow | Refusal> {
  const email = input.email.trim().toLowerCase();
  const fault = signupFault(site, email, input.password);
  if (fault) return fault;
  const password = await hashPassword(input.password);
  const ticket = site.tickets.issue(email, 'verify-email');
  return site.store.transact(() => {
    sendMail(site, {
      to: email,
      kind: 'verify-email',
      subject: 'Verify your email',
      text: 'Follow the link to verify your e-mail address.',
      link: `${origin}/login/email-verification?ticket=${ticket}`,
    });
    return site.store.identities.put(newIdentity(email, { email_verified: false, password }));
  });
}

/** Sends the mail that lets somebody set a new password. Says nothing of whether the address is known. */
export async function forgetPassword(site: SiteRuntime, origin: string, input: string): Promise<void> {
  const email = input.trim().toLowerCase();
  if (!site.store.identities.get(email)) return;
  const ticket = site.tickets.issue(email, 'reset-password');
  await site.store.transact(() =>
    sendMail(site, {
      to: email,
      kind: 'reset-password',
      subject: 'Reset your password',
      text: 'Follow the link to set a new password.',
      link: `${origin}/login/reset-password?ticket=${ticket}`,
    }),
  );
}

/** Sets a new password. Returns what is wrong with it, or undefined. */
export async function setPassword(site: SiteRuntime, email: string, password: string): Promise<string | undefined> {
  if (!isStrong(password)) return `Password is too weak. ${passwordPolicy.replaceAll('\n', ' ')}`;
  const kept = await hashPassword(password);
  await site.store.transact(() => site.store.identities.update(email, { password: kept, email_verified: true }));
  return undefined;
}

export const isRefusal = (value: IdentityRow | Refusal): value is Refusal => 'status' in value;
