import DOMPurify from 'dompurify';

interface PageParts {
  /** The page without scripts. */
  readonly html: TrustedHTML;
  readonly css: string;
}

/** A page of the sandbox, taken apart: the policy of the console's own page would refuse its style element. */
export function partsOf(html: string): PageParts {
  const css = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '').join('\n');
  const clean = DOMPurify.sanitize(html, {
    WHOLE_DOCUMENT: true,
    FORBID_TAGS: ['style', 'script', 'iframe'],
    ADD_ATTR: ['target'],
    RETURN_TRUSTED_TYPE: true,
  });
  return { html: clean, css };
}

/** What a form sends when a button of it is pressed: its address and its body. */
export function submission(form: HTMLFormElement, submitter: HTMLElement | null, page: URL): [URL, RequestInit?] {
  const url = new URL(form.getAttribute('action') || page.href, page);
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  const name = submitter?.getAttribute('name');
  if (name) fields.append(name, submitter?.getAttribute('value') ?? '');
  if (form.method !== 'post') {
    url.search = fields.toString();
    return [url];
  }
  return [url, { method: 'POST', body: fields }];
}
