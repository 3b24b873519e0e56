import { Html, html } from '../pay-pages/html';
import { style } from '../pay-pages/style';

export interface Link {
  readonly href: string;
  readonly text: string;
}

export const link = ({ href, text }: Link): Html => html`<a href="${href}">${text}</a>`;

/** What is wrong with what somebody entered; nothing where nothing is. */
export const alert = (fault: string | undefined): Html | undefined =>
  fault === undefined ? undefined : html`<p class="fault" role="alert">${fault}</p>`;

/** A whole page of the provider: no scripts, nothing from elsewhere. */
export const page = (title: string, content: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <style>
          ${new Html(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.text;

/** Headers of all answers of the provider: its pages may load nothing, and nobody may frame them. */
export const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;
