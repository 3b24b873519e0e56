import { type Html, html } from './markup';

export interface DocumentParts {
  readonly title: string;
  /** The element that brings the style: a link or a style element. */
  readonly style: Html;
  readonly body: Html;
}

/** A whole page in English, for light and dark, without scripts and with an icon that asks the server nothing. */
export const documentText = ({ title, style, body }: DocumentParts): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        ${style}
      </head>
      <body>
        ${body}
      </body>
    </html> `.text;

/** The element for a style sheet that is served on its own. `href`: path on the same host. */
export const styleLink = (href: string): Html => html`<link rel="stylesheet" href="${href}" />`;
