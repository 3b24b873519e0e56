/** What is wrong with a value, as the id of its text. */
export type Fault = 'signIn.required' | 'signIn.email';

/** User name and password are required; what they must look like is the provider's business. (spec 1, section 5) */
export const requiredFault = (value: string): Fault | undefined =>
  value.trim() === '' ? 'signIn.required' : undefined;

const EMAIL = /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/;

/** The address of a forgotten password is required and must be one. (spec 1, section 5) */
export function emailFault(value: string): Fault | undefined {
  if (value.trim() === '') return 'signIn.required';
  return EMAIL.test(value.trim()) ? undefined : 'signIn.email';
}
