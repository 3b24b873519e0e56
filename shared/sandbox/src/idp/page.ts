import { documentText } from '../html/document';
import { style } from '../html/form-style';
import { Html, html } from '../html/markup';

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

/** Headers of all answers of the provider: its pages may load nothing, and nobody may frame them. */
export const pageHeaders = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;
