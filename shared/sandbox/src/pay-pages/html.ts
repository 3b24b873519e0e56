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

export interface PageOptions {
  /** Origins that the page may lead to when a form is sent, and that may frame it. */
  readonly origins: readonly string[];
  readonly status?: number;
}

/** A page of a processor: no scripts, nothing from elsewhere, framed by the site's own pages only. */
export function pageAnswer(title: string, content: Html, { origins, status = 200 }: PageOptions): Response {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pay/style.css" />
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html> `;
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    ['form-action', "'self'", ...origins].join(' '),
    ['frame-ancestors', ...origins].join(' ') || "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return new Response(page.text, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}
