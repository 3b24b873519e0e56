import type { IdentityRow } from '../model/people';
import { sendMail } from '../outbox/mail';
import { randomFrom } from '../seed/random';
import type { SiteRuntime } from '../site';
import { hashPassword, namesUser, passwordPolicy, policyLine, strengthOf } from './password';

/** How the provider refuses a sign-up. */
interface Refusal {
  readonly status: 400;
  readonly body: Readonly<Record<string, unknown>>;
}

const refusal = (body: Readonly<Record<string, unknown>>): Refusal => ({
  status: 400,
  body: { ...body, statusCode: 400 },
});

/** The refusals of a sign-up, as the provider words them: clients look at the code, people at the description. */
const refusals = {
  email: () => {
    const text = 'error in email - email format validation failed';
    return refusal({ name: 'BadRequestError', code: 'invalid_email', message: text, description: text });
  },
  domain: () =>
    refusal({ name: 'BadRequestError', code: 'domain_prohibited', description: 'Email domain is prohibited' }),
  known: () => refusal({ name: 'BadRequestError', code: 'invalid_signup', description: 'Invalid sign up' }),
  weak: (description: object, policy: string) =>
    refusal({
      name: 'PasswordStrengthError',
      code: 'invalid_password',
      message: 'Password is too weak',
      description,
      policy,
    }),
  namesUser: (policy: string) =>
    refusal({
      name: 'PasswordNoUserInfoError',
      code: 'invalid_password',
      message: 'Password contains user information',
      description: 'Password contains user information',
      policy,
    }),
};

export const CONNECTION = 'Username-Password-Authentication';
const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text);

/** Addresses that may not sign up, in whatever way. */
export const isProhibited = (email: string): boolean => /[@.]blocked\.(?:example|test)$/.test(email);

/** Addresses that need no mail to be believed. */
const isVerifiedAtOnce = (email: string): boolean => email.endsWith('@verified.example');

/** What is wrong with a sign-up, in the provider's words. */
function signupFault(site: SiteRuntime, email: string, password: string): Refusal | undefined {
  if (!isEmail(email)) return refusals.email();
  if (isProhibited(email)) return refusals.domain();
  if (site.store.identities.get(email)) return refusals.known();
  const strength = strengthOf(password);
  if (!strength.verified) return refusals.weak(strength, passwordPolicy);
  return namesUser(password, email) ? refusals.namesUser(passwordPolicy) : undefined;
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

/** Mails with a link that only works once, by what it is for. */
const mails = {
  'verify-email': {
    kind: 'verify-email',
    subject: 'Verify your email',
    text: 'Follow the link to verify your email address.',
    page: 'email-verification',
  },
  'reset-password': {
    kind: 'reset-password',
    subject: 'Reset your password',
    text: 'Follow the link to set a new password.',
    page: 'reset-password',
  },
  unblock: {
    kind: 'blocked-account',
    subject: 'Your account has been blocked',
    text: 'Someone tried many times to log in with a wrong password. If it was you, follow the link to try again.',
    page: 'unblock',
  },
} as const;

/** Only inside a transaction. */
function mailTicket(site: SiteRuntime, origin: string, email: string, purpose: keyof typeof mails): void {
  const { page, ...mail } = mails[purpose];
  const ticket = site.tickets.issue(email, purpose);
  sendMail(site, { to: email, ...mail, link: `${origin}/login/${page}?ticket=${ticket}` });
}

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
  const email_verified = isVerifiedAtOnce(email);
  return site.store.transact(() => {
    // Two may have come for one address while the password was worked on.
    if (site.store.identities.get(email)) return refusals.known();
    if (!email_verified) mailTicket(site, origin, email, 'verify-email');
    return site.store.identities.put(newIdentity(email, { email_verified, password }));
  });
}

/** Sends the mail again to somebody who comes unverified and has no link that still works. */
export async function remindToVerify(site: SiteRuntime, origin: string, email: string): Promise<void> {
  if (site.tickets.has(email, 'verify-email')) return;
  await site.store.transact(() => mailTicket(site, origin, email, 'verify-email'));
}

/** Sends the mail that lets somebody set a new password. Says nothing of whether the address is known. */
export async function forgetPassword(site: SiteRuntime, origin: string, email: string): Promise<void> {
  // Who comes by another provider has no password here to forget.
  if (!site.store.identities.get(email)?.password) return;
  await site.store.transact(() => mailTicket(site, origin, email, 'reset-password'));
}

/** Sets a new password. Returns what is wrong with it, or undefined. */
export async function setPassword(site: SiteRuntime, email: string, password: string): Promise<string | undefined> {
  if (!strengthOf(password).verified) return `Password is too weak. ${policyLine}`;
  if (namesUser(password, email)) return 'Password contains user information.';
  const kept = await hashPassword(password);
  await site.store.transact(() => site.store.identities.update(email, { password: kept, email_verified: true }));
  site.failures.forget('password', email);
  return undefined;
}

/** Tells somebody that too many wrong passwords came, with a link that lifts the block. */
export async function mailBlock(site: SiteRuntime, origin: string, email: string): Promise<void> {
  if (!site.store.identities.get(email)) return;
  await site.store.transact(() => mailTicket(site, origin, email, 'unblock'));
}

export const isRefusal = (value: IdentityRow | Refusal): value is Refusal => 'status' in value;
