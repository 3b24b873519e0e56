const escape = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char] ?? char,
  );

const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title></head><body><main><h1>${escape(title)}</h1>${content}</main></body></html>`;

const alert = (fault: string | undefined): string => (fault ? `<p role="alert">${escape(fault)}</p>` : '');

const link = ({ href, text }: Link): string => `<a href="${escape(href)}">${escape(text)}</a>`;

export interface Link {
  readonly href: string;
  readonly text: string;
}

/** A page of the provider that says one thing and leads on. */
export const notePage = (title: string, text: string, on?: Link): string =>
  page(title, `<p>${escape(text)}</p>${on ? `<p>${link(on)}</p>` : ''}`);

/** A page that says one thing and leads to the console. */
export const homePage = (title: string, text: string): string =>
  notePage(title, text, { href: '/', text: 'To the console' });

/** For a ticket that is none. */
export const expiredPage = (): string => homePage('Link expired', 'This link was used already, or is too old.');

/** A page of the provider with some ways on, and a way back. */
export const chooserPage = (title: string, choices: readonly Link[], cancelHref: string): string =>
  page(
    title,
    `<ul>${choices.map((choice) => `<li>${link(choice)}</li>`).join('')}</ul><p>${link({ href: cancelHref, text: 'Cancel' })}</p>`,
  );

/** Where a forgotten password is set anew. */
export const passwordPage = (ticket: string, fault?: string): string =>
  page(
    'Change your password',
    `${alert(fault)}<form method="post"><input type="hidden" name="ticket" value="${escape(ticket)}"><p><label>New password <input type="password" name="password" autocomplete="new-password" required minlength="8"></label></p><p><button type="submit">Reset password</button></p></form>`,
  );

const codeForm = (ticket: string, action: string, button: string): string =>
  `<form method="post" action="${escape(action)}"><input type="hidden" name="ticket" value="${escape(ticket)}"><p><label>Code <input name="code" inputmode="text" autocomplete="one-time-code" required maxlength="24"></label></p><p><button type="submit">${escape(button)}</button></p></form>`;

/** Where a second factor is added: the key for an application that makes codes, and the first code as a proof. */
export const enrolmentPage = (ticket: string, { secret, uri }: { secret: string; uri: string }, fault?: string) =>
  page(
    'Secure your account',
    `${alert(fault)}<p>Add this key to an application that makes one-time codes:</p><p><code>${escape(secret)}</code></p><p>${link({ href: uri, text: 'Open the application on this device' })}</p><p>Then enter the code that it shows.</p>${codeForm(ticket, '/login/mfa-enrolment', 'Add')}`,
  );

/** Where signing in asks for the second factor. */
export const challengePage = (ticket: string, cancelHref: string, fault?: string): string =>
  page(
    'Verify your identity',
    `${alert(fault)}<p>Enter the code that your application shows, or your recovery code.</p>${codeForm(ticket, '/login/mfa', 'Continue')}<p>${link({ href: cancelHref, text: 'Cancel' })}</p>`,
  );
