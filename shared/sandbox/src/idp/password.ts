import type { PasswordHash } from '../model/people';

const ROUNDS = 20_000;
const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

async function derive(password: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: ROUNDS },
    key,
    256,
  );
  return hex(bits);
}

export async function hashPassword(password: string, salt: string = crypto.randomUUID()): Promise<PasswordHash> {
  return { salt, hash: await derive(password, salt) };
}

/** Stands in for somebody who is not known: a check takes as long for them as for everybody else. */
const NOBODY: PasswordHash = { salt: 'nobody', hash: '' };

/** Whether a password is the one that is kept; the same work where none is. */
export async function isPassword(password: string, kept: PasswordHash | null): Promise<boolean> {
  const { salt, hash } = kept ?? NOBODY;
  return (await derive(password, salt)) === hash;
}

/** Password policy of the connection, in the words of a refusal. */
export const passwordPolicy =
  '* At least 8 characters in length\n* Should contain:\n * lower case letters (a-z)\n * upper case letters (A-Z)\n * numbers (i.e. 0-9)';

/** The policy in one line, for a page. */
export const policyLine =
  'At least 8 characters, with lower case letters (a-z), upper case letters (A-Z) and numbers (0-9).';

const MINIMUM_LENGTH = 8;

const kinds = [
  { code: 'lowerCase', message: 'lower case letters (a-z)', fits: /[a-z]/ },
  { code: 'upperCase', message: 'upper case letters (A-Z)', fits: /[A-Z]/ },
  { code: 'numbers', message: 'numbers (i.e. 0-9)', fits: /\d/ },
] as const;

/** Each rule of the policy with whether a password keeps it, in the shape in which the provider describes a refusal. */
export function strengthOf(password: string) {
  const items = kinds.map(({ code, message, fits }) => ({ code, message, verified: fits.test(password) }));
  const length = {
    code: 'lengthAtLeast',
    message: 'At least %d characters in length',
    format: [MINIMUM_LENGTH],
    verified: password.length >= MINIMUM_LENGTH,
  };
  const contains = {
    code: 'shouldContain',
    message: 'Should contain:',
    items,
    verified: items.every(({ verified }) => verified),
  };
  const rules = [length, contains];
  return { rules, verified: rules.every(({ verified }) => verified) };
}

/** Whether a password gives away whose it is. */
export const namesUser = (password: string, email: string): boolean => {
  const name = email.split('@')[0] ?? '';
  return name.length >= 3 && password.toLowerCase().includes(name.toLowerCase());
};
