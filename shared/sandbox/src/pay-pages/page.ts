import { documentText, styleLink } from '../html/document';
import { type Html, html } from '../html/markup';

export interface PageOptions {
  /** Origins that the page may lead to when a form is sent, and that may frame it. */
  readonly origins: readonly string[];
  readonly status?: number;
}

/** A page of a processor: no scripts, nothing from elsewhere, framed by the site's own pages only. */
export function pageAnswer(title: string, content: Html, { origins, status = 200 }: PageOptions): Response {
  const page = documentText({ title, style: styleLink('/pay/style.css'), body: html`<main>${content}</main>` });
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    ['form-action', "'self'", ...origins].join(' '),
    ['frame-ancestors', ...origins].join(' ') || "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return new Response(page, {
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
