import { html } from '../html/markup';
import { alert, type Link, link, page } from './page';

/** A page of the provider that says one thing and leads on. */
export const notePage = (title: string, text: string, on?: Link): string =>
  page(
    title,
    html`<p>${text}</p>
      ${on && html`<p>${link(on)}</p>`}`,
  );

/** A page that says one thing and leads to the console. */
export const homePage = (title: string, text: string): string =>
  notePage(title, text, { href: '/', text: 'To the console' });

/** For a ticket that is none. */
export const expiredPage = (): string => homePage('Link expired', 'This link was used already, or is too old.');

/** A page of the provider with some ways on, and a way back. */
export const chooserPage = (title: string, choices: readonly Link[], cancelHref: string): string =>
  page(
    title,
    html`<ul>
        ${choices.map((choice) => html`<li>${link(choice)}</li>`)}
      </ul>
      <p>${link({ href: cancelHref, text: 'Cancel' })}</p>`,
  );

/** Where a forgotten password is set anew. */
export const passwordPage = (ticket: string, fault?: string): string =>
  page(
    'Change your password',
    html`<form method="post">
      ${alert(fault)}
      <input type="hidden" name="ticket" value="${ticket}" />
      <label
        >New password <input type="password" name="password" autocomplete="new-password" required minlength="8"
      /></label>
      <button class="main" type="submit">Reset password</button>
    </form>`,
  );
