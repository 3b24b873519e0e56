const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe to put into a page. Only `html` makes it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | Html | readonly Html[] | undefined;

function written(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map((one) => one.text).join('');
  return String(part).replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
}

/** Writes markup; whatever is put into it is text unless it is markup made in the same way. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((before, text, index) => before + written(parts[index - 1]) + text));

interface DocumentParts {
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

/** Style of pages with a form in the middle: sober, in light and dark, readable at any width. */
export const style = `
:root { color-scheme: light dark; --page: #f4f5f7; --card: #fff; --text: #1b1f27; --soft: #4c5565; --line: #d5d9e1; --strong: #14532d; --on-strong: #fff; --bad: #9f1239; --focus: #1d4ed8; }
@media (prefers-color-scheme: dark) {
  :root { --page: #0f1217; --card: #191e26; --text: #e8ebf0; --soft: #a7b0bf; --line: #39424f; --strong: #86efac; --on-strong: #0b2013; --bad: #fda4af; --focus: #93c5fd; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 24px 16px; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 440px; margin: 0 auto; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.notice { margin: 0 0 16px; color: var(--soft); font-size: 13px; }
h1 { margin: 0 0 16px; font-size: 20px; line-height: 1.3; overflow-wrap: anywhere; }
.amount { margin: 0 0 16px; font-size: 32px; line-height: 1.2; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 6px 16px; margin: 0 0 20px; padding: 16px 0; border: solid var(--line); border-width: 1px 0; }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
form { display: grid; gap: 10px; }
label { display: grid; gap: 4px; font-weight: 600; }
input { width: 100%; padding: 10px 12px; border: 1px solid var(--soft); border-radius: 6px; background: var(--card); color: var(--text); font: inherit; letter-spacing: 0.1em; }
button, .back { display: block; width: 100%; padding: 11px 16px; border: 1px solid var(--soft); border-radius: 6px; background: transparent; color: var(--text); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button.main { border-color: var(--strong); background: var(--strong); color: var(--on-strong); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
hr { width: 100%; margin: 6px 0; border: 0; border-top: 1px solid var(--line); }
.fault { margin: 0; color: var(--bad); font-weight: 600; }
.code { display: block; width: 220px; max-width: 100%; margin: 0 auto 20px; padding: 10px; background: #fff; }
`;
