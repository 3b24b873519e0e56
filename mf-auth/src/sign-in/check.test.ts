import { emailFault, requiredFault } from './check';

it.each([
  ['', 'signIn.required'],
  ['   ', 'signIn.required'],
  ['kadri', undefined],
])('required: %j', (value, fault) => expect(requiredFault(value)).toBe(fault));

it.each([
  ['', 'signIn.required'],
  ['kadri', 'signIn.email'],
  ['kadri@example', 'signIn.email'],
  ['kadri tamm@example.com', 'signIn.email'],
  [' kadri@example.com ', undefined],
])('e-mail: %j', (value, fault) => expect(emailFault(value)).toBe(fault));
