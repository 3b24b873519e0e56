/** The screens around the sign-in form, by the names of the specification. (spec 1, section 4) */
export type AuthView =
  | { readonly name: 'login_signup'; readonly signedUp?: string }
  | { readonly name: 'forgot_password' }
  | { readonly name: 'waiting_forgot_confirmation'; readonly email: string }
  | { readonly name: 'waiting_signup_confirmation'; readonly email: string };

/** The two modes of the sign-in form. (spec 1, section 2) */
export type Mode = 'login' | 'signup';

export type AuthEvent =
  | { readonly type: 'forgot' }
  | { readonly type: 'mailSent'; readonly email: string }
  | { readonly type: 'signedUp'; readonly email: string; readonly emailVerified: boolean }
  | { readonly type: 'back' };

/** A verified address may log in at once, another one waits for its mail; back always leads to the form. */
export function nextView(view: AuthView, event: AuthEvent): AuthView {
  switch (event.type) {
    case 'forgot':
      return { name: 'forgot_password' };
    case 'mailSent':
      return { name: 'waiting_forgot_confirmation', email: event.email };
    case 'signedUp':
      return event.emailVerified
        ? { name: 'login_signup', signedUp: event.email }
        : { name: 'waiting_signup_confirmation', email: event.email };
    case 'back':
      return view.name === 'login_signup' ? view : { name: 'login_signup' };
  }
}
