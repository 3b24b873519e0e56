import type { AuthEvent, AuthView } from './view';
import { nextView } from './view';

const form: AuthView = { name: 'login_signup' };
const email = 'kadri@example.com';

it.each<[AuthView, AuthEvent, AuthView]>([
  [form, { type: 'forgot' }, { name: 'forgot_password' }],
  [{ name: 'forgot_password' }, { type: 'mailSent', email }, { name: 'waiting_forgot_confirmation', email }],
  [form, { type: 'signedUp', email, emailVerified: false }, { name: 'waiting_signup_confirmation', email }],
  [form, { type: 'signedUp', email, emailVerified: true }, { name: 'login_signup', signedUp: email }],
  [{ name: 'forgot_password' }, { type: 'back' }, form],
  [{ name: 'waiting_forgot_confirmation', email }, { type: 'back' }, form],
  [{ name: 'waiting_signup_confirmation', email }, { type: 'back' }, form],
])('%j after %j', (view, event, next) => expect(nextView(view, event)).toEqual(next));
