import { documentText, Html, html, style } from '../html/page';

interface Link {
  readonly href: string;
  readonly text: string;
}

export const link = ({ href, text }: Link): Html => html`<a href="${href}">${text}</a>`;

/** What is wrong with what somebody entered; nothing where nothing is. */
export const alert = (fault: string | undefined): Html | undefined =>
  fault === undefined ? undefined : html`<p class="fault" role="alert">${fault}</p>`;

/** A whole page of the provider: no scripts, nothing from elsewhere. */
export const page = (title: string, content: Html): string =>
  documentText({
    title,
    style: html`<style>
      ${new Html(style)}
    </style>`,
    body: html`<main>
      <h1>${title}</h1>
      ${content}
    </main>`,
  });

/** Headers of all responses of the provider: its pages may load nothing, and nobody may frame them. */
export const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

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
