/** How the provider refuses a sign-up. */
export interface Refusal {
  readonly status: 400;
  readonly body: Readonly<Record<string, unknown>>;
}

const refusal = (body: Readonly<Record<string, unknown>>): Refusal => ({
  status: 400,
  body: { ...body, statusCode: 400 },
});

/** The refusals of a sign-up, as the provider words them: clients look at the code, people at the description. */
export const refusals = {
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
