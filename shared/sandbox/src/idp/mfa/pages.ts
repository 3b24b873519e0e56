import { renderSVG } from 'uqr';
import { Html, html } from '../../html/page';
import type { SiteRuntime } from '../../site';
import { alert, link, page } from '../pages';

const codeForm = (ticket: string, action: string, button: string, fault: string | undefined): Html =>
  html`<form method="post" action="${action}">
    ${alert(fault)}
    <input type="hidden" name="ticket" value="${ticket}" />
    <label>Code <input name="code" autocomplete="one-time-code" required maxlength="32" /></label>
    <button class="main" type="submit">${button}</button>
  </form>`;

/** What somebody adds to an application that makes codes. */
export interface Enrolment {
  /** Base32. */
  readonly secret: string;
  /** The same and more, for the application to read. */
  readonly uri: string;
}

/** Where a second factor is added: the key for an application that makes codes, and the first code as a proof. */
export const enrolmentPage = (ticket: string, { secret, uri }: Enrolment, fault?: string): string =>
  page(
    'Secure your account',
    html`<p>Add this key to an application that makes one-time codes, then enter the code that it shows.</p>
      <div class="code" role="img" aria-label="The key as a picture for a camera">${new Html(renderSVG(uri))}</div>
      <p><code>${secret}</code></p>
      <p>${link({ href: uri, text: 'Open the application on this device' })}</p>
      ${codeForm(ticket, '/login/mfa-enrolment', 'Add', fault)}`,
  );

/** Where signing in asks for the second factor. */
const challengePage = (ticket: string, cancelHref: string, fault?: string): string =>
  page(
    'Verify your identity',
    html`<p>Enter the code that your application shows, or your recovery code.</p>
      ${codeForm(ticket, '/login/mfa', 'Continue', fault)}
      <p>${link({ href: cancelHref, text: 'Cancel' })}</p>`,
  );

/** The last time that the recovery code is shown. */
export const enrolledPage = (recoveryCode: string): string =>
  page(
    'Second factor added',
    html`<p>Keep this recovery code. It signs you in once where you have no code:</p>
      <p><code>${recoveryCode}</code></p>
      <p>${link({ href: '/app/profile', text: 'To the console' })}</p>`,
  );

const cancelHref = (query: URLSearchParams): string =>
  `/authorize?${new URLSearchParams({ ...Object.fromEntries(query), choice: 'cancel' }).toString()}`;

/** The page that asks for the second factor in the middle of a sign-in, which goes on with what was asked for. */
export const challenge = (site: SiteRuntime, email: string, query: URLSearchParams): string =>
  challengePage(site.tickets.issue(email, 'mfa-challenge', query.toString()), cancelHref(query));

/** The same page again, after a code that was wrong. */
export const challengeAgain = (ticketId: string, query: URLSearchParams): string =>
  challengePage(ticketId, cancelHref(query), 'The code you entered is not valid.');
