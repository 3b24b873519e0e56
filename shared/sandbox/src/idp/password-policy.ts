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
